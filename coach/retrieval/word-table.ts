import type { AskedCard } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
import { contentWords } from './words.ts';

/** Inverted index over the words of all cards. */
export type WordTable = {
  words: readonly string[];
  /** Where the places of each word end; they begin where those of the word before end. */
  ends: Uint32Array;
  /** What holds a word, card after card: twice the card's place, and one more where it is asked by the word. */
  places: Uint16Array;
};

export function wordTable(cards: readonly AskedCard[]): WordTable {
  if (2 * cards.length > 2 ** 16) throw new Error(`${cards.length} cards are too many for 16 bits`);
  const held = new Map<string, number[]>();
  const hold = (word: string, place: number) => {
    const places = held.get(word);
    if (places) places.push(place);
    else held.set(word, [place]);
  };
  cards.forEach(({ about, heading, ask, text }, card) => {
    const asked = new Set(contentWords([about, heading, ...ask].join(' ')));
    const told = new Set(contentWords(plainText(text))).difference(asked);
    for (const word of asked) hold(word, 2 * card + 1);
    for (const word of told) hold(word, 2 * card);
  });
  let end = 0;
  return {
    words: [...held.keys()],
    ends: Uint32Array.from(held.values(), ({ length }) => {
      end += length;
      return end;
    }),
    places: Uint16Array.from([...held.values()].flat()),
  };
}
