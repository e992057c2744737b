import { editDistance } from '#domain/spelling/edit-distance.ts';
import type { Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';

/** Shorter words have too many neighbours to guess at. */
const LETTERS_LEAST = 7;
const TWO_SLIPS_FROM = 9;

/** Puts right the typing slips of a text: "alcohal", "cholestrol". Words it cannot place stay as they are. */
export type Spelling = (text: string) => string;

/** Spelling by the words of the handbook. */
export function createSpelling(handbook: Handbook): Spelling {
  const known = new Set(handbook.articles.flatMap((article) => wordsOf(textOf(article))));
  const byStart = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < LETTERS_LEAST - 1) continue;
    const start = word.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }
  const corrected = (word: string): string => {
    const plain = word.toLowerCase();
    if (
      plain.length < LETTERS_LEAST ||
      known.has(plain) ||
      known.has(plain.replace(/(?:es|s|ing|ed|ly)$/, ''))
    )
      return word;
    const slips = plain.length >= TWO_SLIPS_FROM ? 2 : 1;
    const near = (byStart.get(plain.slice(0, 2)) ?? [])
      .filter((other) => Math.abs(other.length - plain.length) <= slips)
      .map((other) => ({ other, distance: editDistance(plain, other) }))
      .filter(({ distance }) => distance <= slips)
      .sort((a, b) => a.distance - b.distance);
    return near[0]?.other ?? word;
  };
  return (text) => text.replace(/[a-z]{7,}/gi, corrected);
}

function textOf({ title, questions, lead, sections }: Handbook['articles'][number]): string {
  return [
    title,
    ...questions,
    plainText(lead),
    ...sections.map(({ heading, text }) => `${heading} ${plainText(text)}`),
  ].join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
