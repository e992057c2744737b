import type { AskedCard } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
import { plainWording } from './wording.ts';

/** One text that is embedded: a way in which a card is asked for (its heading is one), or the card itself. */
export type CardText = { card: number; kind: 'ask' | 'card'; text: string };

/** Every text of the cards that is embedded, card after card, the card itself last. */
export function cardTexts(cards: readonly AskedCard[]): CardText[] {
  return cards.flatMap(({ heading, ask, text }, card): CardText[] => [
    ...[heading, ...ask].map((one): CardText => ({ card, kind: 'ask', text: plainWording(one) })),
    { card, kind: 'card', text: `${heading} ${plainText(text)}` },
  ]);
}

/** The vectors of the texts and, behind them, of each card the mean of those it is asked by, of length 1. */
export function withMeans(texts: readonly CardText[], vectors: readonly Float32Array[]): Float32Array[] {
  const sums: Float32Array[] = [];
  texts.forEach(({ card, kind }, row) => {
    const vector = vectors[row] ?? new Float32Array();
    const sum = sums[card] ?? new Float32Array(vector.length);
    sums[card] = kind === 'ask' ? sum.map((value, i) => value + (vector[i] ?? 0)) : sum;
  });
  return [...vectors, ...sums.map(ofLengthOne)];
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
