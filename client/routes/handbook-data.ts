import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from '../features/handbook/article-query.ts';
import { ArticleText } from '../features/handbook/article-text.ts';
import { drawnPage } from '../page-address.ts';

/** Reads an article while the page that shows it is still on its way; null where there is none by that name. */
export async function readArticle(client: QueryClient, slug: string) {
  const text = drawnPage() === `/handbook/${slug}` ? undefined : ArticleText.load();
  const [article] = await Promise.all([client.ensureQueryData(articleQuery(slug)), text]);
  return article;
}
