import type { DiaryValue } from '#contract/diary.ts';
import { plainText } from '#foods/food-words.ts';

/** What is asked of the foods of a message. */
export interface MealQuestion {
  /** What they come to, or which of them to eat. */
  readonly about: 'sum' | 'which';
  readonly values: readonly DiaryValue[];
  /** Whether a sum fits, or whether it is too much; null where only the sum is asked. */
  readonly verdict: 'fits' | 'over' | null;
  /** The limit that was named, in g of net carbs. */
  readonly limit: number | null;
  /** The question itself says "of these". */
  readonly pointsAtList: boolean;
}

const SENTENCE_ENDS = /(?<=[!?:])|(?<=\.)(?!\d)/;
/** "Turkey, peas, pie - what can I have?" */
const QUESTION_BEGINS =
  /(?<=[,;)\-\u2013\u2014] |\bor )(?=(?:so |and |or )?(?:how (?:many|much)|what|which|under|over|within|(?:is|was|does|did|am|can|could|should|will|would) (?:i|that|this|it))\b)/;

/** A message in its sentences, with a question inside one apart from what is told before it. */
export function messageParts(text: string): string[] {
  return plainText(text)
    .split(SENTENCE_ENDS)
    .flatMap((sentence) => sentence.split(QUESTION_BEGINS))
    .filter((part) => /\w/.test(part));
}

/** Beside a complaint, a dose or a reading, carbs on a plate are not what matters. */
const OF_HEALTH =
  /\b(?:mg ?\/ ?dl|mmol|insulin|bolus|units|dos(?:e|ing)|hypos?|hypoglyc\w+|dizz\w+|faint\w*|shak(?:y|ing)|sweat\w*|nause\w+|vomit\w*|threw up|headaches?|cramps?|diarrh\w+|rash|hives|palpitations|(?:stomach|chest|belly) (?:pain|ache)\w*|bloat\w*|constipat\w+|glucose|blood(?! (?:orange|pudding|sausage))|(?:my|low) sugars?|sugars? (?:was|is|went|goes|up|high|level)|ketones|meter|spik\w+|cholesterol|ldl|hdl|triglycerides|metformin|statins?|medicines?|medications?|meds|pills?|kidneys?|gout|(?:my|fatty) liver)\b/;
/** Asked of something else than what the foods hold. */
const OF_ELSE =
  /\b(?:why|when|where|who|how (?:do|can|long|often|come|should|to|does)|sugars?|a1c|saturated|weight|los(?:e|ing)|gain\w*|stall\w*|plateau|scale|heart|gut|histamine|recipes?|cook\w*|bake|make|making|prepare|health\w*|unhealthy|safe for|bad for|good for (?:me|you|my)|enough|instead|else|besides|(?:other|rather) than|apart from|swaps?|substitut\w*|replac\w*|alternativ\w*|taste|fast(?! food)|fasting|every ?day|regularly|workouts?|training|energy|sleep|fib(?:er|re)|sodium|salt|potassium|magnesium|vitamins?|iron|calcium|omega|cheap\w*|store|freeze|he|she|him|her|(?:my|the) (?:\w+ )?(?:kids?|child|children|son|daughter|toddler|baby|husband|wife|mom|mum|dad|mother|father|dog|cat))\b/;
const OF_A_MENU_ELSE = /\b(?:protein|calories|kcal|macros|together|mix|before|after)\b/;

const HOW_MUCH =
  /\bhow (?:many|much)\b[^?.!]{0,25}\b(?:carb\w*|protein|fat|calories|cals|kcal|macros)\b(?![^?.!]{0,25}\b(?:should|can|could|may|left|allowed|per day|need\w*)\b)/;
