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

/** Which cards have the words of a question, and how well; cards that share none are left out. */
export type CardWords = (question: string) => ReadonlyMap<number, WordFit>;

/** A card that has a word: in its ways of asking or in its text alone. */
type Place = { card: number; isAsked: boolean };

/** Inverted index over the words of all cards. */
export function createCardWords(cards: readonly Card[]): CardWords {
  const places = new Map<string, Place[]>();
  const subjects = cards.map(({ about }) => new Set(contentWords(about)));
  cards.forEach(({ about, heading, ask, text }, card) => {
    const asked = new Set(contentWords([about, heading, ...ask].join(' ')));
    const told = contentWords(plainText(text)).filter((word) => !asked.has(word));
    for (const word of asked) placesOf(word).push({ card, isAsked: true });
    for (const word of new Set(told)) placesOf(word).push({ card, isAsked: false });
  });
  function placesOf(word: string): Place[] {
    const known = places.get(word) ?? [];
    places.set(word, known);
    return known;
  }
  const most = Math.log(1 + cards.length / 0.5);
  const weightOf = (word: string) =>
    Math.log(1 + cards.length / ((places.get(word)?.length ?? 0) + 0.5)) / most;
  return (question) => {
    const words = [...new Set(contentWords(question))];
    const weights = new Map(words.map((word) => [word, weightOf(word)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
    const found = new Map<number, WordFit & { has: Set<string> }>();
    for (const [word, weight] of weights) {
      for (const { card, isAsked } of places.get(word) ?? []) {
        const fit = found.get(card) ?? { asked: 0, anywhere: 0, lacking: 0, subject: 0, has: new Set() };
        if (isAsked) fit.asked += weight / total;
        fit.anywhere += weight / total;
        fit.has.add(word);
        found.set(card, fit);
      }
    }
    for (const [card, fit] of found) {
      const subject = subjects[card] ?? new Set();
      const named = words.filter((word) => subject.has(word)).length;
      fit.subject = subject.size === 0 ? 0 : named / subject.size;
      for (const [word, weight] of weights)
        if (!fit.has.has(word)) fit.lacking = Math.max(fit.lacking, weight);
    }
    return found;
  };
}
