import { type Filling, pantryFillings } from '../options/dish-option.ts';
import { netCarbRoom, type Span } from '../person/day-limits.ts';
import type { DayProblem } from './day-problem.ts';
import { chosenTerms, type DishVariables, sumOver } from './dish-variables.ts';
import type { LinearProgram, Term } from './linear-program.ts';
import { isOfKinds, MOST_A_DAY } from './most-a-day.ts';

/** Points for each tenth of the target that is missed. Energy counts for each meal and for the day, so that days are alike. */
const MISSED = { energy: 0.3, dayEnergy: 2.4, protein: 0.9, fat: 0.25 } as const;

/** Share of the day's energy below which each tenth that is missed counts twice: a person is hungry then. */
const HUNGRY = 0.8;

export function groupBy<T, K>(items: readonly T[], keysOf: (item: T) => readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** Net carbs, and what is at hand: never broken. */
export function addHardLimits(
  program: LinearProgram,
  all: readonly DishVariables[],
  problem: DayProblem,
): void {
  const { limits, spent } = problem;
  const most = netCarbRoom(limits) - spent.netCarbs;
  program.row(
    sumOver(all, ({ food }) => food.perGram.netCarbs),
    { most },
  );
  const byFood = groupBy(all, ({ option }) => pantryFillings(option).map(({ food }) => food.key));
  for (const [key, users] of byFood) {
    const left = problem.left(key);
    if (left === Number.POSITIVE_INFINITY) continue;
    program.row(
      sumOver(users, ({ food }) => (food.key === key ? 1 : 0)),
      { most: left },
    );
  }
}

/** Adds points for more of one kind of food than a person eats in a day. */
export function addMostADay(program: LinearProgram, all: readonly DishVariables[]): void {
  for (const { kinds, grams, points } of MOST_A_DAY) {
    const terms = sumOver(all, ({ food }) => (isOfKinds(food, kinds) ? 1 : 0)).filter(
      ([factor]) => factor !== 0,
    );
    if (terms.length === 0) continue;
    const over = program.variable({ cost: points / grams });
    program.row([...terms, [-1, over]], { most: grams });
  }
}

/** Adds points for each tenth of the target that the sum is off; with `only` it holds where one of these dishes comes. */
function keepNear(
  program: LinearProgram,
  terms: readonly Term[],
  span: Span,
  points: number,
  only: readonly DishVariables[],
): void {
  const unit = (points * 10) / Math.max(span.most, 1);
  const under = program.variable({ cost: unit });
  const over = program.variable({ cost: unit });
  const isBound = only.length > 0;
  program.row([...terms, [1, under], ...chosenTerms(only, -span.least)], { least: isBound ? 0 : span.least });
  program.row([...terms, [-1, over], ...chosenTerms(only, -span.most)], { most: isBound ? 0 : span.most });
}

/** Targets of energy, protein and fat: kept as well as can be. */
export function addTargets(program: LinearProgram, all: readonly DishVariables[], problem: DayProblem): void {
  const { limits, spent } = problem;
  const near = (
    dishes: readonly DishVariables[],
    perGram: (filling: Filling) => number,
    span: Span,
    points: number,
    only: readonly DishVariables[] = [],
  ) => keepNear(program, sumOver(dishes, perGram), span, points, only);
  for (const [meal, ofMeal] of groupBy(all, ({ option }) => [option.meal])) {
    const kcal = limits.energy[meal];
    near(ofMeal, ({ food }) => food.perGram.kcal, { least: kcal, most: kcal }, MISSED.energy, ofMeal);
  }
  const { protein, fat, dayEnergy } = limits;
  const less = ({ least, most }: Span, taken: number): Span => ({
    least: Math.max(0, least - taken),
    most: Math.max(0, most - taken),
  });
  near(
    all,
    ({ food }) => food.perGram.kcal,
    less({ least: dayEnergy, most: dayEnergy }, spent.kcal),
    MISSED.dayEnergy,
  );
  const under = program.variable({ cost: (MISSED.dayEnergy * 10) / Math.max(dayEnergy, 1) });
  program.row([...sumOver(all, ({ food }) => food.perGram.kcal), [1, under]], {
    least: Math.max(0, HUNGRY * dayEnergy - spent.kcal),
  });
  if (protein) near(all, ({ food }) => food.perGram.protein, less(protein, spent.protein), MISSED.protein);
  if (fat !== null) {
    near(all, ({ food }) => food.perGram.fat, less({ least: fat, most: fat }, spent.fat), MISSED.fat);
  }
}
