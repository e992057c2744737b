import { findFood } from '#foods/food-finder.ts';
import { wordCount } from '../message-facts/sentences.ts';

const ANOTHER =
  /^(?:(?:and|or|but|so|ok(?:ay)?|oh)[, ]+){0,3}(?:(?:what|how) about |and |or )?(?:for |the |my |some |a |an )*(?<thing>[^?,.]{2,40}?)(?:,? (?:then|tho(?:ugh)?|po))?\W*$/i;
const WORDS_MOST = 7;
const MEAL = /^(?:breakfast|lunch|dinner|supper|brunch|snacks?|snacking|dessert|desserts)$/i;
const TO_DRINK =
  /\b(?:beer|wine|vodka|whisk(?:e)?y|gin|rum|tequila|coffee|tea|juice|soda|cola|milk|kefir|lassi)$/i;
const SWAPS = /\b(?:instead|in place of|replace\w{0,4}|substitut\w{1,4}|swap\w{0,4})\b/i;

/**
 * "And the sugar?", "what about lunch then?" after a question that cannot be asked again of it: what people mean who name
 * a food or a meal. Null for anything else.
 */
export function askedOfAnother(message: string, last: string): string | null {
  if (wordCount(message) > WORDS_MOST) return null;
  const thing = ANOTHER.exec(message.trim())?.groups?.thing?.trim() ?? '';
  if (MEAL.test(thing)) return `What can I eat for ${thing}?`;
  if (thing === '' || !findFood(thing)) return null;
  if (SWAPS.test(last)) return `What can I use instead of ${thing}?`;
  return `Can I ${TO_DRINK.test(thing) ? 'drink' : 'eat'} ${thing}?`;
}
