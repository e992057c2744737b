import { createCorrector } from '#domain/spelling/corrector.ts';
import type { Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';

/** Puts right the typing slips of a text: "alcohal", "cholestrol". Words it cannot place stay as they are. */
export type Spelling = (text: string) => string;

/** Spelling by the words of the handbook. */
export function createSpelling(handbook: Handbook): Spelling {
  const known = new Set(handbook.articles.flatMap((article) => wordsOf(textOf(article))));
  const correct = createCorrector(known, {
    lettersLeast: 7,
    twoSlipsFrom: 9,
    startLetters: 2,
    isMeant: (word) => known.has(word) || known.has(word.replace(/(?:es|s|ing|ed|ly)$/, '')),
  });
  return (text) => text.replace(/[a-z]{7,}/gi, (word) => correct(word.toLowerCase()) ?? word);
}

/** Words of headings and texts; the ways of asking hold slips of the hand. */
function textOf({ title, cards }: Handbook['articles'][number]): string {
  return [title, ...cards.map(({ about, heading, text }) => `${about} ${heading} ${plainText(text)}`)].join(
    ' ',
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
