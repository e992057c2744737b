import type { LabelFigures } from './label-figures.ts';

const LABEL =
  /\b(?:labels?|nutrition (?:facts|info\w{0,8}|panel)|packag\w{1,4}|pack|packet|wrapper|box|tub|jar|front|per (?:serving|portion|bar|slice)|of which (?:sugar|polyol)|advertis\w{1,4})\b|\b(?:per|each) 100|\/ ?100 ?g/;
const PRODUCT =
  /\b(?:bars?|tortillas?|wraps?|bread|loaf|buns?|rolls?|bagels?|crackers?|cookies?|biscuits?|brownies?|muffins?|chocolates?|cand(?:y|ies)|gummies|yogh?urts?|ice cream|cereal|granola|shakes?|drink|soda|sauce|ketchup|dressing|milk|creamer|(?:peanut|almond|nut) butter|spread|jerky|chips|crisps|pasta|noodles|soup|pizza|mix|powder|product|snack|brand)\b/;
const ASKS =
  /\?|\b(?:net|count|log|track|subtract|deduct|right|wrong|correct|ok|okay|fits?|keto|allowed|low carb|real|how (?:much|many)|(?:which|what) (?:number|one|figure))\b/;
/** Asked of the figures themselves, where no product is named. */
const ASKS_OF_FIGURES =
  /\b(?:says?|lists?|shows?|reads|claims?|net|what(?:'s| is) left)\b|\b(?:what|how|which|do|should|can|must|to)\b.{0,30}\b(?:count|log|track|subtract|deduct)\b/;
/** A claim is doubted, rather than the law of claims asked about. */
const DOUBTS = /\b(?:right|correct|true|real(?:ly)?|legit|lying|who|how|add up|possible)\b/;

/** Of a day, a diet or an app rather than of a product; a label named beside it is still a label. */
const OF_A_DAY =
  /\b(?:today|yesterday|tonight|daily|(?:a|per|each|every|my|all|this|whole) (?:day|week)|macros?|targets?|goals?|intake|tracker|app|cronometer|my ?fitness ?pal|mfp|diary|calculator|i(?:'m| am|'ve been)? (?:eat|ate|eating|had|get|getting|stay|aim|do \d)|(?:on|eating|under) \d{1,3} ?g? (?:of )?(?:net )?carbs?|workouts?|exercis\w{1,3}|doctor|dr|diet\w{0,2}ian|nutritionist|nurse|coach|trainer|plateau|stall\w{0,3}|weigh\w{0,2}|lost|lose|needs? (?!to\b)\w)/;

/** What a sum of a label does not answer, whatever figures stand beside it. */
const OTHER: readonly RegExp[] = [
  // Doses and readings.
  /\b(?:insulin|bolus|dos(?:e|es|ing)|units?|ratio|blood sugars?|my sugars?|glucose|meter|bg|mg\/dl|mmol|spik\w{0,3}|a1c|cgm|ketones?|ketosis)\b|\b(?:i'm|am|already) at \d/,
  // The gut.
  /\b(?:diarrh?o?ea|bloat\w{0,3}|gas|cramps?|stomach|sick|constipat\w{0,3})\b/,
  // Somebody to be careful with.
  /\b(?:kids?|child(?:ren)?|toddler|baby|son|daughter|grand(?:son|daughter|kids?|child)|teen\w{0,5}|\d{1,2}[ -]?(?:yr|year)s?[ -]old|dogs?|pregnan\w{1,2})\b/,
  // Fibers that are none, and a sweetener that counts in full.
  /\b(?:imo|isomaltoo\w{1,20}|glycerine?)\b/,
  // Own cooking, what a food holds, how to get somewhere, what is left of a day.
  /\b(?:recipes?|homemade|i (?:made|baked|cooked)|batch)\b|^(?:does|do|is it true|is there)\b.{0,60}\b(?:have|contain)\b|\bhow (?:to|can i|do i) (?:get|fit|reach|eat) (?:to )?\d|\d ?g? (?:net )?(?:carbs? )?(?:left(?! over)|remaining)\b/,
  // More than any serving holds: a day's sum.
  /(?<![\d.])(?:[6-9]\d|[12]\d\d) ?g? ?(?:of )?(?:protein|fat|p|f)\b|\b(?:protein|fat):? (?:[6-9]\d|[12]\d\d)\b|(?<![\d.])(?:[89]\d\d|[1-4],?\d{3}) ?(?:k?cals?|calories)\b/,
];

/** Whether the figures are of a product and the message asks what they come to. */
export function isLabelQuestion(text: string, { amounts, polyols, nets }: LabelFigures): boolean {
  const isLabel = LABEL.test(text);
  if (!ASKS.test(text) || OTHER.some((other) => other.test(text)) || (OF_A_DAY.test(text) && !isLabel))
    return false;
  const { dietary_fiber: fiber, sugars, sugar_alcohols: alcohols, allulose } = amounts;
  if ((alcohols ?? allulose ?? polyols.find(({ grams }) => grams !== null)) !== undefined) return true;
  const isProduct = isLabel || PRODUCT.test(text);
  if (fiber !== undefined) return isProduct || ASKS_OF_FIGURES.test(text);
  return sugars === undefined ? isLabel && nets.length > 0 && DOUBTS.test(text) : isProduct;
}
