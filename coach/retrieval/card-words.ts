import type { Card } from '../handbook/card.ts';
import type { WordTable } from './word-table.ts';
import { contentWords } from './words.ts';

/** How a card's words fit a question's, each 0..1. Rare words weigh more. */
export type WordFit = {
  /** Share of the question's words in what the card is asked by. */
  asked: number;
  /** Share of them that the card has anywhere. */
  anywhere: number;
  /** Weight of the rarest word of the question that the card lacks: 0 where it has them all. */
  lacking: number;
  /** Share of the words of the card's subject that the question names. */
  subject: number;
};

/** Which cards share words with a question, and how well its words fit a card. */
type WordFits = {
  cards: number[];
  /** By card, `asked` of its fit. */
  asked: Float64Array;
  of(card: number): WordFit;
};

const NOWHERE = new Uint16Array();
const NONE: WordFit = { asked: 0, anywhere: 0, lacking: 1, subject: 0 };

/** How well the words of a question fit the cards that `table` was made from. */
export function createCardWords(
  cards: readonly Card[],
  { words: known, ends, places }: WordTable,
): (question: string) => WordFits {
  const rows = new Map(known.map((word, row) => [word, row]));
  const placesOf = (word: string): Uint16Array => {
    const row = rows.get(word);
    return row === undefined ? NOWHERE : places.subarray(ends[row - 1] ?? 0, ends[row]);
  };
  const most = Math.log(1 + cards.length / 0.5);
  const weightOf = (held: Uint16Array) => Math.log(1 + cards.length / (held.length + 0.5)) / most;
  return (question) => {
    const words = [...new Set(contentWords(question))].map((word) => {
      const held = placesOf(word);
      return { word, held, weight: weightOf(held) };
    });
    const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const asked = new Float64Array(cards.length);
    const anywhere = new Float64Array(cards.length);
    for (const { held, weight } of words) {
      for (const place of held) {
        const card = place >> 1;
        anywhere[card] = (anywhere[card] ?? 0) + weight / total;
        if (place % 2 === 1) asked[card] = (asked[card] ?? 0) + weight / total;
      }
    }
    return {
      asked,
      cards: [...cards.keys()].filter((card) => (anywhere[card] ?? 0) > 0),
      of(card) {
        if (!anywhere[card]) return NONE;
        const subject = new Set(contentWords(cards[card]?.about ?? ''));
        const named = words.filter(({ word }) => subject.has(word)).length;
        const lacking = words.filter(({ held }) => !holds(held, card)).map(({ weight }) => weight);
        return {
          asked: asked[card] ?? 0,
          anywhere: anywhere[card] ?? 0,
          lacking: Math.max(0, ...lacking),
          subject: subject.size === 0 ? 0 : named / subject.size,
        };
      },
    };
  };
}

function holds(held: Uint16Array, card: number): boolean {
  let low = 0;
  let high = held.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((held[middle] ?? 0) >> 1 < card) low = middle + 1;
    else high = middle;
  }
  return (held[low] ?? -1) >> 1 === card;
}
