import { alikeKeys } from '../options/alike.ts';
import { isMainMeal, isVegetable } from '../options/plate.ts';
import { POINTS } from '../options/points.ts';
import { extraPoints, isNewExtra, mainId, pointsForUse } from '../options/weigh-option.ts';
import type { DayProblem } from './day-problem.ts';
import { groupBy } from './day-rows.ts';
import { chosenTerms, type DishVariables } from './dish-variables.ts';
import type { LinearProgram, Term } from './linear-program.ts';

/**
 * Points for a second dish of a day with the same main food, on top where both are main meals, and where they come from
 * the same pan or oven.
 */
const SAME_MAIN = 2;
const SAME_MAIN_MEALS = 4;
const SAME_WAY = 2;
/** Points for a second dish of a day with the same meat, fish or cheese in it, main food or not. */
const SAME_PROTEIN = 1.5;

/** Points for a vegetable that comes a second time on a day. */
const SAME_VEGETABLE = 1.5;

/** Points for a second dish of a day that is the first in other words. */
const ALIKE = 6;

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
    const [first] = same.toSorted((a, b) => b.filling.portion.usual - a.filling.portion.usual);
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
  addVariety(program, all);
}

/** Points against the same main food twice a day, more so from the same pan, and most in the same dish by another name. */
function addVariety(program: LinearProgram, all: readonly DishVariables[]): void {
  const atMostOne = (some: readonly DishVariables[], cost: number) => {
    if (new Set(some.map(({ option }) => option.meal)).size < 2) return;
    program.row([...chosenTerms(some), [-1, program.variable({ cost })]], { most: 1 });
  };
  for (const [main, same] of groupBy(all, ({ option }) => [mainId(option)])) {
    if (main === null) continue;
    atMostOne(same, SAME_MAIN);
    atMostOne(
      same.filter(({ option }) => isMainMeal(option.meal)),
      SAME_MAIN_MEALS,
    );
    for (const way of groupBy(same, ({ option }) => option.dish.equipment.slice(0, 1)).values()) {
      atMostOne(way, SAME_WAY);
    }
  }
  const proteins = groupBy(all, ({ option }) =>
    option.fillings.flatMap(({ slot, food }) => (slot.role === 'protein' ? food.key : [])),
  );
  for (const same of proteins.values()) atMostOne(same, SAME_PROTEIN);
  const vegetables = groupBy(all, ({ option }) =>
    option.fillings.flatMap(({ food }) => (isVegetable(food) ? food.key : [])),
  );
  for (const same of vegetables.values()) atMostOne(same, SAME_VEGETABLE);
  for (const alike of groupBy(all, ({ option }) => alikeKeys(option)).values()) atMostOne(alike, ALIKE);
}
