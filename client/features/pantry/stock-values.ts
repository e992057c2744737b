import { type FoodWeightUnit, gramsOf, inFoodUnit } from '#domain/food-weight.ts';

/** More than this is a typing mistake; as many tenths the server takes. */
const GRAMS_MOST = 100_000;

/** Stored tenths of a gram as the person types them: "250" or "8.8"; empty where nobody said. */
export function amountInput(tenths: number | null, unit: FoodWeightUnit): string {
  return tenths === null ? '' : String(Number(inFoodUnit(tenths / 10, unit).toFixed(unit === 'g' ? 1 : 2)));
}

type ReadAmount = { tenths: number | null; error?: undefined } | { tenths?: undefined; error: string };

/** Tenths of a gram of what was typed; empty is not said. A comma counts as a point. */
export function readAmount(text: string, unit: FoodWeightUnit): ReadAmount {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { tenths: null };
  const amount = /^(?:\d+\.?|\d*\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(amount)) return { error: `The amount must be a number of ${NAMES[unit]}` };
  const grams = gramsOf(amount, unit);
  if (grams > GRAMS_MOST) return { error: 'The amount must be at most 100 kg' };
  return { tenths: Math.round(grams * 10) };
}

const NAMES: Readonly<Record<FoodWeightUnit, string>> = { g: 'grams', oz: 'ounces' };
