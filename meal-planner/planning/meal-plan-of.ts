import type { MealPlan } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import type { PantryReading } from '../pantry/pantry-reading.ts';
import { dietOf } from '../person/diet.ts';
import { limitsOf } from '../person/rest-of-day.ts';
import type { PlanRequest } from '../plan-request.ts';
import { eatenNotes } from '../words/eaten-words.ts';
import { leftOut } from './left-out.ts';
import { planNotes } from './plan-notes.ts';
import type { ChosenDay, Setting } from './setting.ts';
import { planDays } from './write-plan.ts';

/** A request with its foods understood. */
export interface Prepared {
  readonly setting: Setting;
  readonly readings: ReadonlyMap<number, PantryReading>;
  readonly notes: readonly string[];
}

function foodsOf(days: readonly ChosenDay[]): KitchenFood[] {
  return days.flatMap(({ kept, chosen }) => [
    ...kept.flatMap(({ foods }) => foods.map(({ food }) => food)),
    ...chosen.flatMap(({ option }) => option.fillings.map(({ food }) => food)),
  ]);
}

/** g that the day may come to above its limit, up to the next tenth; null where it keeps it. */
function overLimit({ eaten, netCarbLimit: { day }, days }: MealPlan): number | null {
  const planned = days.reduce((sum, { totals }) => sum + totals.netCarbs, 0);
  const most = (eaten?.values.netCarbs?.high ?? 0) + planned;
  return eaten && most > day ? Math.ceil((most - day) * 10 - 1e-6) / 10 : null;
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
  const foods = foodsOf(days);
  const used = new Set(foods.flatMap(({ pantry }) => pantry?.id ?? []));
  const noteOf = ({ pantry }: KitchenFood) => {
    const reading = pantry && readings.get(pantry.id);
    return reading?.kind === 'food' ? reading.note : null;
  };
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
    notes: [...(eaten ? eatenNotes(eaten) : []), ...notes, ...planNotes(request.person, foods, noteOf)],
    wordedBy: 'planner',
  };
  if (!eaten) return plan;
  const ofRest = { ...plan, eaten: { values: eaten.values, unknown: eaten.unknown } };
  const over = overLimit(ofRest);
  return over === null ? ofRest : { ...ofRest, overLimit: over };
}
