import { queryOptions } from '@tanstack/react-query';
import { type Article, type ArticleSource, parseArticle } from './parse-article.ts';

// Each article is a file of its own, loaded when it is opened.
const FILES = import.meta.glob<string>('/content/handbook/*.md', { query: '?raw', import: 'default' });

const slugOf = (path: string) => path.slice('/content/handbook/'.length, -'.md'.length);

export const articleSlugs = (): string[] => Object.keys(FILES).map(slugOf);

const load = (slug: string) => FILES[`/content/handbook/${slug}.md`];

async function readArticle(slug: string): Promise<Article | null> {
  const file = load(slug);
  if (!file) return null;
  const [text, sources] = await Promise.all([file(), import('#content/handbook/sources.json')]);
  const known: readonly ArticleSource[] = sources.default;
  return parseArticle(text, known);
}

/** An article of the handbook, or null where there is none by that name. */
export const articleQuery = (slug: string) =>
  queryOptions({ queryKey: ['handbook', slug], queryFn: () => readArticle(slug) });
