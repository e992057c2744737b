import type { MealPlan } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { PantryReading } from '../pantry/pantry-reading.ts';
import { dietOf } from '../person/diet.ts';
import { limitsOf } from '../person/rest-of-day.ts';
import type { PlanRequest } from '../plan-request.ts';
import { eatenNotes } from '../words/eaten-words.ts';
import { leftOut } from './left-out.ts';
import { freezerNotes, planNotes } from './plan-notes.ts';
import type { ChosenDay, Setting } from './setting.ts';
import { netCarbsOn, usedOn } from './used-on.ts';
import { planDays } from './write-plan.ts';

const TINY = 1e-6;

/** A request with its foods understood. */
export interface Prepared {
  readonly setting: Setting;
  readonly readings: ReadonlyMap<number, PantryReading>;
  readonly notes: readonly string[];
}

/** g, up to the next tenth, that the dishes hold above what is left of the limit; null where they keep it. */
function overLimit(days: readonly ChosenDay[], left: number): number | null {
  const over = days.reduce((sum, day) => sum + netCarbsOn(day), 0) - left;
  return over > TINY ? Math.ceil(over * 10 - TINY) / 10 : null;
}

/** The chosen days as a plan for the person, with what is left out and what must be known. */
export function mealPlanOf(
  request: PlanRequest,
  { setting, readings, notes }: Prepared,
  days: readonly ChosenDay[],
): MealPlan {
  const limits = limitsOf(setting);
  if (!limits) throw new Error('a plan was made for somebody who must not get one');
  const { eaten } = setting;
  const foods = days.flatMap((day) => usedOn(day).map(({ food }) => food));
  const used = new Set(foods.flatMap(({ pantry }) => pantry?.id ?? []));
  const readingOf = ({ pantry }: KitchenFood) => pantry && readings.get(pantry.id);
  const diet = dietOf(setting.person, setting.kitchen);
  const plan: MealPlan = {
    version: 1,
    type: request.type,
    mealTypes: [...setting.mealTypes],
    days: planDays(days),
    netCarbLimit: { ...limits.netCarbs, share: Math.max(0, limits.netCarbs.share) },
    leftOut: leftOut(request.items, readings, used, diet, {
      dayLimit: limits.netCarbs.day,
      unit: request.person.units.food,
    }),
    notes: [
      ...(eaten ? eatenNotes(eaten) : []),
      ...notes,
      ...freezerNotes(days),
      ...planNotes(request.person, foods, readingOf),
    ],
    wordedBy: 'planner',
  };
  if (!eaten) return plan;
  const ofRest = { ...plan, eaten: { values: eaten.values, unknown: eaten.unknown } };
  const over = overLimit(days, limits.netCarbs.share);
  return over === null ? ofRest : { ...ofRest, overLimit: over };
}
