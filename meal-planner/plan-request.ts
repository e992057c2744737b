import type {
  EatenToday,
  MealCategory,
  MealPlan,
  PlannedDish,
  PlanRefusal,
  PlanType,
} from '#contract/meal-plans.ts';
import type { PantryItem } from '#contract/pantry.ts';
import type { PersonalData } from '#contract/profile.ts';

/** A saved food as the planner takes it; grams are whole tenths, as stored. */
export type PantryFood = Pick<
  PantryItem,
  | 'id'
  | 'productName'
  | 'brand'
  | 'servingSize'
  | 'calories'
  | 'totalFat'
  | 'totalCarbs'
  | 'dietaryFiber'
  | 'protein'
  | 'netCarbs'
  | 'nutritionAnalysis'
  | 'foodId'
  | 'amountAtHand'
  | 'useBy'
>;

export interface PlanRequest {
  /** The selected items. */
  items: readonly PantryFood[];
  type: PlanType;
  /** Empty for complete days. */
  mealTypes: readonly MealCategory[];
  /** 1 to 7 */
  days: number;
  /** Dishes of an earlier plan that stay as they are. */
  keep: readonly PlannedDish[];
  /** Ids of dishes that must not come. */
  without: readonly string[];
  /** Another number gives another plan of the same worth. */
  variant: number;
  /** Targets, allergies, dislikes, units and what speaks against keto. */
  person: PersonalData;
  /** Plans the rest of today, in place of `mealTypes`; `days` is 1 then. */
  eaten?: EatenToday | undefined;
  /** The person's calendar day, YYYY-MM-DD, for use-by dates. */
  today: string;
}

export type PlanOutcome =
  /** `text` is the plan in words, with the sections that the screens and exports read. */
  { kind: 'offered'; plan: MealPlan; text: string } | { kind: 'refused'; refusal: PlanRefusal };

export interface MealPlanner {
  /** A plan that keeps the person's limits, or why there is none. Rejects with the signal's reason when it aborts. */
  plan(request: PlanRequest, signal?: AbortSignal): Promise<PlanOutcome>;
  close(): Promise<void>;
}
