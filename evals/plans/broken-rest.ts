import { type EatenToday, MEAL_CATEGORIES, type MealCategory, type MealPlan } from '#contract/meal-plans.ts';
import type { PlanRequest } from '#meal-planner/plan-request.ts';
import { brokenLimits, countedNetCarbs } from './broken-limits.ts';

export type RestRequest = PlanRequest & { eaten: EatenToday };

const MAIN: readonly MealCategory[] = ['Breakfast', 'Lunch', 'Dinner'];
const ROUNDING = 0.01;

/** The limit of the day: the person's own, or the product's. */
export const dayLimitOf = ({ person }: PlanRequest) => person.netCarbLimit ?? 20;

/** The most that was eaten, in g of net carbs up to the next tenth; what nobody knows is no number. */
export const mostEaten = ({ eaten }: RestRequest) =>
  Math.ceil((eaten.values.netCarbs?.high ?? Number.NaN) * 10 - 1e-6) / 10;

/** What is wrong with a rest besides its net carbs: foods, amounts, meals, and what it says was eaten. */
function otherFaults(plan: MealPlan, text: string, request: RestRequest): string[] {
  const { eaten } = request;
  const planned = plan.days.flatMap(({ dishes }) => dishes.map(({ meal }) => meal));
  const main = eaten.mealsLeft.filter((meal) => MAIN.includes(meal));
  const wanted = main.length > 0 ? main : eaten.mealsLeft;
  return [
    ...wanted.filter((meal) => !planned.includes(meal)).map((meal) => `no ${meal}`),
    ...planned.filter((meal) => !eaten.mealsLeft.includes(meal)).map((meal) => `${meal} was eaten already`),
    ...MEAL_CATEGORIES.filter((one) => planned.filter((meal) => meal === one).length > 1).map(
      (meal) => `${meal} twice`,
    ),
    ...(JSON.stringify(plan.eaten?.values) === JSON.stringify(eaten.values)
      ? []
      : ['another sum of what was eaten']),
    ...(text.includes('Counted as eaten today: ') ? [] : ['the text does not say what was counted']),
  ];
}

/** Limits that a proposed rest of a day breaks, in words, counted from foods and grams. */
export function brokenByRest(plan: MealPlan, text: string, request: RestRequest): string[] {
  const day = mostEaten(request) + countedNetCarbs(plan, request);
  return [
    ...(day <= dayLimitOf(request) + ROUNDING ? [] : [`${day.toFixed(2)} g on the day`]),
    ...(plan.overLimit === undefined ? [] : ['named as over the limit']),
    ...brokenLimits(plan, request),
    ...otherFaults(plan, text, request),
  ];
}

/** What is wrong with a nearest rest: all limits but that of net carbs hold, and what it says of that one is so. */
export function brokenByNearest(plan: MealPlan, text: string, request: RestRequest): string[] {
  const netCarbs = countedNetCarbs(plan, request);
  const over = mostEaten(request) + netCarbs - dayLimitOf(request);
  const told = plan.overLimit ?? 0;
  const asRoomy = { ...plan, netCarbLimit: { ...plan.netCarbLimit, share: netCarbs } };
  const roomy = { ...request, person: { ...request.person, netCarbLimit: plan.netCarbLimit.day } };
  return [
    ...(over > 0 ? [] : ['a nearest that keeps the limit']),
    ...(told >= over - ROUNDING && told <= over + 0.1 + ROUNDING
      ? []
      : [`${told} g over said, ${over.toFixed(2)} counted`]),
    ...(text.includes('OVER THE LIMIT') ? [] : ['the text does not say that it is over']),
    ...brokenLimits(asRoomy, roomy).filter((words) => words !== 'another limit than the person has'),
    ...otherFaults(plan, text, request),
  ];
}
