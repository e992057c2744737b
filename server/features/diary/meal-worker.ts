import type { MealRow, OwnFood } from '#contract/meal-text.ts';
import { readMeal } from '#foods/meal-text/read-meal.ts';

export interface MealTask {
  text: string;
  own: readonly OwnFood[];
}

/** Worker entry: a told meal as rows. */
export default function readToldMeal({ text, own }: MealTask): MealRow[] {
  return readMeal(text, own);
}
