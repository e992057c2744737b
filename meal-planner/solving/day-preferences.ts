import { extraPoints, isNewExtra, mainId, POINTS, pointsForUse } from '../options/weigh-option.ts';
import type { DayProblem } from './day-problem.ts';
import { groupBy } from './day-rows.ts';
import { chosenTerms, type DishVariables } from './dish-variables.ts';
import type { LinearProgram, Term } from './linear-program.ts';

/** Points for a second dish of a day with the same main food, and on top where it comes from the same pan or oven. */
const SAME_MAIN = 2;
const SAME_WAY = 2;

/** Points for selected foods that are used, for extras to buy, and against the same main food twice a day. */
export function addPreferences(
  program: LinearProgram,
  all: readonly DishVariables[],
  problem: DayProblem,
): void {
  const { type, soFar } = problem;
  const bought: Term[] = [];
  const used = all.flatMap((dish) => dish.option.fillings.map((filling) => ({ dish, filling })));
  for (const same of groupBy(used, ({ filling }) => [filling.food.key]).values()) {
    const [first] = same;
    if (!first) continue;
    const { food } = first.filling;
    if (food.isStaple) continue;
    const points = food.pantry
      ? pointsForUse(food, soFar.used)
      : extraPoints(first.filling, type, soFar.bought);
    const is = program.variable({ cost: points, most: 1 });
    if (isNewExtra(food, soFar.bought)) bought.push([1, is]);
    const users = same.map(({ dish }) => dish);
    // A reward is had with a dish only; a price is paid with each.
    if (points < 0) program.row([[1, is], ...chosenTerms(users, -1)], { most: 0 });
    else {
      for (const ofMeal of groupBy(users, ({ option }) => [option.meal]).values()) {
        program.row([[1, is], ...chosenTerms(ofMeal, -1)], { least: 0 });
      }
    }
  }
  if (bought.length > soFar.roomForExtras) {
    const over = program.variable({ cost: POINTS.extraTooMany });
    program.row([...bought, [-1, over]], { most: soFar.roomForExtras });
  }
  for (const [main, same] of groupBy(all, ({ option }) => [mainId(option)])) {
    if (main === null || same.length < 2) continue;
    const atMostOne = (some: readonly DishVariables[], cost: number) =>
      program.row([...chosenTerms(some), [-1, program.variable({ cost })]], { most: 1 });
    atMostOne(same, SAME_MAIN);
    for (const alike of groupBy(same, ({ option }) => option.dish.equipment.slice(0, 1)).values()) {
      if (alike.length > 1) atMostOne(alike, SAME_WAY);
    }
  }
}
