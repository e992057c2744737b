import { z } from 'zod';

/** The prompt categories of the chat page, and one for the app itself. */
export const ARTICLE_CATEGORIES = [
  'Understanding Ketosis',
  'Understanding Insulin Resistance',
  'Understanding Exercise & Lifestyle Integration',
  'Nutrition & Fasting',
  'Using Keto Navigator',
] as const;

/** How firm the ground is: trials agree, trials differ, little was studied, or it is custom. */
const evidenceGrade = z.enum(['strong', 'mixed', 'weak', 'convention']);

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Head of an article file. */
export const articleHead = z.strictObject({
  title: z.string().min(5).max(90),
  slug,
  category: z.enum(ARTICLE_CATEGORIES),
  /** Ways a newcomer asks for this article; retrieval matches against them. */
  questions: z.array(z.string().min(5).max(120)).min(5).max(12),
  sources: z.array(slug).min(1),
  /** Day of the last review, YYYY-MM-DD. */
  reviewed: z.iso.date(),
  grade: evidenceGrade,
  related: z.array(slug).max(5),
  /** Values of blood in the text that are no limits, with the reason: "98 mg/dL: two readings of the same blood". */
  examples: z.array(z.string().regex(/^\d[\d.]* \S+: .{10,}$/)).optional(),
});

/** One part of an article that can answer on its own. The lead has no heading. */
export type ArticleSection = { heading: string | null; text: string };

/** `text` of the sections is markdown with references to sources as `[^source-id]`. */
export type Article = z.infer<typeof articleHead> & { lead: string; sections: ArticleSection[] };

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
  sources: ReadonlyMap<string, HandbookSource>;
};
