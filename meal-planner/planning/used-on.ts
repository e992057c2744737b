import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { ChosenDay } from './setting.ts';

interface Used {
  readonly food: KitchenFood;
  readonly grams: number;
}

/** All foods of a day's dishes with their grams. */
export function usedOn({ kept, chosen }: ChosenDay): Used[] {
  return [
    ...kept.flatMap(({ foods }) => foods),
    ...chosen.flatMap(({ option, grams }) =>
      option.fillings.map(({ food }, at) => ({ food, grams: grams[at] ?? Number.NaN })),
    ),
  ];
}

/** g, not rounded */
export const netCarbsOn = (day: ChosenDay): number =>
  usedOn(day).reduce((sum, { food, grams }) => sum + food.perGram.netCarbs * grams, 0);
