import contents from '#content/handbook/contents.json' with { type: 'json' };
import type { ListedArticle } from '#content/handbook/list-articles.ts';

/** Every article, by title within its category. */
export const ARTICLES: readonly ListedArticle[] = contents;

const BY_SLUG: ReadonlyMap<string, ListedArticle> = new Map(ARTICLES.map((one) => [one.slug, one]));

export const listedArticle = (slug: string): ListedArticle | undefined => BY_SLUG.get(slug);

/** The order in which a newcomer reads them; the help for the app itself comes last. */
const CATEGORIES = [
  'Understanding Ketosis',
  'Understanding Insulin Resistance',
  'Nutrition & Fasting',
  'Understanding Exercise & Lifestyle Integration',
  'Using Keto Navigator',
] as const;

/** The articles category by category; one that is new to this list stands at its end. */
export const CHAPTERS: readonly { category: string; articles: readonly ListedArticle[] }[] = [
  ...new Set([...CATEGORIES, ...ARTICLES.map(({ category }) => category)]),
].map((category) => ({ category, articles: ARTICLES.filter((one) => one.category === category) }));

/** Where to begin. */
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

/** The articles before and after one in its category. */
export function neighborsOf(slug: string): { before: ListedArticle | null; after: ListedArticle | null } {
  const chapter = CHAPTERS.find(({ articles }) => articles.some((one) => one.slug === slug))?.articles ?? [];
  const at = chapter.findIndex((one) => one.slug === slug);
  return { before: chapter[at - 1] ?? null, after: chapter[at + 1] ?? null };
}
