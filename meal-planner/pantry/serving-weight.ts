import { z } from 'zod';
import { labelColumn } from '#contract/nutrition.ts';
import { GRAMS_PER_OUNCE } from '#domain/food-text/food-weight.ts';
import type { PantryFood } from '../plan-request.ts';

const WEIGHT = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(g|grams?|gr|ml|millilit(?:er|re)s?|oz|ounces?)\b(?!\s*fl)/gi;

const stored = z.object({
  column: labelColumn.catch('unknown'),
  serving_grams: z.number().positive().nullable().catch(null),
});

/** The last weight a text names, in grams; millilitres count as grams. "2 tbsp (32 g)" is 32. */
export function weightIn(text: string): number | null {
  const match = [...text.matchAll(WEIGHT)].at(-1);
  const amount = Number(match?.[1]?.replace(',', '.'));
  if (!match || !(amount > 0)) return null;
  return match[2]?.toLowerCase().startsWith('o') ? amount * GRAMS_PER_OUNCE : amount;
}

/** Grams that a saved food's amounts are amounts of; null where neither serving nor reading tells. */
export function servingWeight({ servingSize, nutritionAnalysis }: PantryFood): number | null {
  const printed = servingSize === null ? null : weightIn(servingSize);
  if (printed !== null) return printed;
  const read = stored.safeParse(nutritionAnalysis ?? {});
  if (!read.success) return null;
  if (read.data.column === 'per_100g' || read.data.column === 'per_100ml') return 100;
  return read.data.column === 'per_serving' ? read.data.serving_grams : null;
}
