import type { MealResponse } from './meal-responses.ts';
import { type MealVerdict, mealVerdict } from './meal-verdict.ts';

/** Amounts of the same food may differ by this factor within one meal that was eaten again. */
const SAME_AMOUNT = 1.34;

/** One meal and every time it was eaten, newest first. */
export interface RepeatedMeal {
  readonly meal: MealResponse['meal'];
  readonly foods: MealResponse['foods'];
  readonly times: readonly MealResponse[];
}

/** Two meals that differ in one food. */
export interface MealComparison {
  readonly first: RepeatedMeal;
  readonly second: RepeatedMeal;
  readonly verdict: MealVerdict;
}

type Foods = MealResponse['foods'];

const amountsOf = (foods: Foods): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>();
  for (const { key, amount } of foods) amounts.set(key, (amounts.get(key) ?? 0) + amount);
  return amounts;
};

function isSameMeal(a: Foods, b: Foods): boolean {
  const [left, right] = [amountsOf(a), amountsOf(b)];
  if (left.size !== right.size) return false;
  return [...left].every(([key, amount]) => {
    const other = right.get(key);
    return other !== undefined && Math.max(amount / other, other / amount) <= SAME_AMOUNT;
  });
}

/** The same meals together, the one eaten most often first. */
export function repeatedMeals(responses: readonly MealResponse[]): RepeatedMeal[] {
  const groups: MealResponse[][] = [];
  for (const response of responses.toSorted((a, b) => b.time - a.time)) {
    const group = groups.find(
      ([first]) => first && first.meal === response.meal && isSameMeal(first.foods, response.foods),
    );
    if (group) group.push(response);
    else groups.push([response]);
  }
  return groups
    .flatMap((times): RepeatedMeal[] => {
      const [first] = times;
      return first ? [{ meal: first.meal, foods: first.foods, times }] : [];
    })
    .toSorted((a, b) => b.times.length - a.times.length || (b.times[0]?.time ?? 0) - (a.times[0]?.time ?? 0));
}

/** Foods of one meal that the other has not in a like amount. */
function lacking(of: Foods, other: Foods): string[] {
  const theirs = amountsOf(other);
  return [...amountsOf(of)].flatMap(([key, amount]) => {
    const there = theirs.get(key);
    return there !== undefined && Math.max(amount / there, there / amount) <= SAME_AMOUNT ? [] : [key];
  });
}

/** One food was swapped, left out, added, or eaten in another amount, at the same meal of the day. */
function differInOne(a: RepeatedMeal, b: RepeatedMeal): boolean {
  if (a.meal !== b.meal) return false;
  const [left, right] = [lacking(a.foods, b.foods), lacking(b.foods, a.foods)];
  return left.length <= 1 && right.length <= 1 && left.length + right.length > 0;
}

/** Pairs of meals that differ in one food, those that can be told apart first, then those with most answers. */
export function mealComparisons(meals: readonly RepeatedMeal[]): MealComparison[] {
  const all = meals.map(({ times }) => times);
  const pairs = meals.flatMap((first, at) =>
    meals
      .slice(at + 1)
      .filter((second) => differInOne(first, second))
      .map((second) => ({ first, second, verdict: mealVerdict(first.times, second.times, all) })),
  );
  const isTold = ({ verdict }: MealComparison) => Number(verdict.kind !== 'cannot tell');
  const answers = ({ first, second }: MealComparison) => Math.min(first.times.length, second.times.length);
  return pairs.toSorted((a, b) => isTold(b) - isTold(a) || answers(b) - answers(a));
}
