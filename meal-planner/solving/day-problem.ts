import type { MealCategory, PlanType } from '#contract/meal-plans.ts';
import type { DishOption } from '../options/dish-option.ts';
import type { SoFar } from '../options/weigh-option.ts';
import type { DayLimits } from '../person/day-limits.ts';

/** A meal still to be planned. */
export interface OpenMeal {
  readonly meal: MealCategory;
  /** It comes in any case; others come where there is room. */
  readonly must: boolean;
  readonly options: readonly DishOption[];
}

/** What a day has to be chosen from and what it has to keep. */
export interface DayProblem {
  readonly type: PlanType;
  readonly limits: DayLimits;
  readonly open: readonly OpenMeal[];
  /** How often a dish may come on the day. */
  readonly timesADay: number;
  /** What kept dishes of the day take already. */
  readonly spent: {
    readonly kcal: number;
    readonly netCarbs: number;
    readonly protein: number;
    readonly fat: number;
  };
  /** Grams left of the pantry food with this key. */
  left(key: string): number;
  readonly soFar: SoFar;
  readonly variant: number;
}

/** A dish with the grams of each of its foods, in the order of its fillings. */
export interface ChosenDish {
  readonly option: DishOption;
  readonly grams: readonly number[];
}
