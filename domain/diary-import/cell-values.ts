import type { DiaryAmount, DiaryMeal, Estimate } from '#contract/diary.ts';
import type { Separator } from '../readings-import/import-mapping.ts';
import { plainText } from '../readings-import/plain-text.ts';

/** A number as diaries write it: "1,050", "12.5", "12,5" between semicolons, "0.31 g"; null of an empty cell. */
export function numberIn(cell: string, separator: Separator): number | null | undefined {
  if (cell === '' || /^(?:-|n\/?a|null)$/i.test(cell)) return null;
  const [text = ''] = /^-?[\d.,]+/.exec(cell) ?? [];
  const isThousands = separator !== ';' && /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  const value = Number(isThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
  return text === '' || !Number.isFinite(value) || value < 0 ? undefined : value;
}

const MEALS: readonly (readonly [DiaryMeal, RegExp])[] = [
  ['breakfast', /^(?:breakfast|morning)/],
  ['lunch', /^(?:lunch|midday|noon)/],
  ['dinner', /^(?:dinner|supper|evening)/],
  ['snack', /^snacks?/],
];

/** Null where the word names none of ours. */
export function mealIn(cell: string): DiaryMeal | null {
  const plain = plainText(cell);
  return MEALS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  mg: 0.001,
  oz: 28.3495,
  lb: 453.592,
};

/** "58.00 g", "2 large", "1 cup"; with its weight where the unit is one of weight. */
export function amountIn(
  cell: string,
  unitCell: string,
  separator: Separator,
): { amount: DiaryAmount; grams: Estimate | null } {
  const count = numberIn(cell, separator);
  const unit = (unitCell || cell.replace(/^-?[\d.,]+\s*/, '')).slice(0, 60).trim();
  if (!count) return { amount: { count: 1, unit: unit || 'serving' }, grams: null };
  const weight = (GRAMS[unit.toLowerCase()] ?? 0) * count;
  const grams = weight > 0 ? { value: weight, low: weight, high: weight } : null;
  return { amount: { count, unit }, grams };
}
