import { queryOptions } from '@tanstack/react-query';
import { type Article, parseArticle } from './parse-article.ts';

// Each article is a file of its own, loaded when it is opened.
const FILES = import.meta.glob<string>('/content/handbook/*.md', { query: '?raw', import: 'default' });

async function readArticle(slug: string): Promise<Article | null> {
  const load = FILES[`/content/handbook/${slug}.md`];
  if (!load) return null;
  const [text, sources] = await Promise.all([load(), import('#content/handbook/sources.json')]);
  return parseArticle(text, sources.default);
}

/** An article of the handbook, or null where there is none by that name. */
export const articleQuery = (slug: string) =>
  queryOptions({ queryKey: ['handbook', slug], queryFn: () => readArticle(slug) });
