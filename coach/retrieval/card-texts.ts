import type { Card } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
import { plainWording } from './wording.ts';

/** One text that is embedded: a way in which a card is asked for (its heading is one), or the card itself. */
export type CardText = { card: number; kind: 'ask' | 'card'; text: string };

/** Every text of the cards that is embedded, card after card, the card itself last. */
export function cardTexts(cards: readonly Card[]): CardText[] {
  return cards.flatMap(({ heading, ask, text }, card): CardText[] => [
    ...[heading, ...ask].map((one): CardText => ({ card, kind: 'ask', text: plainWording(one) })),
    { card, kind: 'card', text: `${heading} ${plainText(text)}` },
  ]);
}
