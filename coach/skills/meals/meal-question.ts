import type { DiaryValue } from '#contract/diary.ts';
import { plainText } from '#foods/food-words.ts';

/** What foods come to. */
export interface SumQuestion {
  readonly about: 'sum';
  readonly values: readonly DiaryValue[];
  /** Whether it fits, or whether it is too much; null where only the sum is asked. */
  readonly verdict: 'fits' | 'over' | null;
  /** The limit that was named, in g of net carbs. */
  readonly limit: number | null;
}

/** Which of them to eat. */
export interface WhichQuestion {
  readonly about: 'which';
  readonly limit: number | null;
  /** The question itself says "of these". */
  readonly pointsAtList: boolean;
}

const ENDS = /(?<=[!?:])|(?<=\.)(?!\d)/;
/** A question that begins inside a sentence, unless a word before it belongs to it: "how many carbs is that". */
const BEGINS =
  /(?<=[\w,;)]\s)(?<!\b(?:what|which|ones?|how|much|many|carbs|protein|calories|macros|that|these|those|them|foods?|things?|and|so|if|where|when|who|anything|any|else|tell me|know|bad|good) )(?=(?:so |and )?(?:how (?:many|much)\b|what(?:'s| (?:can|could|should|would|do|to|is|are))\b|which (?:of|ones?|should|can|could|is|are)\b|(?:can|should|could) i\b|(?:is|was|does|will|would) (?:that|this|it)\b|(?:did|am) i\b))/;

/** A message in its sentences, with a question inside one apart from what is told before it. */
export function messageParts(text: string): string[] {
  return plainText(text)
    .split(ENDS)
    .flatMap((sentence) => sentence.split(BEGINS))
    .filter((part) => /\w/.test(part));
}

/** A low, a complaint or a dose of insulin: then carbs on a plate are not what matters. */
const OF_THE_BODY =
  /\b(?:mg ?\/ ?dl|mmol|insulin|bolus|units|dos(?:e|ing)|hypos?|hypoglyc\w+|low (?:blood )?sugar|dizz\w+|faint\w*|shak(?:y|ing)|sweat\w*|nause\w+|vomit\w*|threw up|headaches?|cramps?|diarrh\w+|rash|hives|palpitations|(?:stomach|chest|belly) (?:pain|ache)\w*|bloat\w*|constipat\w+)\b/;
/** A reading beside what was eaten is what the sum would be asked for. */
const OF_READINGS =
  /\b(?:glucose|blood sugars?|my sugars?|sugars? (?:was|is|went|goes|up|high|level)|a1c|ketones|meter|spiked?|cholesterol|ldl|hdl|triglycerides|blood pressure|metformin|statins?|medicines?|medications?|meds|pills?|kidneys?|gout|liver)\b/;
/** Asked of something else than what the foods hold. */
const OTHER =
  /\b(?:why|when|where|who|how (?:do|can|long|often|come|should|to|does)|glucose|blood|sugars?|spik\w+|cholesterol|ldl|triglycerides|saturated|pressure|a1c|weight|los(?:e|ing)|gain\w*|stall\w*|plateau|scale|heart|kidneys?|liver|gout|gut|histamine|recipes?|cook\w*|bake|make|making|prepare|health\w*|unhealthy|safe for|bad for|good for (?:me|you|my)|enough|instead|else|besides|other than|apart from|swaps?|substitut\w*|replac\w*|alternativ\w*|taste|fast(?! food)|fasting|every ?day|regularly|workouts?|training|energy|sleep|fib(?:er|re)|sodium|salt|potassium|magnesium|vitamins?|iron|calcium|omega|cheap\w*|store|freeze|he|she|him|her|(?:my|the) (?:\w+ )?(?:kids?|child|children|son|daughter|toddler|baby|husband|wife|mom|mum|dad|mother|father|dog|cat))\b/;
const OTHER_OF_MENU = /\b(?:protein|calories|kcal|macros|together|mix|before|after)\b/;

const HOW_MUCH =
  /\bhow (?:many|much)\b[^?.!]{0,25}\b(?:carb\w*|protein|fat|calories|cals|kcal|macros)\b(?![^?.!]{0,25}\b(?:should|can|could|may|left|allowed|per day|need\w*|supposed)\b)|\bhow bad (?:was|is) (?:that|this|it)\b/;
const ADD_UP =
  /\b(?:add(?:s|ed)? up|total\w*|sum|(?<!(?:to|i|you|we) )count|tally|estimate|calculate|work out|figure out|com(?:e|es) to|came to|what(?:'s| is| are| was| were| would))\b[^?.!]{0,25}\b(?:carb\w*|macros|protein|calories)\b|^\s*(?:total |net |the )?(?:net )?(?:carbs?|macros|protein|calories)(?: count| total)?(?: please)?\s*\?/;
const OF_THE_MEAL =
  /\b(?:is|was|are|were|did|does|do|would|will|am|have|has|that's|it's)\b[^?.!]{0,12}\b(?:that|this|it|i|they|these|those|all|my (?:day|lunch|dinner|breakfast|meal|food|carbs|total))\b/;
const JUDGES =
  /\b(?:(?:under|over|within|below|above|(?:less|more) than|exceed(?:ed)?)(?: my| the| a| about)? (?:\d{1,3} ?(?:g|grams?)?|limit|budget|carb|day|daily|allowance)|(?:go|going|went|gone|stay(?:ed)?|still|am i|put me) (?:well |way |just )?(?:over|under|within)(?= [\d]|\W*$)|fits?|too (?:much|many)(?= (?:carbs?|for)|\W*$)|ok(?:ay)?|fine|al(?:l )?right|keto(?: friendly)?|low.carb|allowance|budget|ketosis|blow|blew|blown)\b(?! (?:to|if|that|when|because)\b)/;
const JUDGES_BY_LIMIT =
  /\b(?:under|over|within|below|above|fits?(?: in| into)?|exceed|(?:less|more) than) (?:my |the |a )?(?:\d{1,3} ?g|limit|budget|\d{1,3} (?:net |total )?carbs)/;
const JUDGES_BRIEFLY =
  /^\W*(?:so |and |is it |that |still |all |well ){0,3}(?:under|over|within|below|too (?:many|much)|ok(?:ay)?|fine|keto)\b[^?.!]{0,30}\?/;
/** "Is that ok?" may be asked of anything. */
const OF_CARBS =
  /\bcarb|\bketo|\bnet\b|\blimit\b|\bmacros?\b|\b(?:a|my|the|this|one) (?:day|meal)\b|\btoday\b|\bso far\b|\d ?g(?:rams?)?\b|\b(?:under|over|within|below) (?:my )?\d/;
const ASKS_OVER = /\b(?:over|above|more than|exceed\w*|too (?:much|many)|blow|blew|blown|out of ketosis)\b/;

const WHICH: readonly RegExp[] = [
  /\bwhat (?:all )?(?:can|could|should|may|would|will|do|must) (?:i|we|you)(?: \w+){0,2} (?:eat|have|pick|choose|order|get|take|avoid|skip|leave|drink|go for|put|fill|load|remove|cut|drop|ditch|pass|stick|do with)\b/,
  /\bwhat (?:has to|needs to|must|should|can|could|may) (?:go|stay|remain|come off)\b/,
  /\bwhat (?:to|should be|must be|needs? to be|has to be) (?:eat|have|avoid|skip|leave|left|pick|order|choose|take|remove)\b/,
  /\bwhich (?:of|ones?|foods?|things?|parts?|dish(?:es)?|items?|should|can|could|do|would|is|are)\b/,
  /\b(?:any|some|anything|something|all|none)(?: of (?:it|that|this|these|those|them))?(?: there| here)? (?:that )?(?:i|we) (?:can|could|may)\b/,
  /\b(?:is|are) any(?:thing| of (?:it|that|this|these|those|them))\b[^?.!]{0,20}\b(?:ok(?:ay)?|fine|safe|allowed|keto|low.carb)\b/,
  /\bwhat(?:'s| is| are) (?:the |my )?(?:ok(?:ay)?|fine|safe|allowed|best|off.limits|keto|low\w*|good)\b/,
  /\b(?:can|could|may|should) (?:i|we) (?:still |even |just |safely )?(?:eat|have) (?:any of |some of |all of )?(?:it|that|this|these|those|them|any)\b/,
  /\b(?:does|do|will|would|is|are) (?:it|that|this|they|the (?:soup|stew|dish|meal|plate|menu|bowl)) still\b[^?.!]{0,20}\b(?:fit|ok(?:ay)?|fine|keto|low.carb|allowed)\b/,
];
const OF_THESE =
  /\b(?:of (?:these|those|them|that|this|it)|(?:these|those|them|which)|leave|go|stay|skip|pick|choose|order|remove)\b/;

const QUESTION =
  /^\W*(?:(?:and|so|but|also|plus) )?(?:what|how|why|when|which|who|where|can|could|should|is|are|am|was|do|does|did|will|would)\b/;

const VALUES: readonly (readonly [DiaryValue, RegExp])[] = [
  ['netCarbs', /\bcarb|\bmacros\b/],
  ['protein', /\bprotein\b|\bmacros\b/],
  ['fat', /\bfats?\b|\bmacros\b/],
  ['energy', /\bcal(?:orie)?s\b|\bkcal\b|\bmacros\b/],
];

const LIMIT =
  /\b(?:under|over|within|below|above|than|of|into|in|exceed(?:ed)?|at|to|my|limit|budget|max|on|for)(?: (?:of|is|my|the|a|an|at|about|around)){0,2} (\d{1,3}) ?(?:g|grams?)?(?: (?:of )?(?:net |total )?carbs?)?(?! ?(?:oz|ml|cups?|slices?|pieces?|am|pm|%|cal\w*|kcal|days?|weeks?|\d))\b/;
const OWN_LIMIT =
  /\b(?:limit|max(?:imum)?|budget|target|goal|cap|allowance|(?:keep|stay|staying|keeping)(?: it)? (?:under|below|to|at|within)|aim(?:ing)? for|allowed)(?: (?:is|of|at|to|my|about|around)){0,2} (\d{1,3})(?!\d)/;
/** Nobody counts to less, and more is no low-carb day. */
const LIMITS = { least: 5, most: 300 };

/** What is asked of the foods of a meal or a menu; null where the message asks something else. */
export function mealQuestion(text: string): SumQuestion | WhichQuestion | null {
  const plain = plainText(text);
  if (OF_THE_BODY.test(plain)) return null;
  const parts = messageParts(text);
  const isWhich = (part: string) =>
    WHICH.some((asks) => asks.test(part)) && !OTHER.test(part) && !OTHER_OF_MENU.test(part);
  const isSum = (part: string) => asksForSum(part) && !OTHER.test(part);
  if (parts.some((part) => QUESTION.test(part) && !isWhich(part) && !isSum(part))) return null;
  const which = parts.filter(isWhich);
  const sums = parts.filter(isSum);
  const asked = [...which, ...sums].join(' ');
  const limit = limitIn(asked, LIMIT) ?? limitIn(plain, OWN_LIMIT);
  if (which.length > 0) return { about: 'which', limit, pointsAtList: OF_THESE.test(which.join(' ')) };
  if (sums.length === 0 || OF_READINGS.test(plain) || !OF_CARBS.test(plain)) return null;
  const named = sums
    .map((part) => `${HOW_MUCH.exec(part)?.[0] ?? ''} ${ADD_UP.exec(part)?.[0] ?? ''}`)
    .join(' ');
  const values = VALUES.flatMap(([value, says]) => (says.test(named) ? [value] : []));
  const judged = sums.filter(judges).join(' ');
  const verdict = judged === '' ? null : ASKS_OVER.test(judged) ? 'over' : 'fits';
  return { about: 'sum', values: values.length > 0 ? values : ['netCarbs'], verdict, limit };
}

/** A part of a message without the words that ask. */
export const withoutAsking = (part: string): string =>
  [...WHICH, HOW_MUCH, ADD_UP, JUDGES_BY_LIMIT, JUDGES_BRIEFLY].reduce(
    (rest, asks) => rest.replace(asks, ' '),
    part,
  );

/** Only of carbs is a limit known. */
const OF_OTHER_VALUES = /\b(?:cal(?:orie)?s|kcal|protein|fat)\b/;
const judges = (part: string) =>
  !OF_OTHER_VALUES.test(part) &&
  (JUDGES_BRIEFLY.test(part) ||
    ((part.includes('?') || QUESTION.test(part)) &&
      (JUDGES_BY_LIMIT.test(part) || (OF_THE_MEAL.test(part) && JUDGES.test(part)))));
const asksForSum = (part: string) => HOW_MUCH.test(part) || ADD_UP.test(part) || judges(part);

function limitIn(text: string, pattern: RegExp): number | null {
  const grams = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return grams >= LIMITS.least && grams <= LIMITS.most ? grams : null;
}
