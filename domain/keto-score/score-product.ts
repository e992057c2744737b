import type { KetoScore, NutrientName } from '#contract/nutrition.ts';
import { type Food, netCarbsInPortion } from '../nutrition/food.ts';
import { netCarbs } from '../nutrition/net-carbs.ts';
import { type NutritionFacts, nutrientValue } from '../nutrition/nutrition-facts.ts';
import type { PolyolPolicy } from '../nutrition/polyols.ts';
import { energyKcal, portionOf } from '../nutrition/portion.ts';
import { customaryPortion } from './customary-portion.ts';
import { scorePortion } from './keto-score.ts';
import type { ScoreInput } from './score-input.ts';

/** Amounts of one portion of a product; null when net carbs could not be worked out. */
function inputFromFacts(facts: NutritionFacts, policy?: PolyolPolicy): ScoreInput | null {
  const net = netCarbs(facts, policy).interval;
  if (!net) return null;
  const { factor, grams } = portionOf(facts);
  const energy = energyKcal(facts);
  const inPortion = (name: NutrientName) => {
    const value = nutrientValue(facts, name);
    return value === null ? null : value * factor;
  };
  return {
    netCarbsG: net.value * factor,
    portionGrams: grams,
    fatG: inPortion('total_fat'),
    proteinG: inPortion('protein'),
    energyKcal: energy === null ? null : energy * factor,
    sugarsG: inPortion('sugars'),
    addedSugarsG: inPortion('added_sugars'),
    alcoholG: null,
  };
}

/** Keto score of a product. Null when net carbs, or a weight that could change the rating, is not known. */
export function scoreFacts(facts: NutritionFacts, policy?: PolyolPolicy): KetoScore | null {
  const input = inputFromFacts(facts, policy);
  return input && scorePortion(input);
}

/** Keto score of a food of the table, judged by its customary portion. */
export function scoreFood(food: Food): KetoScore | null {
  const { grams } = customaryPortion(food);
  const inPortion = (per100: number | null) => (per100 === null ? null : (per100 * grams) / 100);
  return scorePortion({
    netCarbsG: netCarbsInPortion(food, grams),
    portionGrams: grams,
    fatG: inPortion(food.fatG),
    proteinG: inPortion(food.proteinG),
    energyKcal: inPortion(food.kcal),
    sugarsG: inPortion(food.sugarsG),
    addedSugarsG: null,
    alcoholG: inPortion(food.alcoholG),
  });
}
