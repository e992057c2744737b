import { foodOfName } from '#foods/food-finder.ts';
import type { Card } from '../handbook/card.ts';
import { contentWords } from '../retrieval/words.ts';

/** "that isn't cheese", "sick of eggs", "don't say salad": what the person has named to be spared it. */
const TURNED_AWAY =
  /\b(?:(?:is|are)n['’]?t|(?:is|are) not|(?:sick|tired|bored|had enough) of|bored with|fed up with|hates?|(?:can|ca)n?['’]?t (?:stand|face)|(?:do|does)n['’]?t (?:like|say|suggest|tell me)|not another|no more|other than|besides|but not|anything but)\s+(?:(?:an?|any|the|more|another|eating|to eat|plain)\s+){0,2}([a-z]{3,20})/gi;
/** Kinds that people name and no table of foods has as one. */
const KINDS = new Set(['salad', 'salads', 'meat', 'dairy', 'soup', 'fish']);
/** A card on doing without is what is wanted. */
const ALTERNATIVE =
  /\b(?:instead|replace\w*|without|substitut\w+|swaps?|other than|alternatives?|sick of|tired of|bored|stand[- ]in)\b/i;
const OPENING_WORDS = 8;

/** Whether a card is about a food that the message turns away, or begins with it. */
export function isTurnedAway(
  told: string,
  { heading, about, text }: Pick<Card, 'heading' | 'about' | 'text'>,
) {
  if (ALTERNATIVE.test(heading)) return false;
  const foods = [...told.matchAll(TURNED_AWAY)].flatMap(([, word = '']) =>
    KINDS.has(word.toLowerCase()) || foodOfName(word) !== null ? contentWords(word) : [],
  );
  if (foods.length === 0) return false;
  const opening = text.split(/\s+/, OPENING_WORDS).join(' ');
  const words = new Set(contentWords(`${heading} ${about} ${opening}`));
  return foods.some((food) => words.has(food));
}
