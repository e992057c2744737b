import { ALLERGEN_NAMES, allergensIn } from '#domain/allergens/allergens.ts';
import { gramsText, listText } from '#domain/food-text/amount-text.ts';
import { portionOf } from '#domain/nutrition/portion.ts';
import { type AskedProduct, needsCheck, portionWords, tidy } from './product-answers.ts';

/** One carb serving of diabetes educators (CDC, "Carb Counting"). */
const CARB_SERVING_G = 15;
/** A quarter of a strict keto day of 20 g. */
const LITTLE_NET_CARBS_G = 5;
/** Daily Values of 21 CFR 101.9(c)(9). */
const DAILY_SODIUM_MG = 2300;
const DAILY_SATURATED_FAT_G = 20;
/** "5% DV or less is low, 20% DV or more is high" (FDA, How to Understand and Use the Nutrition Facts Label). */
const LOW_PERCENT = 5;
const HIGH_PERCENT = 20;

const METER =
  'How far glucose rises differs from person to person: if you have a meter, measure before you eat and two hours after.';

function glucoseWords(net: number): string {
  if (net <= LITTLE_NET_CARBS_G) return 'That’s not much, so it’s a sensible choice in this amount.';
  if (net <= CARB_SERVING_G)
    return 'That’s enough to see on a meter: stick to this amount, and eat it with a meal rather than alone.';
  return `That’s more than the ${CARB_SERVING_G} g that diabetes educators count as one carb serving, so expect a clear rise: have less of it, or choose something lower in carbs.`;
}

/** What a portion means for blood glucose, e.g. with prediabetes. */
export function glucoseAnswer({ analysis, facts }: AskedProduct): string {
  const net = analysis.net_carbs_interval;
  if (!net) return '**Blood glucose:** I can’t tell, because I couldn’t calculate net carbs from the label.';
  const { factor } = portionOf(facts);
  const grams = tidy(net.value * factor);
  const sugars = analysis.fields.sugars;
  const ofSugar =
    sugars?.value != null && sugars.sure ? `, and ${gramsText(tidy(sugars.value * factor))} of sugars` : '';
  const doubt = needsCheck(analysis) ? ' Please check the marked values first.' : '';
  return `**Blood glucose:** what raises it most is carbs. ${portionWords(facts)} has ${gramsText(grams)} of net carbs${ofSugar}. ${glucoseWords(grams)} ${METER}${doubt}`;
}

function dailyShare(
  { analysis, facts }: AskedProduct,
  value: number | null,
  { label, unit, daily, short }: { label: string; unit: string; daily: number; short: string },
): string {
  if (value === null) return `**${label}:** I don’t see it on the label.`;
  const amount = Math.round(value * portionOf(facts).factor * 10) / 10;
  const percent = Math.round((100 * amount) / daily);
  const words = percent >= HIGH_PERCENT ? 'high' : percent <= LOW_PERCENT ? 'low' : 'neither low nor high';
  const name = analysis.fields.sodium || label !== 'Sodium' ? short : `${short}, from its salt`;
  return `**${label}:** ${portionWords(facts)} has ${amount} ${unit} of ${name}, ${percent}% of the Daily Value of ${daily.toLocaleString('en-US')} ${unit}. For one food, that’s ${words}. Ask your doctor how much you can have in a day.`;
}

function sodiumAnswer(product: AskedProduct): string {
  const sodium = { label: 'Sodium', unit: 'mg', daily: DAILY_SODIUM_MG, short: 'sodium' };
  return dailyShare(product, product.analysis.sodium, sodium);
}

function saturatedFatAnswer(product: AskedProduct): string {
  const fat = { label: 'Saturated fat', unit: 'g', daily: DAILY_SATURATED_FAT_G, short: 'saturated fat' };
  return dailyShare(product, product.analysis.saturated_fat, fat);
}

function allergensAnswer({ analysis: { ingredients } }: AskedProduct): string {
  if (ingredients === null)
    return '**Allergens:** the ingredient list isn’t in your photos, so I can’t tell. Please read it on the package.';
  const found = allergensIn(ingredients);
  const named = (presence: 'contains' | 'may_contain') =>
    listText(found.filter((item) => item.presence === presence).map(({ id }) => ALLERGEN_NAMES[id]));
  const parts = [
    named('contains') && `The list names ${named('contains')}.`,
    named('may_contain') && `It may contain ${named('may_contain')}.`,
    found.length === 0 && 'I recognized none in what I read, which doesn’t mean there are none.',
    'With an allergy, go by what’s printed on the package.',
  ];
  return `**Allergens:** ${parts.filter(Boolean).join(' ')}`;
}

interface Condition {
  /** Beginnings of words, in small letters. */
  readonly words: RegExp;
  /** Null where a label cannot answer and the coach should. */
  readonly answer: ((product: AskedProduct) => string) | null;
}

/** What somebody has, takes or is, for whom the keto verdict alone is no answer. */
const CONDITIONS: readonly Condition[] = [
  {
    words:
      /\b(?:pre-?diabet|diabet|insulin resist|blood glucose|my glucose|glucose level|blood sugar|a1c|pcos|glyca?emic|sugar spike)/,
    answer: glucoseAnswer,
  },
  { words: /\b(?:blood pressure|hypertens)/, answer: sodiumAnswer },
  { words: /\b(?:cholesterol level|high cholesterol|my cholesterol|ldl)/, answer: saturatedFatAnswer },
  { words: /\b(?:allerg|celiac|coeliac|gluten|lactose|intoleran)/, answer: allergensAnswer },
  {
    words:
      /\b(?:kidney|pregnan|breastfeed|nursing|gout|gallbladder|gallstone|pancrea|liver|metformin|statin|warfarin|medicine|medication|toddler|baby|my child|my kid)/,
    answer: null,
  },
];

/** The condition that a question names, or undefined. */
export function namedCondition(asked: string): Condition | undefined {
  return CONDITIONS.find(({ words }) => words.test(asked));
}
