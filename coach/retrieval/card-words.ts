import type { Card } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
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

const NONE: WordFit = { asked: 0, anywhere: 0, lacking: 1, subject: 0 };

/** What holds a word, card after card: twice the card's place, and one more where it is asked by the word. */
type Places = number[];

/** Inverted index over the words of all cards. */
export function createCardWords(cards: readonly Card[]): (question: string) => WordFits {
  const places = new Map<string, Places>();
  const subjects = cards.map(({ about }) => new Set(contentWords(about)));
  cards.forEach(({ about, heading, ask, text }, card) => {
    const asked = new Set(contentWords([about, heading, ...ask].join(' ')));
    const told = new Set(contentWords(plainText(text))).difference(asked);
    for (const word of asked) placesOf(word).push(2 * card + 1);
    for (const word of told) placesOf(word).push(2 * card);
  });
  function placesOf(word: string): Places {
    const known = places.get(word) ?? [];
    places.set(word, known);
    return known;
  }
  const most = Math.log(1 + cards.length / 0.5);
  const weightOf = (held: Places) => Math.log(1 + cards.length / (held.length + 0.5)) / most;
  return (question) => {
    const words = [...new Set(contentWords(question))].map((word) => {
      const held = places.get(word) ?? [];
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
        const subject = subjects[card] ?? new Set();
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

function holds(held: Places, card: number): boolean {
  let low = 0;
  let high = held.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((held[middle] ?? 0) >> 1 < card) low = middle + 1;
    else high = middle;
  }
  return (held[low] ?? -1) >> 1 === card;
}
