import type { LabelFigures } from './label-figures.ts';

const LABEL =
  /\b(?:labels?|nutrition (?:facts|info\w{0,8}|panel)|packag\w{1,4}|pack|packet|wrapper|box|tub|jar|carton|front|per (?:serving|portion|bar|slice)|of which (?:sugar|polyol)|serving size|advertis\w{1,4})\b|\b(?:per|each) 100|\/ ?100 ?g/;
const PRODUCT =
  /\b(?:bars?|tortillas?|wraps?|bread|loaf|buns?|rolls?|bagels?|crackers?|crispbreads?|cookies?|biscuits?|brownies?|muffins?|chocolates?|cand(?:y|ies)|gummies|yogh?urts?|skyr|ice cream|pint|cereal|granola|shakes?|drink|soda|sauce|ketchup|dressing|milk|creamer|(?:peanut|almond|nut) butter|spread|jerky|chips|crisps|pasta|noodles|soup|pizza|mix|powder|product|snack|brand|keto \w{1,12})\b/;
const ASKS_OF_FIGURES =
  /\b(?:says?|said|lists?|listed|shows?|reads|claims?|website|net|what(?:'s| is) left)\b|\b(?:what|how|which|do|should|can|must|to)\b.{0,30}\b(?:count|log|write|track|enter|subtract|deduct)\b/;
const ASKS =
  /\?|\b(?:net|count|log|write|track|subtract|deduct|right|wrong|correct|ok|okay|fits?|keto|allowed|left over|low carb|real|actual|how (?:much|many)|(?:which|what) (?:number|one|figure))\b/;
/** A claim is doubted, rather than the law of claims asked about. */
const DOUBTS = /\b(?:right|correct|true|real(?:ly)?|legit|lying|who|how|add up|possible)\b/;

/** Of a day, a diet or an app rather than of a product; a label named beside it is still a label. */
const OF_A_DAY =
  /\b(?:today|yesterday|tonight|daily|(?:a|per|each|every|my|all|this|whole) (?:day|week)|macros?|targets?|goals?|intake|tracker|app|cronometer|my ?fitness ?pal|mfp|carb manager|diary|i(?:'m| am|'ve been)? (?:eat|ate|eating|had|been eating|get|getting|stay|aim\w{0,3}|do (?:\d|about|around))|(?:on|eating|under) \d{1,3} ?g? (?:of )?(?:net )?carbs?|workouts?|exercis\w{1,3}|calculator|doctor|dr|diet\w{0,2}ian|nutritionist|nurse|coach|trainer|guideline|plateau|stall\w{0,3}|weigh\w{0,2}|lost|lose|needs? (?!to\b)\w)/;
/** More than any serving holds: a day's sum, however it is told. */
const OF_DAY_SIZE =
  /(?<![\d.])(?:[6-9]\d|[12]\d\d) ?g? ?(?:of )?(?:protein|fat|p|f)\b|\b(?:protein|fat):? (?:[6-9]\d|[12]\d\d)\b|(?<![\d.])(?:[89]\d\d|[1-4],?\d{3}) ?(?:k?cals?|calories)\b/;
/** What a sum does not answer: doses, readings, the gut, fibers that are none, cooking, a child, what a food holds. */
const OTHER =
  /\b(?:insulin|bolus|dos(?:e|es|ing)|units?|ratio|blood sugars?|my sugars?|glucose|meter|bg|mg\/dl|mmol|spik\w{0,3}|a1c|cgm|ketones?|ketosis|diarrh?o?ea|bloat\w{0,3}|gas|cramps?|stomach|sick|constipat\w{0,3}|imo|isomaltoo\w{1,20}|glycerine?|recipes?|homemade|i (?:made|baked|cooked)|batch|kids?|child(?:ren)?|toddler|baby|son|daughter|grand(?:son|daughter|kids?|child)|teen\w{0,5}|\d{1,2}[ -]?(?:yr|year)s?[ -]old|dogs?|pregnan\w{1,2})\b|\d ?g? (?:net )?(?:carbs? )?(?:left(?! over)|remaining)\b|\b(?:i'm|am|already) at \d|^(?:does|do|is it true|is there)\b.{0,60}\b(?:have|contain)\b|\bhow (?:to|can i|do i) (?:get|fit|reach|eat) (?:to )?\d/;

/** Whether the figures are of a product and the message asks what they come to. */
export function isLabelQuestion(text: string, { amounts, polyols, nets }: LabelFigures): boolean {
  if (OTHER.test(text) || OF_DAY_SIZE.test(text) || !ASKS.test(text)) return false;
  const { dietary_fiber: fiber, sugars, sugar_alcohols: alcohols, allulose } = amounts;
  const isLabel = LABEL.test(text);
  if (OF_A_DAY.test(text) && !isLabel) return false;
  if ((alcohols ?? allulose ?? polyols.find(({ grams }) => grams !== null)) !== undefined) return true;
  if (fiber !== undefined) return isLabel || PRODUCT.test(text) || ASKS_OF_FIGURES.test(text);
  if (sugars !== undefined) return isLabel || PRODUCT.test(text);
  return isLabel && nets.length > 0 && DOUBTS.test(text);
}