const ADD_UP =
  /\b(?:add(?:s|ed)? up|total\w*|(?<!(?:to|i|you|we) )count|estimate|calculate|work out|com(?:e|es) to|what(?:'s| is| are| was| were))\b[^?.!]{0,25}\b(?:carb\w*|macros|protein|calories)\b|^\s*(?:net )?(?:carbs?|macros|protein|calories)(?: count| total)?(?: please)?\s*\?/;

const OF_THE_MEAL =
  /\b(?:is|was|are|were|did|does|do|would|will|am|have|has|that's|it's)\b[^?.!]{0,12}\b(?:that|this|it|i|they|these|those|all|my (?:day|lunch|dinner|breakfast|meal|food|carbs|total))\b/;
const JUDGES =
  /\b(?:(?:under|over|within|below|above|(?:less|more) than|exceed(?:ed)?)(?: my| the| a| about)? (?:\d{1,3} ?(?:g|grams?)?|limit|budget|carb|day|daily)|(?:over|under|within)(?=\W*$)|fits?|too (?:much|many)(?= (?:carbs?|for)|\W*$)|ok(?:ay)?|fine|al(?:l )?right|keto(?: friendly)?|low.carb|ketosis|blow|blew|blown)\b(?! (?:to|if|that|when|because)\b)/;
/** "Still under 20 g?" needs no "that". */
const JUDGES_BRIEFLY =
  /^\W*(?:(?:so|and|is it|that|still|way|well|all) ){0,2}(?:under|over|within|below|too (?:many|much)|ok(?:ay)?|fine|keto)\b[^?.!]{0,30}\?/;
/** Only of carbs is a limit known. */
const OF_OTHER_VALUES = /\b(?:cal(?:orie)?s|kcal|protein|fat)\b/;
const ASKS_OVER = /\b(?:over|above|more than|exceed\w*|too (?:much|many)|blow|blew|blown|out of ketosis)\b/;
/** "Is that ok?" may be asked of anything. */
const OF_CARBS =
  /\bcarb|\bketo|\bnet\b|\blimit\b|\bmacros?\b|\b(?:a|my|the|this|one) (?:day|meal)\b|\btoday\b|\bso far\b|\d ?g(?:rams?)?\b|\b(?:under|over|within|below) (?:my )?\d/;

const WHICH: readonly RegExp[] = [
  /\bwhat (?:all )?(?:can|could|should|may|would|will|do|must|has|needs?|to)(?: \w+){0,3} (?:eat|have|pick|choose|order|get|take|avoid|skip|leave|left|drink|remove|cut|drop|go|stay)\b/,
  /\bwhich (?:of|ones?|foods?|things?|dish(?:es)?|should|can|could|do|would|is|are)\b/,
  /\b(?:any|some|all|none)\w*(?: of \w+)?(?: there| here| that)? (?:i|we) (?:can|could|may)\b/,
  /\b(?:is|are) any\w*\b[^?.!]{0,20}\b(?:ok(?:ay)?|fine|safe|allowed|keto|low.carb)\b/,
  /\b(?:does|do|will|would|is|are) (?:the )?\w+ still\b[^?.!]{0,20}\b(?:fit|ok(?:ay)?|fine|keto|low.carb|allowed)\b/,
  /\bwhat(?:'s| is| are) (?:the |my )?(?:ok(?:ay)?|fine|safe|allowed|best|keto|low\w*|good)\b/,
  /\b(?:can|could|may|should) (?:i|we) (?:still |even |just )?(?:eat|have) (?:(?:any|some|all) of )?(?:it|that|this|these|those|them|any)\b/,
];
const OF_THESE =
  /\b(?:of (?:these|those|them|that|this|it)|(?:these|those|them|which)|leave|go|stay|skip|pick|choose|order|remove)\b/;

const QUESTION =
  /^\W*(?:(?:and|so|but|also|plus) )?(?:what|how|why|when|which|who|where|can|could|should|is|are|am|was|do|does|did|will|would)\b/;

const VALUES = [
  ['netCarbs', /\b(?:carb|macros\b)/],
  ['protein', /\b(?:protein|macros)\b/],
  ['fat', /\b(?:fats?|macros)\b/],
  ['energy', /\b(?:cal(?:orie)?s|kcal|macros)\b/],
] as const;

/** In the question itself: "did I go over 30", "which fit in my 30 g". */
const LIMIT_ASKED =
  /\b(?:under|over|within|below|above|than|into|in|exceed|fits?|my|limit|budget)(?: (?:of|is|my|the|a|about)){0,2} (\d{1,3})(?![\d%]| ?(?:cal|kcal|oz|ml|days?|weeks?|\d))/;
/** Anywhere in the message: "my limit is 30 g". */
const LIMIT_TOLD =
  /\b(?:limit|max(?:imum)?|budget|target|goal|allowance|(?:keep|stay|staying|keeping) (?:under|below|to|at|within))(?: (?:is|of|at|my|about)){0,2} (\d{1,3})(?!\d)/;
/** Nobody counts to less, and more is no low-carb day. */
const LIMITS = { least: 5, most: 300 };

/** What is asked of the foods of a meal or a menu; null where the message asks something else. */
export function mealQuestion(text: string): MealQuestion | null {
  const plain = plainText(text);
  const parts = messageParts(text);
  const which = parts.filter(asksWhich);
  const sums = parts.filter(asksForSum);
  const isElse = (part: string) => QUESTION.test(part) && !which.includes(part) && !sums.includes(part);
  if (OF_HEALTH.test(plain) || parts.some(isElse)) return null;
  const about = which.length > 0 ? 'which' : 'sum';
  if (about === 'sum' && (sums.length === 0 || !OF_CARBS.test(plain))) return null;
  const named = sums.flatMap((part) => [HOW_MUCH.exec(part)?.[0], ADD_UP.exec(part)?.[0]]).join(' ');
  const values = VALUES.flatMap(([value, says]) => (says.test(named) ? [value] : []));
  const judged = sums.filter(judges);
  return {
    about,
    values: values.length > 0 ? values : ['netCarbs'],
    verdict: judged.length === 0 ? null : judged.some((part) => ASKS_OVER.test(part)) ? 'over' : 'fits',
    limit: limitIn([...which, ...sums].join(' '), LIMIT_ASKED) ?? limitIn(plain, LIMIT_TOLD),
    pointsAtList: OF_THESE.test(which.join(' ')),
  };
}

/** A part of a message without the words that ask. */
export const withoutAsking = (part: string): string =>
  [...WHICH, HOW_MUCH, ADD_UP, JUDGES_BRIEFLY].reduce((rest, asks) => rest.split(asks).join(' '), part);

const asksWhich = (part: string) =>
  WHICH.some((asks) => asks.test(part)) && !OF_ELSE.test(part) && !OF_A_MENU_ELSE.test(part);
const asksForSum = (part: string) =>
  (HOW_MUCH.test(part) || ADD_UP.test(part) || judges(part)) && !OF_ELSE.test(part);
const judges = (part: string) =>
  !OF_OTHER_VALUES.test(part) &&
  (JUDGES_BRIEFLY.test(part) ||
    ((part.includes('?') || QUESTION.test(part)) && OF_THE_MEAL.test(part) && JUDGES.test(part)));

function limitIn(text: string, pattern: RegExp): number | null {
  const grams = Number(pattern.exec(text)?.[1]);
  return grams >= LIMITS.least && grams <= LIMITS.most ? grams : null;
}
