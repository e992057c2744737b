import type { KetoScore, NetCarbsInterval, NutritionAnalysis } from '#contract/nutrition.ts';
import { scoreFacts } from '../keto-score/score-product.ts';
import type { Food } from '../nutrition/food.ts';
import { macroBreakdown } from '../nutrition/macro-breakdown.ts';
import { type NetCarbs, netCarbs } from '../nutrition/net-carbs.ts';
import { type NutritionFacts, nutrientValue } from '../nutrition/nutrition-facts.ts';
import type { PolyolPolicy } from '../nutrition/polyols.ts';
import { type Portion, portionOf } from '../nutrition/portion.ts';
import { lowerCarbAlternatives } from './alternatives.ts';
import { type AnalysisParts, analysisText } from './analysis-text.ts';
import { isUnidentifiedName, UNKNOWN_PRODUCT } from './product-name.ts';
import { readingWarnings } from './reading-warnings.ts';
import { recommendationsFor } from './recommendations.ts';

const KJ_PER_KCAL = 4.184;
/** Salt is sodium x 2.5 on EU labels, so 1 g of salt stands for 400 mg of sodium. */
const SODIUM_MG_PER_SALT_G = 400;

export interface AnalysisOptions {
  /** How much of each sugar alcohol counts; the documented default when absent. */
  readonly policy?: PolyolPolicy;
  /** Alternatives already known, where the foods table is not at hand (in a browser, after an edit). */
  readonly alternatives?: readonly string[];
  /** What a foods table knows better than the facts can say: its net carbs, and a score for the customary portion. */
  readonly known?: { readonly net: NetCarbs; readonly score: KetoScore | null };
}

function inPortion(interval: NetCarbsInterval | null, { factor }: Portion): NetCarbsInterval | null {
  if (!interval) return null;
  const scale = (grams: number) => Math.round(grams * factor * 100) / 100;
  return { value: scale(interval.value), low: scale(interval.low), high: scale(interval.high) };
}

/** Printed kcal, else kcal from printed kJ. */
function caloriesOf(facts: NutritionFacts): number | null {
  const kcal = nutrientValue(facts, 'calories');
  if (kcal !== null) return kcal;
  const kj = nutrientValue(facts, 'energy_kj');
  return kj === null ? null : Math.round(kj / KJ_PER_KCAL);
}

/** Printed sodium in mg, else sodium from printed salt. */
function sodiumOf(facts: NutritionFacts): number | null {
  const sodium = nutrientValue(facts, 'sodium');
  if (sodium !== null) return sodium;
  const salt = nutrientValue(facts, 'salt');
  return salt === null ? null : Math.round(salt * SODIUM_MG_PER_SALT_G);
}

/** Net carbs, score, shares of energy and the portion they belong to. */
function computeParts(facts: NutritionFacts, { policy, known }: AnalysisOptions): AnalysisParts {
  const portion = portionOf(facts);
  const net = known?.net ?? netCarbs(facts, policy);
  return {
    facts,
    portion,
    net,
    portionNet: inPortion(net.interval, portion),
    score: known ? known.score : scoreFacts(facts, policy),
    macros: macroBreakdown(
      nutrientValue(facts, 'total_fat'),
      nutrientValue(facts, 'protein'),
      net.interval?.value ?? null,
    ),
  };
}

/** Only poor and moderate products need something else to eat, and only where it is known what they are. */
function alternativesFor(
  { facts, portionNet, score }: AnalysisParts,
  foods: readonly Food[],
  known: readonly string[] | undefined,
): string[] {
  if (!portionNet || !score || score.friendly) return [];
  // What it is decides what may take its place: whipped cream is no choice for a cereal.
  if (isUnidentifiedName(facts.productName ?? UNKNOWN_PRODUCT)) return [];
  return known ? [...known] : lowerCarbAlternatives(facts, portionNet.value, foods);
}

/**
 * Everything code can say about a product from its facts. Pure and fast, so that a browser can call it after
 * every edit. Amounts stay in the facts' column; the text and the score speak of a portion.
 * `foods` is the foods table, needed for alternatives alone: with an empty table there are none.
 */
export function analyzeFacts(
  facts: NutritionFacts,
  foods: readonly Food[],
  options: AnalysisOptions = {},
): NutritionAnalysis {
  const parts = computeParts(facts, options);
  const { net, score } = parts;
  const sodium = sodiumOf(facts);
  return {
    product_name: facts.productName ?? UNKNOWN_PRODUCT,
    brand: facts.brand,
    serving_size: facts.servingSize,
    calories: caloriesOf(facts),
    total_fat: nutrientValue(facts, 'total_fat'),
    saturated_fat: nutrientValue(facts, 'saturated_fat'),
    total_carbs: nutrientValue(facts, 'total_carbs'),
    dietary_fiber: nutrientValue(facts, 'dietary_fiber'),
    sugars: nutrientValue(facts, 'sugars'),
    protein: nutrientValue(facts, 'protein'),
    sodium,
    net_carbs: net.interval?.value ?? null,
    keto_score: score?.score ?? null,
    keto_rating: score?.rating ?? null,
    keto_friendly: score?.friendly ?? null,
    analysis: analysisText(parts),
    alternatives: alternativesFor(parts, foods, options.alternatives),
    recommendations: recommendationsFor(parts, sodium),
    macro_breakdown: parts.macros,
    serving_grams: facts.servingGrams,
    servings_per_container: facts.servingsPerContainer,
    column: facts.column,
    basis: facts.basis,
    net_carbs_interval: net.interval,
    fields: { ...facts.nutrients },
    score_version: score?.version ?? null,
    score_terms: score?.terms ?? [],
    polyols: [...facts.polyols],
    ingredients: facts.ingredients,
    barcode: facts.barcode ?? null,
    net_carbs_working: net.working,
    warnings: readingWarnings(facts, net, score !== null),
    reading_warnings: [...facts.warnings],
  };
}

/** The facts an analysis was made from, so that it can be computed anew after an edit. */
export function factsFromAnalysis(analysis: NutritionAnalysis): NutritionFacts {
  return {
    productName: analysis.product_name === UNKNOWN_PRODUCT ? null : analysis.product_name,
    brand: analysis.brand,
    servingSize: analysis.serving_size,
    servingGrams: analysis.serving_grams,
    servingsPerContainer: analysis.servings_per_container,
    column: analysis.column,
    basis: analysis.basis,
    nutrients: analysis.fields,
    polyols: analysis.polyols,
    ingredients: analysis.ingredients,
    barcode: analysis.barcode,
    warnings: analysis.reading_warnings,
  };
}
