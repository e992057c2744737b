import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { type DishOption, extraFillings, mainFood, pantryFillings } from './dish-option.ts';
import { chanceOf } from './seed.ts';

/**
 * Points of the choice, all ours: they are set against each other so that ten plans read as a cook would cook them
 * (docs/meal-planner.md). The lower the better.
 */
export const POINTS = {
  /** For each extra, by the type of the plan. */
  extra: { basic: 0, enhanced: 2.4, advanced: -0.25 } satisfies Record<PlanType, number>,
  /** For a seasoning as an extra in an enhanced plan: cheap, and mostly there anyway. */
  flavorExtra: 1.2,
  /** For an extra that another dish of the plan has too. */
  sharedExtra: 0.2,
  /** For each selected food that is used. */
  use: -1.4,
  /** On top for a food that should be eaten today; falls to none over `urgentDays`. */
  urgent: -5,
  urgentDays: 6,
  elaborate: { basic: 0.2, enhanced: 0.4, advanced: -3 } satisfies Record<PlanType, number>,
  /** For a main food that the plan has had, each time. */
  repeatedMain: 1.6,
  /** For a dish of an earlier day, where nothing else can be cooked. */
  repeatedDish: 12,
  cooked: 0.6,
  jitter: 1.6,
} as const;

/** What the plan has so far. */
export interface SoFar {
  /** Times each main food was cooked, by ingredient. */
  readonly mains: ReadonlyMap<string, number>;
  readonly bought: ReadonlySet<string>;
  readonly dishes: ReadonlySet<string>;
}

/** Points for using a selected food: more when it has to be eaten soon. */
export function pointsForUse({ pantry }: KitchenFood): number {
  const days = pantry?.daysLeft ?? null;
  if (!pantry) return 0;
  const urgency = days === null ? 0 : Math.max(0, 1 - days / POINTS.urgentDays);
  return POINTS.use + POINTS.urgent * urgency;
}

export function extraPoints(
  food: KitchenFood,
  isFlavor: boolean,
  type: PlanType,
  bought: ReadonlySet<string>,
): number {
  if (type === 'enhanced' && bought.has(food.key)) return POINTS.sharedExtra;
  return type === 'enhanced' && isFlavor ? POINTS.flavorExtra : POINTS.extra[type];
}

export const mainId = (option: DishOption) => mainFood(option)?.ingredient ?? null;

/** Points of a dish that do not hang on the other dishes of the day. */
export function ownPoints(option: DishOption, type: PlanType, soFar: SoFar, variant: number): number {
  const { dish, fillings, meal } = option;
  const main = mainId(option);
  const cooked = fillings.filter(({ food }) => food.cookedYield !== null).length;
  return (
    (dish.level === 'elaborate' ? POINTS.elaborate[type] : 0) +
    POINTS.repeatedMain * (main === null ? 0 : (soFar.mains.get(main) ?? 0)) +
    (soFar.dishes.has(dish.id) ? POINTS.repeatedDish : 0) +
    POINTS.cooked * cooked +
    POINTS.jitter * chanceOf(variant, dish.id, meal, main ?? '')
  );
}

/** All points of the dish as if it stood alone: what is looked at first. */
export function weightOf(option: DishOption, type: PlanType, soFar: SoFar, variant: number): number {
  const used = pantryFillings(option).reduce((sum, { food }) => sum + pointsForUse(food), 0);
  const extras = extraFillings(option).reduce(
    (sum, { food, slot }) => sum + extraPoints(food, slot.role === 'flavor', type, soFar.bought),
    0,
  );
  return ownPoints(option, type, soFar, variant) + used + extras;
}
