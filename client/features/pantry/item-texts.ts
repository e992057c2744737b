import type { PantryItem } from '#contract/pantry.ts';
import type { FoodWeightUnit } from '#domain/food-weight.ts';
import { tenthsText } from '#domain/pantry-values.ts';
import { servingText } from '#domain/portion-text.ts';

type Summarized = Pick<PantryItem, 'servingSize' | 'calories' | 'netCarbs' | 'totalFat' | 'protein'>;

/**
 * "1 cup: 120 kcal, 3.0 g net carbs, 9.0 g fat, 2.0 g protein"; what is not known is left out. The serving is told in the
 * person's unit; nutrients stay in grams, as labels have them everywhere.
 */
export function summaryLine(item: Summarized, unit: FoodWeightUnit): string {
  const grams = (tenths: number | null, what: string) =>
    tenths === null ? [] : [`${tenthsText(tenths)} g ${what}`];
  const parts = [
    ...(item.calories === null ? [] : [`${item.calories} kcal`]),
    ...(item.netCarbs === null ? ['net carbs not read'] : grams(item.netCarbs, 'net carbs')),
    ...grams(item.totalFat, 'fat'),
    ...grams(item.protein, 'protein'),
  ];
  return `${item.servingSize ? `${servingText(item.servingSize, unit)}: ` : ''}${parts.join(', ')}`;
}
