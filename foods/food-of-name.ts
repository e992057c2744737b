import type { Food } from '#domain/nutrition/food.ts';
import { findFood } from './food-finder.ts';

/** The row that an everyday name stands for, and whether that is sure; null for dishes and for names the table has not. */
export function foodOfName(name: string): { readonly food: Food; readonly sure: boolean } | null {
  const found = findFood(name);
  return found?.kind === 'food' ? { food: found.food, sure: found.confidence === 'sure' } : null;
}
