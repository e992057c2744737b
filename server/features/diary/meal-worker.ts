import type { MealRow, OwnFood } from '#contract/meal-text.ts';
import type { ReadRecipe } from '#contract/recipe.ts';
import { readMeal } from '#foods/meal-text/read-meal.ts';
import { readRecipe } from '#foods/recipe/read-recipe.ts';

export interface MealTask {
  text: string;
  own: readonly OwnFood[];
}

/** Worker entry: all that meals are read with is there when it returns, at once where it was there before. */
export function loadTables(): void {
  readMeal('egg', []);
}

/** Worker entry: a recipe as lines. */
export const recipeOf = (text: string): ReadRecipe => readRecipe(text);

/** Worker entry: a told meal as rows. */
export default function readToldMeal({ text, own }: MealTask): MealRow[] {
  return readMeal(text, own);
}
