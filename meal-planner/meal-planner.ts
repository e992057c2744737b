import type { MealPlan, PlanRefusal } from '#contract/meal-plans.ts';
import { foodOfName } from '#foods/food-finder.ts';
import { createKitchen } from './kitchen/kitchen.ts';
import type { KitchenFood } from './kitchen/kitchen-food.ts';
import { pantryReader } from './pantry/pantry-foods.ts';
import type { PantryReading } from './pantry/pantry-reading.ts';
import { dayLimits } from './person/day-limits.ts';
import { dietOf } from './person/diet.ts';
import { looksMeatless } from './person/eating-style.ts';
import type { MealPlanner, PlanOutcome, PlanRequest } from './plan-request.ts';
import { attempt } from './planning/attempt.ts';
import { checkPlan } from './planning/check-plan.ts';
import { keptDishes } from './planning/kept-dishes.ts';
import { leftOut } from './planning/left-out.ts';
import { planNotes } from './planning/plan-notes.ts';
import type { Attempt, ChosenDay, Setting } from './planning/setting.ts';
import { planDays } from './planning/write-plan.ts';
import { healthRefusal } from './refusals/health-refusal.ts';
import { refusalOf } from './refusals/refusal.ts';
import { planText } from './words/plan-text.ts';

type Planned = Extract<Attempt, { kind: 'planned' }>;
type Readings = ReadonlyMap<number, PantryReading>;

interface Prepared {
  readonly setting: Setting;
  readonly readings: Readings;
  readonly notes: readonly string[];
}

/** The planner over the kitchen; loads dishes and foods at once, the solver with the first plan. */
export function createMealPlanner(): MealPlanner {
  const kitchen = createKitchen();
  const reader = pantryReader(kitchen, foodOfName);

  function prepare(request: PlanRequest): Prepared {
    const readings = reader.read(request.items, request.today);
    const foods = [...readings.values()].flatMap((one) => (one.kind === 'food' ? [one.food] : []));
    const diet = dietOf(request.person, kitchen);
    const { kept, notes } = keptDishes(request.keep, request.days, {
      kitchen,
      foods,
      diet,
      mayBuy: request.type !== 'basic',
    });
    const { person, type, mealTypes, days, variant, without } = request;
    return {
      setting: { kitchen, foods, person, type, mealTypes, days, variant, without: new Set(without), kept },
      readings,
      notes,
    };
  }

  async function plan(request: PlanRequest, signal?: AbortSignal): Promise<PlanOutcome> {
    const stop = healthRefusal(request.person);
    if (stop) return refused(stop);
    const prepared = prepare(request);
    signal?.throwIfAborted();
    const meatless = await withoutMeat(prepared.setting, signal);
    const best = meatless ?? (await attempt(prepared.setting, { signal }));
    // What is at hand may last for all days in smaller portions.
    const isShort = best.kind === 'blocked' && request.days > 1;
    const tried = isShort ? await attempt(prepared.setting, { signal, portions: 'leanest' }) : best;
    if (tried.kind === 'blocked') {
      return refused(await refusalOf(prepared.setting, tried.block, prepared.readings, signal));
    }
    checkPlan(tried.days, prepared.setting);
    const notes = [
      ...prepared.notes,
      ...(isShort ? [SMALL_PORTIONS] : []),
      ...(meatless ? [MEATLESS] : []),
      ...(tried.days.some(hasDishTwice) ? [TWICE_A_DAY] : []),
    ];
    const written = writePlan(request, { ...prepared, notes }, tried.days);
    return { kind: 'offered', plan: written, text: planText(written, request.person.units.food) };
  }

  return { plan, close: async () => {} };
}

/** A plan that adds no meat or fish for somebody who selected none and did not say how they eat; null for others. */
async function withoutMeat(setting: Setting, signal: AbortSignal | undefined): Promise<Planned | null> {
  const { type, person, foods } = setting;
  if (type === 'basic' || person.eatingStyle !== null || !looksMeatless(foods)) return null;
  const tried = await attempt({ ...setting, isMeatless: true }, { signal });
  return tried.kind === 'planned' ? tried : null;
}

const MEATLESS =
  'None of your items is meat or fish, so none was added. Your profile can say how you eat, or select some.';
const TWICE_A_DAY =
  'Few dishes can be made of these items, so one comes twice a day: one or two more items bring variety.';
const SMALL_PORTIONS = 'Portions are the smallest of each dish, so that what is at hand lasts for all days.';

const hasDishTwice = ({ chosen }: ChosenDay) =>
  new Set(chosen.map(({ option }) => option.dish.id)).size < chosen.length;

const refused = (refusal: PlanRefusal): PlanOutcome => ({ kind: 'refused', refusal });

function foodsOf(days: readonly ChosenDay[]): KitchenFood[] {
  return days.flatMap(({ kept, chosen }) => [
    ...kept.flatMap(({ foods }) => foods.map(({ food }) => food)),
    ...chosen.flatMap(({ option }) => option.fillings.map(({ food }) => food)),
  ]);
}

function writePlan(
  request: PlanRequest,
  { setting, readings, notes }: Prepared,
  days: readonly ChosenDay[],
): MealPlan {
  const limits = dayLimits(request.person, request.mealTypes);
  if (!limits) throw new Error('a plan was made for somebody who must not get one');
  const foods = foodsOf(days);
  const used = new Set(foods.flatMap(({ pantry }) => pantry?.id ?? []));
  const noteOf = ({ pantry }: KitchenFood) => {
    const reading = pantry && readings.get(pantry.id);
    return reading?.kind === 'food' ? reading.note : null;
  };
  const diet = dietOf(setting.person, setting.kitchen);
  return {
    version: 1,
    type: request.type,
    mealTypes: [...request.mealTypes],
    days: planDays(days),
    netCarbLimit: limits.netCarbs,
    leftOut: leftOut(request.items, readings, used, diet, {
      dayLimit: limits.netCarbs.day,
      unit: request.person.units.food,
    }),
    notes: [...notes, ...planNotes(request.person, foods, noteOf)],
    wordedBy: 'planner',
  };
}
