import type { CarbBasisKind } from '#contract/nutrition.ts';
import { decideCarbBasis } from '#domain/nutrition/carb-basis.ts';
import { labelCues } from '#domain/nutrition/label-cues.ts';
import { fibreExceedsCarbs } from '#domain/nutrition/net-carbs.ts';
import { factsFromAmounts, type NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import { labelFigures } from './label-figures.ts';
import { isLabelQuestion } from './label-words.ts';

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
/** What is no figure of the label and is taken out: the day it is held against, what the figures are of, how much is eaten. */
const DAY =
  /\b(?:(?:under|within|below|limit(?: is| of)?|max(?: of)?|fits? (?:my|in|into)|in my|into my|stay at|keep to|aim(?:ing)? for) (\d{2,3})(?!\d| ?(?:g|grams?)? ?(?:bar|portion|serving|slice|pot|piece|bag))(?: ?g| grams)?(?: net)?(?: carbs?)?(?: (?:a|per) day| day| limit| budget)?|(?:my |on |of |at |do |doing )(\d{2,3})(?: ?g| grams)?(?: of)?(?: net)?(?: carbs?)?(?: ?(?:a|per|\/) ?day| daily| day| limit| budget| allowance|(?<=(?:on|do|doing) \d{2} net)))\b/;
const PER_100 = /(?:\b(?:per|in|each|for) |\/ ?)100 ?(?:gm?|gr|grams?|ml)\b/;
const OWN_GRAMS =
  /\b(?:eat|ate|have|had|portion|serving|slice|piece|pot|bar)(?: (?:is|of|size|are|weighs|about|only)){0,2} (\d{1,3}) ?(?:g|grams?)\b(?! (?:of )?(?:total |net )?(?:carb|fib|sugar|protein|fat|eryth|malt|xyl|poly|allu))|(?<![\d.])(\d{1,3}) ?(?:g|grams?) (?:portion|serving|slice|piece|pot|bar)\b/;
const UNIT =
  /\b(?:per|each|an?|one|for) ((?:\d{1,3} ?|half an? )?(?:g|grams?|ml|cup|slice|bar|serving|portion|piece|tortilla|wrap|tbsp|tablespoons?|tsp|scoop|cookie|square|can|bottle|pot|packet|bag|oz|ounce|roll|bun|muffin|cracker|roti|egg)s?)\b(?! of (?:total |net )?(?:carb|fib|sugar))/;
const COUNT =
  /\b(?:eat|ate|eating|have|had|having|take) (?:about )?(two|three|four|five|six|half|[2-9]) ?(?:an? )?(?:of (?:them|these|those|it)|servings|portions|bars|slices|pieces|cups|scoops|tortillas|wraps|cookies|squares|pots|rolls|buns)\b/;
const COUNTS: Readonly<Record<string, number>> = { half: 0.5, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Fiber is called a part of the carbs. */
const FIBER_WITHIN =
  /\b(?:of (?:which|that|those|it|them)|includ\w{2,3}),? (?:the )?(?:\d{1,2}(?:[.,]\d)? ?(?:g|grams?)? )?(?:is |are |being |of )?(?:dietary )?fib(?:er|re)/;
const INSIDE = /\b(?:american?|united states|canad(?:a|ian)|toronto|walmart|nutrition facts)\b/;
/** "us" in small letters is everybody's. */
const INSIDE_CAPITALS = /\bUSA?\b|\bU\.S\./;
const APART =
  /\b(?:uk|britain|england|scotland|wales|ireland|eu|europe(?:an)?|germany|france|spain|italy|netherlands|sweden|norway|denmark|finland|poland|austria|belgium|portugal|switzerland|australian?|new zealand|nz|london|dublin|berlin|sydney|tesco|sainsbury'?s|asda|waitrose|(?:british|irish|german|french|spanish|italian|dutch|swedish|norwegian|danish|polish) (?:label|pack|product|supermarket|shop|store)\w{0,4})\b/;

/** Whose label it is, by country first, then by its own words and by how fiber is spelled; and whether that is sure. */
function basisOf(text: string, original: string, facts: NutritionFacts): [CarbBasisKind, boolean] {
  const inside = INSIDE.test(text) || INSIDE_CAPITALS.test(original);
  const apart = APART.test(text);
  if (inside && !apart) return ['total_incl_fibre', true];
  // Who writes "fiber" in Europe may hold either label.
  if (apart && !inside) return ['available', !/\bfiber/.test(text) || fibreExceedsCarbs(facts)];
  if (FIBER_WITHIN.test(text)) return ['total_incl_fibre', true];
  // Sea salt and "on sale" are no layout.
  const cues = labelCues(text).filter((cue) => cue !== 'salt');
  const { kind } = decideCarbBasis(facts, cues);
  const isBritish = /\bfibre/.test(text) && !/sugar alcohol/.test(text);
  const spelled = isBritish ? 'available' : 'total_incl_fibre';
  return kind === 'unknown' ? [spelled, false] : [kind, kind === spelled];
}

const without = (text: string, part: RegExp) => text.replace(part, ' | ');
const gramsIn = (match: RegExpExecArray | null) => Number(match?.[1] ?? match?.[2] ?? 0) || null;

/** Null where a message tells no label's figures or does not ask what they come to. */
export function toldLabel(message: string): ToldLabel | null {
  if (message.length > TEXT_MOST || !/\d/.test(message)) return null;
  const original = normaliseText(message);
  const text = original.toLowerCase();
  const figures = labelFigures([DAY, PER_100, OWN_GRAMS, COUNT, UNIT].reduce(without, text));
  if (!figures || !isLabelQuestion([DAY, COUNT, OWN_GRAMS].reduce(without, text), figures)) return null;
  const isPer100 = PER_100.test(text);
  const facts = factsFromAmounts(figures.amounts, 'you', {
    basis: { kind: 'unknown', reason: '' },
    column: isPer100 ? 'per_100g' : 'unknown',
    polyols: figures.polyols,
  });
  const [kind, isSureOfBasis] = basisOf(text, original, facts);
  const ownGrams = gramsIn(OWN_GRAMS.exec(text.replace(PER_100, ' ')));
  const times = COUNT.exec(text)?.[1] ?? '1';
  return {
    text,
    facts: { ...facts, basis: { kind, reason: '' } },
    nets: figures.nets,
    isSureOfBasis,
    unit: isPer100 ? '100 g' : (UNIT.exec(text.replace(COUNT, ' '))?.[1] ?? null),
    count: isPer100 ? (ownGrams ?? 100) / 100 : (COUNTS[times] ?? Number(times)),
    dayGrams: gramsIn(DAY.exec(text)),
  };
}
