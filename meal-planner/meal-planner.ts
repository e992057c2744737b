import type { PlanRefusal } from '#contract/meal-plans.ts';
import { foodOfAnyName, foodOfName } from '#foods/food-finder.ts';
import { createKitchen } from './kitchen/kitchen.ts';
import { pantryReader } from './pantry/pantry-foods.ts';
import { foodsWithoutValues } from './pantry/pantry-reading.ts';
import { dietOf } from './person/diet.ts';
import { looksMeatless } from './person/eating-style.ts';
import type { MealPlanner, PlanOutcome, PlanRequest } from './plan-request.ts';
import { attempt } from './planning/attempt.ts';
import { checkPlan } from './planning/check-plan.ts';
import { keptDishes } from './planning/kept-dishes.ts';
import { mealPlanOf, type Prepared } from './planning/meal-plan-of.ts';
import type { Attempt, Block, ChosenDay } from './planning/setting.ts';
import { healthRefusal } from './refusals/health-refusal.ts';
import { refusalOf } from './refusals/refusal.ts';
import { nearestRest, unknownRefusal } from './refusals/rest-of-day.ts';
import { nearestWords } from './words/eaten-words.ts';
import { planText } from './words/plan-text.ts';

type Planned = Extract<Attempt, { kind: 'planned' }>;
/** The planner over the kitchen; loads dishes and foods at once, the solver with the first plan. */
export function createMealPlanner(): MealPlanner {
  const kitchen = createKitchen();
  const reader = pantryReader(kitchen, foodOfName, foodOfAnyName);

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
    const { person, type, days, variant, without, eaten } = request;
    if (eaten && days !== 1) throw new RangeError('the rest of today is one day');
    const mealTypes = eaten ? eaten.mealsLeft : request.mealTypes;
    return {
      setting: {
        kitchen,
        foods,
        person,
        type,
        mealTypes,
        days,
        variant,
        without: new Set(without),
        kept,
        eaten,
      },
      readings,
      notes,
    };
  }

  async function plan(request: PlanRequest, signal?: AbortSignal): Promise<PlanOutcome> {
    const stop = healthRefusal(request.person) ?? unknownRefusal(request.eaten);
    if (stop) return refused(stop);
    const prepared = prepare(request);
    signal?.throwIfAborted();
    const meatless = await withoutMeat(prepared, signal);
    const best = meatless ?? (await attempt(prepared.setting, { signal }));
    // What is at hand may last for all days in smaller portions.
    const isShort = best.kind === 'blocked' && request.days > 1;
    const tried = isShort ? await attempt(prepared.setting, { signal, portions: 'leanest' }) : best;
    if (tried.kind === 'blocked') {
      return refuseOrNearest(request, prepared, tried.block, signal);
    }
    checkPlan(tried.days, prepared.setting);
    const notes = [
      ...prepared.notes,
      ...(isShort ? [SMALL_PORTIONS] : []),
      ...(meatless ? [MEATLESS] : []),
      ...(tried.days.some(hasDishTwice) ? [TWICE_A_DAY] : []),
    ];
    return { kind: 'offered', ...written(request, { ...prepared, notes }, tried.days) };
  }

  return { plan, close: async () => {} };
}

/**
 * Why there is no plan; where the rest of a day cannot keep the limit of net carbs, with the nearest. A rest that fits
 * into the margin alone, and so keeps the limit to the gram, is a plan like others.
 */
async function refuseOrNearest(
  request: PlanRequest,
  prepared: Prepared,
  block: Block,
  signal: AbortSignal | undefined,
): Promise<PlanOutcome> {
  const refusal = await refusalOf(prepared.setting, block, prepared.readings, signal);
  const nearest = refusal.limit === 'net_carbs' ? await nearestRest(prepared.setting, block, signal) : null;
  if (!nearest) return refused(refusal);
  checkPlan(nearest.days, nearest.setting);
  const notes = [...prepared.notes, ...(nearest.days.some(hasDishTwice) ? [TWICE_A_DAY] : [])];
  const { plan, text } = written(request, { ...prepared, notes }, nearest.days);
  if (plan.overLimit === undefined) return { kind: 'offered', plan, text };
  const message = `${refusal.message} ${nearestWords(plan)}`;
  return refused({ ...refusal, message, nearest: { plan, mealPlan: text } });
}

function written(request: PlanRequest, prepared: Prepared, days: readonly ChosenDay[]) {
  const plan = mealPlanOf(request, prepared, days);
  return { plan, text: planText(plan, request.person.units.food) };
}

/** A plan that adds no meat or fish for somebody who selected none and did not say how they eat; null for others. */
async function withoutMeat({ setting, readings }: Prepared, signal?: AbortSignal): Promise<Planned | null> {
  const { type, person, foods } = setting;
  // A chop whose label lacks something is a chop.
  const all = [...foods, ...foodsWithoutValues(readings)];
  if (type === 'basic' || person.eatingStyle !== null || !looksMeatless(all)) return null;
  const tried = await attempt({ ...setting, isMeatless: true }, { signal });
  return tried.kind === 'planned' ? tried : null;
}

const MEATLESS =
  'None of your items is meat or fish, so this plan has none. Tell us in your profile how you eat, or select some meat or fish.';
const TWICE_A_DAY =
  'Few dishes can be made from these items, so one comes up twice a day: add one or two more items for variety.';
const SMALL_PORTIONS =
  'We kept the portions as small as each recipe allows, so your food lasts through every day of the plan.';

const hasDishTwice = ({ chosen }: ChosenDay) =>
  new Set(chosen.map(({ option }) => option.dish.id)).size < chosen.length;

const refused = (refusal: PlanRefusal): PlanOutcome => ({ kind: 'refused', refusal });
