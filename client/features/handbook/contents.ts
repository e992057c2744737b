import { ARTICLE_CATEGORIES } from '#content/handbook/categories.ts';
import contents from '#content/handbook/contents.json' with { type: 'json' };
import type { ListedArticle } from '#content/handbook/list-articles.ts';

/** Every article, by title within its category. */
export const ARTICLES: readonly ListedArticle[] = contents;

const BY_SLUG: ReadonlyMap<string, ListedArticle> = new Map(ARTICLES.map((one) => [one.slug, one]));

export const listedArticle = (slug: string): ListedArticle | undefined => BY_SLUG.get(slug);

export const CHAPTERS = ARTICLE_CATEGORIES.map((category) => ({
  category,
  articles: ARTICLES.filter((one) => one.category === category),
}));

export const FIRST_ARTICLES: readonly ListedArticle[] = [
  'insulin-resistance',
  'how-many-carbs',
  'net-carbs',
  'first-week-on-keto',
  'keto-flu',
  'electrolytes',
  'measuring-success',
  'keto-with-diabetes-medicines',
].flatMap((slug) => listedArticle(slug) ?? []);

export function neighborsOf(slug: string): { before: ListedArticle | null; after: ListedArticle | null } {
  const chapter = CHAPTERS.find(({ articles }) => articles.some((one) => one.slug === slug))?.articles ?? [];
  const at = chapter.findIndex((one) => one.slug === slug);
  return { before: chapter[at - 1] ?? null, after: chapter[at + 1] ?? null };
}
