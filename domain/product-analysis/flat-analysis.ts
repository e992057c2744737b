import type { CarbBasis, NutritionAnalysis } from '#contract/nutrition.ts';
import type { FlatAnalysis } from '#contract/sent-analysis.ts';
import { gramsText } from '../food-text/amount-text.ts';
import { scoreFacts } from '../keto-score/score-product.ts';
import { decideCarbBasis } from '../nutrition/carb-basis.ts';
import type { Food } from '../nutrition/food.ts';
import { netCarbs } from '../nutrition/net-carbs.ts';
import { certainReading, factsFromAmounts, type NutritionFacts } from '../nutrition/nutrition-facts.ts';
import { polyolsInText } from '../nutrition/polyols.ts';
import { servingAmount } from '../nutrition/serving-amount.ts';
import { type AnalysisOptions, analyzeFacts } from './product-analysis.ts';

const AMOUNTS = [
  'calories',
  'total_fat',
  'saturated_fat',
  'total_carbs',
  'dietary_fiber',
  'sugars',
  'protein',
  'sodium',
] as const;

const UNDECIDED: CarbBasis = { kind: 'unknown', reason: '' };

/** Grams that two amounts of one thing may differ by when each was rounded to a whole. */
const ROUNDING_G = 0.6;
const isAbout = (one: number, other: number) => Math.abs(one - other) <= ROUNDING_G;

/** Values of one serving. What is left out may stand on the label as well as not: it is unknown like what is null. */
function factsOf(flat: FlatAnalysis, productName: string): NutritionFacts {
  const servingSize = flat.serving_size ?? null;
  const ingredients = flat.ingredients ?? null;
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, flat[name] ?? null]));
  const facts = factsFromAmounts(amounts, 'you', {
    productName,
    brand: flat.brand ?? null,
    servingSize,
    servingGrams: servingSize === null ? null : (servingAmount(servingSize)?.value ?? null),
    column: 'per_serving',
    basis: UNDECIDED,
    ingredients,
    polyols: polyolsInText(ingredients ?? '').map((kind) => ({
      name: kind.replaceAll('_', ' '),
      grams: null,
    })),
  });
  return { ...facts, basis: basisOf(facts, flat) };
}

/** The numbers themselves decide where they can; else the net carbs tell what whoever read the label took off. */
function basisOf(facts: NutritionFacts, flat: FlatAnalysis): CarbBasis {
  const { total_carbs: carbs, dietary_fiber: fiber, net_carbs: net } = flat;
  const decided = decideCarbBasis(facts, []);
  if (decided.kind !== 'unknown' || carbs == null || fiber == null || net == null) return decided;
  if (isAbout(carbs - fiber, net)) {
    return {
      kind: 'total_incl_fibre',
      reason: 'Its net carbs are its carbs minus fiber, so the carbs include fiber.',
    };
  }
  if (!isAbout(carbs, net)) return decided;
  return {
    kind: 'available',
    reason: 'Its net carbs are the same as its carbs, so the carbs don’t include fiber.',
  };
}

/** Net carbs that were given, where carbs or fiber are not, and the score that they make. */
function givenNetCarbs(facts: NutritionFacts, given: number, carbs: number | null): AnalysisOptions {
  if (carbs !== null && given > carbs + ROUNDING_G) return {};
  const { dietary_fiber: _unknown, ...nutrients } = facts.nutrients;
  // Net carbs are what "available carbohydrate" means, so they stand in for it while net carbs and score are worked out.
  const standIn: NutritionFacts = {
    ...facts,
    basis: { kind: 'available', reason: '' },
    nutrients: { ...nutrients, total_carbs: certainReading('total_carbs', given, 'you') },
    polyols: [],
  };
  const notes = ['These net carbs are as entered: we can’t calculate them without carbs and fiber.'];
  const net = { ...netCarbs(standIn), working: '', notes };
  return { known: { net, score: scoreFacts(standIn) } };
}

/** A sentence about net carbs that carbs and fiber contradict; empty where there is none. */
function contradiction({ net_carbs_interval: net }: NutritionAnalysis, given: number): string[] {
  const fits = net === null || (given >= net.low - ROUNDING_G && given <= net.high + ROUNDING_G);
  if (fits) return [];
  return [
    `The net carbs given (${gramsText(given)}) don’t match the carbs and fiber. Please check all three.`,
  ];
}

/**
 * Everything that can be said about a product of which plain values are known. Net carbs and score are worked out from
 * carbs and fiber; only where one of these is unknown, the given net carbs count. Unknown values stay null.
 */
export function analyzeFlat(
  flat: FlatAnalysis,
  productName: string,
  foods: readonly Food[],
): NutritionAnalysis {
  const facts = factsOf(flat, productName);
  const { total_carbs: carbs = null, dietary_fiber: fiber = null, net_carbs: given = null } = flat;
  const isOpen = carbs === null || fiber === null;
  const options = given !== null && isOpen ? givenNetCarbs(facts, given, carbs) : {};
  const analysis = analyzeFacts(facts, foods, options);
  if (given === null) return analysis;
  return { ...analysis, warnings: [...contradiction(analysis, given), ...analysis.warnings] };
}
