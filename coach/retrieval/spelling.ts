import { createCorrector } from '#domain/spelling/corrector.ts';
import type { Card } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';

/** Puts right the typing slips of a text: "alcohal", "cholestrol". Words it cannot place stay as they are. */
export type Spelling = (text: string) => string;

/** Spelling by the words of the handbook, from `wordsOfCards`. */
export function createSpelling(words: readonly string[]): Spelling {
  const known = new Set(words);
  const correct = createCorrector(known, {
    lettersLeast: 7,
    twoSlipsFrom: 9,
    startLetters: 2,
    isMeant: (word) => known.has(word) || known.has(word.replace(/(?:es|s|ing|ed|ly)$/, '')),
  });
  return (text) => text.replace(/[a-z]{7,}/gi, (word) => correct(word.toLowerCase()) ?? word);
}

/** Each word of headings and texts once; the ways of asking hold slips of the hand. */
export function wordsOfCards(cards: readonly Card[]): string[] {
  const texts = cards.map(({ about, heading, text }) => `${about} ${heading} ${plainText(text)}`);
  return [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+/g),
    ),
  ];
}
