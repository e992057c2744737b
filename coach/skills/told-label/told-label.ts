import type { CarbBasisKind } from '#contract/nutrition.ts';
import { decideCarbBasis } from '#domain/nutrition/carb-basis.ts';
import { labelCues } from '#domain/nutrition/label-cues.ts';
import { fibreExceedsCarbs } from '#domain/nutrition/net-carbs.ts';
import { factsFromAmounts, type NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { labelFigures } from './label-figures.ts';
import { isLabelQuestion } from './label-question.ts';

/** A nutrition label as a message tells it. */
export type ToldLabel = {
  readonly text: string;
  readonly facts: NutritionFacts;
  /** Net carbs that the pack or the person makes of it. */
  readonly nets: readonly number[];
  /** False where words, spelling and unit leave open whether carbohydrate includes fiber. */
  readonly isSureOfBasis: boolean;
  /** What the figures are of, "bar" or "100 g"; null where it is not told. */
  readonly unit: string | null;
  /** How many of the unit are eaten. */
  readonly count: number;
  /** The day's net carbs where the message tells them. */
  readonly dayGrams: number | null;
};

const TEXT_MOST = 400;
/** The day that the label is held against: "I do 30 net", "fits my 25 g", "a 20 g limit". */
const DAY =
  /\b(?:(?:under|within|below|limit(?: is| of)?|max(?: of)?|fits? (?:my|in|into)|i do|i'm on|i am on|stay at|keep to|aim for) (\d{2,3})(?: ?g\b)?(?: net)?(?: carbs?)?(?! ?(?:bar|portion|serving|slice|pot|piece|bag)|\d)|(\d{2,3}) ?g?(?: net)?(?: carbs?)? ?(?:a day|per day|\/ ?day|daily|day|limit|budget|allowance)\b)/;
const PER_100 = /(?:\b(?:per|in|each|for) |\/ ?)100 ?(?:g|grams?|ml)\b/;
/** The weight that is eaten or that a piece has: "I have 30 g", "a serving is 30 g", "a 40 g bar". */
const OWN_GRAMS =
  /\b(?:eat|ate|have|had|(?:portion|serving|slice|piece|pot|bar)(?: is| of)?) (?:about )?(\d{1,3}) ?g(?:rams?)?\b(?! (?:of )?(?:total |net )?(?:carb|fib|sugar))|(?<![\d.])(\d{1,3}) ?g(?:rams?)? (?:portion|serving|slice|piece|pot|bar)\b/;
const UNIT =
  /\b(?:per|each|an?|one|for) ((?:\d{1,3} ?|half an? )?(?:g|grams?|ml|cup|slice|bar|serving|portion|piece|tortilla|wrap|tbsp|tablespoon|tsp|scoop|cookie|square|can|bottle|pot|packet|bag|oz|ounce|roll|bun|muffin|cracker)s?)\b(?! of (?:total |net )?(?:carb|fib|sugar))/;
const COUNT =
  /\b(?:eat|ate|eating|have|had|take) (two|three|four|five|six|half|[2-9]) ?(?:an? )?(?:of (?:them|these|those|it)|servings|portions|bars|slices|pieces|cups|scoops|tortillas|wraps|cookies)\b/;
const COUNTS: Readonly<Record<string, number>> = { half: 0.5, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "us" in small letters is everybody's. */
const INSIDE = /\b(?:USA?|[Aa]merican?|[Cc]anad(?:a|ian)|[Ww]almart)\b|\bU\.S\./;
const APART =
  /\b(?:uk|britain|british|england|scotland|wales|ireland|eu|europe(?:an)?|germany|france|spain|italy|netherlands|sweden|norway|denmark|finland|poland|austria|belgium|portugal|switzerland|australian?|new zealand|tesco|sainsbury'?s|asda|waitrose|(?:irish|german|french|spanish|italian|dutch|swedish|polish) (?:label|pack|product|supermarket))\b/;
/** Fiber is called a part of the carbs: "6 of them fiber". */
const FIBER_WITHIN =
  /\b(?:of (?:which|that|those|it|them)|including),? (?:\d{1,2} ?g? )?(?:is |are |being )?(?:dietary )?fib(?:er|re)/;

const ENERGY = /(?<![\d.])(\d{1,3}(?:[.,]\d)?) ?(?:k?cals?|calories)\b/;
/** Kilocalories in a gram of carbohydrate but fiber (Atwater), and what printed energy may be off by. */
const KCAL_A_GRAM = 4;
const KCAL_OFF = 5;

/** Less energy than the carbs alone would have, were none of them fiber. */
function energyNeedsFiber(text: string, { nutrients, polyols }: NutritionFacts): boolean {
  const kcal = ENERGY.exec(text)?.[1];
  const carbs = nutrients.total_carbs?.value;
  const isSweetened = polyols.length > 0 || nutrients.sugar_alcohols || nutrients.allulose;
  if (kcal === undefined || !carbs || !nutrients.dietary_fiber || isSweetened) return false;
  return KCAL_A_GRAM * carbs - Number(kcal.replace(',', '.')) > KCAL_OFF;
}

/** Whether carbohydrate includes fiber: by its energy, by country, then the label's own words, then the spelling; and whether that is sure. */
function basisOf(original: string, facts: NutritionFacts): [CarbBasisKind, boolean] {
  const text = original.toLowerCase();
  if (energyNeedsFiber(text, facts)) return ['total_incl_fibre', true];
  const inside = INSIDE.test(original);
  const apart = APART.test(text);
  if (inside && !apart) return ['total_incl_fibre', true];
  // Who writes "fiber" in Europe may hold either label.
  if (apart && !inside) return ['available', !/\bfiber/.test(text) || fibreExceedsCarbs(facts)];
  if (FIBER_WITHIN.test(text)) return ['total_incl_fibre', true];
  // Sea salt and "on sale" are no layout.
  const cues = labelCues(text).filter((cue) => cue !== 'salt');
  const { kind } = decideCarbBasis(facts, cues);
  const spelled = /\bfibre/.test(text) && !/sugar alcohol/.test(text) ? 'available' : 'total_incl_fibre';
  return kind === 'unknown' ? [spelled, false] : [kind, kind === spelled];
}

const without = (text: string, part: RegExp) => text.replace(part, ' | ');
const gramsIn = (match: RegExpExecArray | null) => Number(match?.[1] ?? match?.[2] ?? 0) || null;

/** Null where a message tells no label's figures or does not ask what they come to. */
export function toldLabel(message: string): ToldLabel | null {
  if (message.length > TEXT_MOST || !/\d/.test(message)) return null;
  const original = normaliseText(message);
  const text = original.toLowerCase();
  const label = [DAY, COUNT, OWN_GRAMS].reduce(without, text);
  const figures = labelFigures([PER_100, UNIT].reduce(without, label));
  if (!figures || !isLabelQuestion(label, figures)) return null;
  const isPer100 = PER_100.test(text);
  const facts = factsFromAmounts(figures.amounts, 'you', {
    basis: { kind: 'unknown', reason: '' },
    column: isPer100 ? 'per_100g' : 'unknown',
    polyols: figures.polyols,
  });
  const [kind, isSureOfBasis] = basisOf(original, facts);
  const times = COUNT.exec(text)?.[1] ?? '1';
  return {
    text,
    facts: { ...facts, basis: { kind, reason: '' } },
    nets: figures.nets,
    isSureOfBasis,
    unit: isPer100 ? '100 g' : (UNIT.exec(text.replace(COUNT, ' '))?.[1] ?? null),
    count: isPer100 ? (gramsIn(OWN_GRAMS.exec(text)) ?? 100) / 100 : (COUNTS[times] ?? Number(times)),
    dayGrams: gramsIn(DAY.exec(text)),
  };
}
