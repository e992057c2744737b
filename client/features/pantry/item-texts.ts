import type { PantryItem } from '#contract/pantry.ts';
import { tenthsText } from '#domain/pantry-values.ts';

type Summarized = Pick<PantryItem, 'servingSize' | 'calories' | 'netCarbs' | 'totalFat' | 'protein'>;

/** "1 cup: 120 kcal, 3.0 g net carbs, 9.0 g fat, 2.0 g protein"; what is not known is left out. */
export function summaryLine(item: Summarized): string {
  const grams = (tenths: number | null, what: string) =>
    tenths === null ? [] : [`${tenthsText(tenths)} g ${what}`];
  const parts = [
    ...(item.calories === null ? [] : [`${item.calories} kcal`]),
    ...(item.netCarbs === null ? ['net carbs not read'] : grams(item.netCarbs, 'net carbs')),
    ...grams(item.totalFat, 'fat'),
    ...grams(item.protein, 'protein'),
  ];
  return `${item.servingSize ? `${item.servingSize}: ` : ''}${parts.join(', ')}`;
}

/** Made once: making one takes longer than drawing a card. */
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Day of saving in the reader's zone and language. */
export const addedOn = (createdAt: string): string => day.format(new Date(createdAt));
