import type { EatenToday, MealCategory, PlannedDish, PlanType } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { ChosenDish } from '../solving/day-problem.ts';

/** A dish of an earlier plan with its foods as they are known now. */
export interface KeptDish {
  readonly day: number;
  readonly meal: MealCategory;
  readonly dish: PlannedDish;
  readonly foods: readonly { readonly food: KitchenFood; readonly grams: number }[];
}

/** All that a plan is made from. A refusal tries changes on it. */
export interface Setting {
  readonly kitchen: Kitchen;
  /** Selected foods that can be cooked with, whoever eats. */
  readonly foods: readonly KitchenFood[];
  readonly person: PersonalData;
  readonly type: PlanType;
  /** Empty for complete days. */
  readonly mealTypes: readonly MealCategory[];
  readonly days: number;
  /** What of the day was eaten before; the meal types are those still to come. */
  readonly eaten?: EatenToday | undefined;
  readonly kept: readonly KeptDish[];
  readonly without: ReadonlySet<string>;
  readonly variant: number;
  /** In place of the person's limit, to see what a change would do. */
  readonly netCarbLimit?: number;
  /** Nothing of meat or fish is added, since none was selected. */
  readonly isMeatless?: boolean;
  /** As if there were enough of everything. */
  readonly isStockOpen?: boolean;
}

/** Dishes of one day with their rounded grams; kept ones apart. */
export interface ChosenDay {
  readonly day: number;
  readonly kept: readonly KeptDish[];
  readonly chosen: readonly ChosenDish[];
}

/** What stands in the way of a day. */
export type Block =
  | { readonly kind: 'no_dish'; readonly day: number; readonly meal: MealCategory }
  | { readonly kind: 'net_carbs'; readonly day: number; readonly least: number }
  | { readonly kind: 'too_little'; readonly day: number };

export type Attempt =
  | { readonly kind: 'planned'; readonly days: readonly ChosenDay[] }
  | { readonly kind: 'blocked'; readonly block: Block };
