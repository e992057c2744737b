import { questionsIn, wordCount } from '#domain/chat-text/sentences.ts';
import { normaliseText } from '#domain/symptoms/context.ts';

export const PANTRY_ASKED = [
  'list',
  'lowest-carb',
  'most-protein',
  'best-score',
  'what-to-make',
  'dessert',
] as const;
export type PantryAsked = (typeof PANTRY_ASKED)[number];

const PANTRY =
  /\b(?:my|the) (?:saved )?(?:pantry|cupboard|fridge|kitchen|larder|saved (?:foods?|items?|products?))\b|\bfoods? (?:that )?i (?:have )?saved\b/;
const AT_HAND =
  /\b(?:with|from|out of|using) (?:what|the (?:things|food|stuff|ingredients)|things|stuff|food|ingredients) i(?:'ve| have)\b(?! (?:to|been|learned|read|heard))|\b(?:have|got) (?:i got )?at home\b/;

const RULES: readonly (readonly [PantryAsked, RegExp])[] = [
  ['dessert', /\b(?:dessert|sweet|treat|pudding)\b/],
  ['what-to-make', /\b(?:make|cook|prepare|eat for|have for|dinner|lunch|breakfast|meal|recipe|use up)\b/],
  [
    'lowest-carb',
    /\b(?:low(?:est)?|least|fewest|fewer|less)\b[^.?!]{0,15}\bcarbs?\b|\bcarbs?\b[^.?!]{0,15}\b(?:lowest|least|fewest)\b/,
  ],
  [
    'most-protein',
    /\b(?:most|highest|high|more|best)\b[^.?!]{0,15}\bprotein\b|\bprotein\b[^.?!]{0,15}\b(?:most|highest)\b/,
  ],
  [
    'best-score',
    /\b(?:best|highest|top|better)\b[^.?!]{0,20}\b(?:scores?|scored|rated|keto|foods?|items?|choice)\b|\bmost keto\b|\bscores? (?:best|highest)\b/,
  ],
  ['list', /\b(?:what|which|show|list|see|how many|tell)\b/],
];

/** How one uses the pantry page, or what belongs into any pantry, is for the handbook. */
const NOT_OWN_ITEMS =
  /\bhow (?:do|can) i (?:save|add|delete|remove|scan|edit|put|find|get to|open|use)\b|\bshould i (?:buy|stock|keep|have)\b|\bstock\b|\bclean(?:ing)? out\b|\bdeleted?\b|\braid\w{0,3} the\b|\bwhere is\b|\bwhat is (?:the|a|my) (?:saved )?pantry\b|\bketo pantry staples\b|\bstaples\b/;

/** What is asked of the foods the person saved; null when the question is about something else. */
export function pantryQuestion(text: string): PantryAsked | null {
  const plain = normaliseText(asking(text)).toLowerCase();
  const isPantry = PANTRY.test(plain);
  if ((!isPantry && !AT_HAND.test(plain)) || NOT_OWN_ITEMS.test(plain)) return null;
  const about = RULES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  return isPantry || about === 'what-to-make' || about === 'dessert' ? about : null;
}

const STORY_WORDS_FROM = 18;

/** Of a story only what it asks: "I raid the pantry every night. How do I stop?" is not about what lies in it. */
function asking(text: string): string {
  return wordCount(text) < STORY_WORDS_FROM ? text : questionsIn(text).join(' ');
}
