import type { PrintedFacts } from './printed-label.ts';

/** An invented granola bar: 9 x 9 + 4 x 15 + 2 x 7 (fiber) + 4 x 8 = 187 kcal, which a US label prints as 190. */
export const GRANOLA_BAR: PrintedFacts = {
  calories: 190,
  total_fat: 9,
  saturated_fat: 3.5,
  total_carbs: 22,
  dietary_fiber: 7,
  sugars: 4,
  protein: 8,
  sodium: 160,
};
