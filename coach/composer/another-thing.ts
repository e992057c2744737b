import { wordCount } from '#domain/chat-text/sentences.ts';
import { findFood } from '#foods/food-finder.ts';

/** Words before the thing and behind it that name nothing. */
const LEAD = /^(?:and|or|but|so|ok|okay|oh|what about|how about|for|the|my|some|an?)[, ]+/i;
const TAIL = /(?:,? (?:then|tho|though|po))?[?!.]{0,5}$/i;
const WORDS_MOST = 7;
const MEAL = /^(?:breakfast|lunch|dinner|supper|brunch|snacks?|snacking|dessert|desserts)$/i;
const TO_DRINK =
  /\b(?:beer|wine|vodka|whisk(?:e)?y|gin|rum|tequila|coffee|tea|juice|soda|cola|milk|kefir|lassi)$/i;
const SWAPS = /\b(?:instead|in place of|replace\w{0,4}|substitut\w{1,4}|swap\w{0,4})\b/i;

/** The thing of a short message; empty where it is more than that. */
function namedIn(message: string): string {
  let thing = message.trim();
  while (LEAD.test(thing)) thing = thing.replace(LEAD, '');
  thing = thing.replace(TAIL, '').trim();
  return /[?,.]/.test(thing) ? '' : thing;
}

/**
 * "And the sugar?", "what about lunch then?" after a question that cannot be asked again of it: what people mean who name
 * a food or a meal. Null for anything else.
 */
export function askedOfAnother(message: string, last: string): string | null {
  if (wordCount(message) > WORDS_MOST) return null;
  const thing = namedIn(message);
  if (MEAL.test(thing)) return `What can I eat for ${thing}?`;
  if (thing === '' || !findFood(thing)) return null;
  if (SWAPS.test(last)) return `What can I use instead of ${thing}?`;
  return `Can I ${TO_DRINK.test(thing) ? 'drink' : 'eat'} ${thing}?`;
}
