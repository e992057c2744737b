import type { DishOption } from '../options/dish-option.ts';
import { ownPoints } from '../options/weigh-option.ts';
import { addPreferences } from './day-preferences.ts';
import type { ChosenDish, DayProblem } from './day-problem.ts';
import { addHardLimits, addMostADay, addTargets, groupBy } from './day-rows.ts';
import { asWhole, chosenTerms, type DishVariables, gramsIn, inParts } from './dish-variables.ts';
import { keepApart } from './kept-apart.ts';
import { LinearProgram } from './linear-program.ts';

/** For a meal that need not come but may: a day ends with something sweet sooner than it has a nibble. */
const EXTRA_MEAL = { dessert: -7, other: -2.5 } as const;

/** Options of each meal that are left to choose from, besides those the relaxed choice takes a part of. */
const CHEAPEST = 2;

interface DishChoice {
  readonly program: LinearProgram;
  readonly all: readonly DishVariables[];
}

/** One option for each meal, no dish more often than the day has it, limits kept, targets and preferences as points. */
function dishChoice(problem: DayProblem): DishChoice {
  const { type, soFar, variant } = problem;
  const program = new LinearProgram();
  const all = problem.open.flatMap(({ meal, must, options }) => {
    const extra = must ? 0 : EXTRA_MEAL[meal === 'Dessert' ? 'dessert' : 'other'];
    const added = options.map((option): DishVariables => {
      const points = ownPoints(option, type, soFar, variant) + extra;
      return asWhole(program, option, program.choice(points));
    });
    program.row(chosenTerms(added), must ? { least: 1, most: 1 } : { most: 1 });
    return added;
  });
  for (const same of groupBy(all, ({ option }) => [option.dish.id]).values()) {
    if (same.length > 1) program.row(chosenTerms(same), { most: problem.timesADay });
  }
  addHardLimits(program, all, problem);
  keepApart(program, all);
  addTargets(program, all, problem);
  addMostADay(program, all);
  addPreferences(program, all, problem);
  return { program, all };
}

/** The options that a good day is made of, by the relaxed choice; `needed` ones stay, so that the day stays feasible. */
async function promising(problem: DayProblem, needed: readonly DishOption[]): Promise<DayProblem> {
  const { program, all } = dishChoice(problem);
  const relaxed = await program.solveRelaxed();
  if (!relaxed) return problem;
  const priced = all
    .map(({ option, chosen }) => ({ option, value: relaxed.value(chosen), price: relaxed.price(chosen) }))
    .toSorted((a, b) => b.value - a.value || a.price - b.price);
  const open = problem.open.map((one) => {
    const ofMeal = priced.filter(({ option }) => option.meal === one.meal);
    const taken = ofMeal.filter(({ value }) => value > 1e-6);
    const others = ofMeal.slice(taken.length, taken.length + CHEAPEST);
    const kept = new Set([...taken, ...others].map(({ option }) => option));
    return { ...one, options: one.options.filter((option) => kept.has(option) || needed.includes(option)) };
  });
  return { ...problem, open };
}

/** The dishes that fit the day best, near enough; null when no choice keeps the limits. */
async function chooseDishes(
  problem: DayProblem,
  needed: readonly DishOption[],
): Promise<DishOption[] | null> {
  const { program, all } = dishChoice(await promising(problem, needed));
  const solution = await program.solve();
  if (!solution) return null;
  return all.filter(({ chosen }) => solution(chosen) > 0.5).map(({ option }) => option);
}

/** Amounts of these dishes that keep the limits and come nearest to the targets; null when none do. */
async function setPortions(dishes: readonly DishOption[], problem: DayProblem): Promise<ChosenDish[] | null> {
  const program = new LinearProgram();
  const all = dishes.map((option) => inParts(program, option, program.given()));
  addHardLimits(program, all, problem);
  addTargets(program, all, problem);
  addMostADay(program, all);
  const solution = await program.solve();
  return solution && all.map((dish) => ({ option: dish.option, grams: gramsIn(dish, solution) }));
}

/**
 * The best dishes and amounts for one day, before rounding; null when nothing keeps the limits.
 *
 * @param needed options known to keep the limits together
 */
export async function chooseDay(
  problem: DayProblem,
  needed: readonly DishOption[],
): Promise<ChosenDish[] | null> {
  if (problem.open.length === 0) return [];
  const dishes = await chooseDishes(problem, needed);
  return dishes && setPortions(dishes, problem);
}
