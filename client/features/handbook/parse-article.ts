import { headLine } from '#content/handbook/head-line.ts';

export interface ArticleSource {
  id: string;
  title: string;
  citation: string;
  /** Null for a source without an address, such as a rule of practice. */
  href: string | null;
}

/** How firm the ground is. */
const GRADES = ['strong', 'mixed', 'weak', 'convention'] as const;
export type EvidenceGrade = (typeof GRADES)[number];

export interface Article {
  title: string;
  category: string;
  /** Day of the last review, YYYY-MM-DD. */
  reviewed: string;
  /** Null where the file gives none. */
  grade: EvidenceGrade | null;
  /** Markdown with the definitions of its footnotes added. */
  text: string;
  /** Addresses of articles on neighboring subjects. */
  related: string[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const list = (head: string, key: string) =>
  headLine(head, key)
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads an article file: a head of simple `key: value` lines, then Markdown. Null when it has no head. */
export function parseArticle(file: string, sources: readonly ArticleSource[]): Article | null {
  const parts = FRONT_MATTER.exec(file);
  if (!parts) return null;
  const [, head = '', body = ''] = parts;
  const cited = new Set(Array.from(body.matchAll(/\[\^([\w-]+)\]/g), (match) => match[1]));
  const notes = sources
    .filter((source) => cited.has(source.id))
    .map(
      (source) =>
        `[^${source.id}]: ${source.href ? `[${source.title}](${source.href})` : source.title}. ${source.citation}`,
    );
  return {
    title: headLine(head, 'title'),
    category: headLine(head, 'category'),
    reviewed: headLine(head, 'reviewed'),
    grade: GRADES.find((grade) => grade === headLine(head, 'grade')) ?? null,
    related: list(head, 'related'),
    // Without a space between them notes 1 and 2 read as 12.
    text: [body.trim().replaceAll('][^', ']\u2009[^'), ...notes].join('\n\n'),
  };
}
