import { gramsText } from '#domain/food-text/amount-text.ts';
import type { Food, FoodPortion } from '#domain/nutrition/food.ts';
import { everydayFood } from './everyday-foods.ts';
import { tidyMeasure, usualPortion } from './portion-weight.ts';

const HUNDRED: FoodPortion = { text: '100 g', grams: 100 };

/** Portions that are known of a food, each once, the usual one first; 100 g is always among them. */
export function foodPortions(food: Food): FoodPortion[] {
  const measures = [...(everydayFood(food)?.measures ?? [])].map(([unit, grams]) => ({
    text: `1 ${unit}`,
    grams,
  }));
  const table = food.serving ? [{ text: tidyMeasure(food.serving.text), grams: food.serving.grams }] : [];
  const named = [...table, ...measures, HUNDRED];
  const { grams } = usualPortion(food, { one: '', of: '' });
  const usual = named.find((portion) => portion.grams === grams) ?? { text: gramsText(grams), grams };
  const seen = new Set<number>();
  return [usual, ...named].filter((portion) => !seen.has(portion.grams) && seen.add(portion.grams));
}

/** The portion of this weight, in the words of the table where it has some for it. */
export function portionOfGrams(food: Food, grams: number): FoodPortion {
  return (
    foodPortions(food).find((portion) => portion.grams === grams) ?? {
      text: `${Math.round(grams * 100) / 100} g`,
      grams,
    }
  );
}
