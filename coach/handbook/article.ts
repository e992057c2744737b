import { z } from 'zod';
import { ARTICLE_CATEGORIES } from '#content/handbook/categories.ts';
import type { Card } from './card.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Head of an article's file. */
export const articleHead = z.strictObject({
  title: z.string().min(5).max(90),
  slug,
  category: z.enum(ARTICLE_CATEGORIES),
  /** Day of the last review, YYYY-MM-DD. */
  reviewed: z.iso.date(),
  related: z.array(slug).max(5),
  /** Values of blood in the text that are no limits, with the reason: "98 mg/dL: two readings of the same blood". */
  examples: z.array(z.string().regex(/^\d[\d.]* \S+: .{10,}$/)).optional(),
});

/** An ordered set of cards, each of which answers one question on its own; together they read as a page. */
export type Article = z.infer<typeof articleHead> & { cards: readonly Card[] };

/** Where a statement comes from. `convention` is custom without a study behind it. */
export const handbookSource = z.strictObject({
  id: slug,
  kind: z.enum(['paper', 'guideline', 'data', 'convention', 'app']),
  title: z.string().min(3),
  citation: z.string().min(3),
  href: z.url().nullable(),
});
export type HandbookSource = z.infer<typeof handbookSource>;

export type Handbook = {
  /** In order of slug. */
  articles: readonly Article[];
  bySlug: ReadonlyMap<string, Article>;
  /** Cards of all articles, in their order. */
  cards: readonly Card[];
  sources: ReadonlyMap<string, HandbookSource>;
  /** Changes whenever an article or a way of asking does. */
  digest: string;
};
