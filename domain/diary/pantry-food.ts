import type { DiaryAmount, Estimate } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { PantryItem } from '#contract/pantry.ts';
import { servingAmount } from '../nutrition/serving-amount.ts';
import { pantryItemFromAnalysis } from '../pantry/pantry-values.ts';
import { certain } from './estimates.ts';

type Item = Pick<
  PantryItem,
  'id' | 'productName' | 'servingSize' | 'calories' | 'totalFat' | 'totalCarbs' | 'protein' | 'netCarbs'
>;

/**
 * What a label's number may stand for: labels round grams to the half below 5 g and to the whole above, kcal to five
 * below 50 and to ten above (21 CFR 101.9(c)).
 */
const rounded = (value: number, step: number): Estimate => ({
  value,
  low: Math.max(0, value - step / 2),
  high: value + step / 2,
});
const grams = (tenths: number | null): Estimate | null =>
  tenths === null ? null : rounded(tenths / 10, tenths < 50 ? 0.5 : 1);

/** A serving of a pantry item, as it can be logged. */
export function pantryFood(item: Item): OwnFood {
  const { servingSize, calories } = item;
  const weight = servingSize ? servingAmount(servingSize) : null;
  return {
    name: item.productName,
    source: { kind: 'pantry', itemId: item.id },
    amount: { count: 1, unit: 'serving' },
    grams: weight && certain(weight.value),
    values: {
      netCarbs: grams(item.netCarbs),
      totalCarbs: grams(item.totalCarbs),
      energy: calories === null ? null : rounded(calories, calories < 50 ? 5 : 10),
      protein: grams(item.protein),
      fat: grams(item.totalFat),
    },
  };
}

const PORTION: Readonly<Record<NutritionAnalysis['column'], DiaryAmount>> = {
  per_serving: { count: 1, unit: 'serving' },
  per_100g: { count: 100, unit: 'g' },
  per_100ml: { count: 100, unit: 'ml' },
  per_container: { count: 1, unit: 'container' },
  unknown: { count: 1, unit: 'serving' },
};

/** As much as a label was read of, as it can be logged. */
export function labelFood(analysis: NutritionAnalysis): OwnFood {
  const saved = pantryItemFromAnalysis(analysis);
  const food = pantryFood({
    id: 0,
    productName: saved.productName,
    servingSize: saved.servingSize ?? null,
    calories: saved.calories ?? null,
    totalFat: saved.totalFat ?? null,
    totalCarbs: saved.totalCarbs ?? null,
    protein: saved.protein ?? null,
    netCarbs: saved.netCarbs ?? null,
  });
  return {
    ...food,
    source: { kind: 'label' },
    amount: PORTION[analysis.column],
    values: { ...food.values, netCarbs: analysis.net_carbs_interval },
  };
}
