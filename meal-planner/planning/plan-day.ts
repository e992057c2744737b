import type { MealCategory } from '#contract/meal-plans.ts';
import type { DishOption } from '../options/dish-option.ts';
import { shortlist } from '../options/shortlist.ts';
import { type SoFar, weightOf } from '../options/weigh-option.ts';
import { type DayLimits, netCarbRoom } from '../person/day-limits.ts';
import { dietOf } from '../person/diet.ts';
import { roundDay } from '../portions/round-day.ts';
import { chooseDay } from '../solving/choose-day.ts';
import type { ChosenDish, DayProblem, OpenMeal } from '../solving/day-problem.ts';
import { type LeanestDay, leanestDay } from '../solving/leanest-day.ts';
import type { DayOptions } from './day-options.ts';
import type { PlanState } from './plan-state.ts';
import type { Block, ChosenDay, KeptDish, Setting } from './setting.ts';

function spentBy(kept: readonly KeptDish[]): DayProblem['spent'] {
  const spent = { kcal: 0, netCarbs: 0, protein: 0, fat: 0 };
  for (const { food, grams } of kept.flatMap(({ foods }) => foods)) {
    spent.kcal += food.perGram.kcal * grams;
    spent.netCarbs += food.perGram.netCarbs * grams;
    spent.protein += food.perGram.protein * grams;
    spent.fat += food.perGram.fat * grams;
  }
  return spent;
}

/** Meals still to be planned; those of optional meals only while they have dishes. */
function openMeals(limits: DayLimits, kept: readonly KeptDish[], options: DayOptions): OpenMeal[] {
  const isOpen = (meal: MealCategory) => !kept.some((one) => one.meal === meal);
  return [
    ...limits.meals.filter(isOpen).map((meal) => ({ meal, must: true, options: options.of(meal) })),
    ...limits.extraMeals.filter(isOpen).map((meal) => ({ meal, must: false, options: options.of(meal) })),
  ].filter(({ must, options: list }) => must || list.length > 0);
}

const anew = (open: readonly OpenMeal[], cooked: ReadonlySet<string>): OpenMeal[] =>
  open.map((one) => ({ ...one, options: one.options.filter(({ dish }) => !cooked.has(dish.id)) }));

/** Where nothing else can be cooked, a dish may come so often a day: three foods make a day, but not of one plate. */
export const REPEATED_MOST = 2;

interface Feasible {
  readonly open: readonly OpenMeal[];
  readonly leanest: LeanestDay;
  readonly timesADay: number;
}

/** The meals with a day that keeps the limits, each dish once in the plan, or once a day, if possible; else what is in the way. */
async function feasible(
  open: readonly OpenMeal[],
  state: PlanState,
  room: number,
  day: number,
): Promise<Feasible | Block> {
  const cooked = state.soFar(day).dishes;
  const fresh = anew(open, cooked);
  const first = await leanestDay(fresh, state.left, room);
  if (first && first.netCarbs <= room) return { open: fresh, leanest: first, timesADay: 1 };
  const empty = open.find(({ must, options }) => must && options.length === 0);
  if (empty) return { kind: 'no_dish', day, meal: empty.meal };
  const again = await leanestDay(open, state.left, room);
  if (again && again.netCarbs <= room) return { open, leanest: again, timesADay: 1 };
  const twice = await leanestDay(open, state.left, room, REPEATED_MOST);
  if (!twice) return { kind: 'too_little', day };
  return twice.netCarbs <= room
    ? { open, leanest: twice, timesADay: REPEATED_MOST }
    : { kind: 'net_carbs', day, least: twice.netCarbs };
}

/** Shortlists keep a feasible day among them, so that the choice never fails for being short. */
function shortened({ open, leanest }: Feasible, setting: Setting, soFar: SoFar): OpenMeal[] {
  return open.map(({ meal, must, options }) => {
    const list = shortlist(options, (option) => weightOf(option, setting.type, soFar, setting.variant));
    const needed = leanest.options.filter((one) => one.meal === meal);
    return { meal, must, options: [...new Set([...list, ...needed])] };
  });
}

/** Without the dishes that what is kept of the day keeps out: no milk after its meat, in kosher style. */
function besideKept(open: readonly OpenMeal[], kept: readonly KeptDish[], setting: Setting): OpenMeal[] {
  const diet = dietOf(setting.person, setting.kitchen);
  const there = kept.map(({ meal, foods }) =>
    diet.keptApart(
      meal,
      foods.map(({ food }) => food),
    ),
  );
  const goes = ({ apart }: DishOption) =>
    !(apart === 'meat' && there.includes('milk_after')) &&
    !(apart === 'milk_after' && there.includes('meat'));
  return open.map((one) => ({ ...one, options: one.options.filter(goes) }));
}

const inSmallestPortions = (option: DishOption): ChosenDish => ({
  option,
  grams: option.fillings.map(({ portion }) => portion.least),
});

/** The dishes that suit best, or the leanest in their smallest portions: quick, for trying whether there are any. */
export type Portions = 'best' | 'leanest';

interface DayPlan {
  readonly setting: Setting;
  readonly limits: DayLimits;
  readonly state: PlanState;
  readonly portions: Portions;
  optionsFor(meals: readonly MealCategory[], state: PlanState, day: number): DayOptions;
}

/** One day of dishes with rounded amounts, or what is in the way of it. */
export async function planDay(day: number, plan: DayPlan): Promise<ChosenDay | Block> {
  const { setting, limits, state } = plan;
  const kept = setting.kept.filter((one) => one.day === day);
  const spent = spentBy(kept);
  const options = plan.optionsFor([...limits.meals, ...limits.extraMeals], state, day);
  const open = besideKept(openMeals(limits, kept, options), kept, setting);
  const room = netCarbRoom(limits) - spent.netCarbs;
  const found = await feasible(open, state, room, day);
  if ('kind' in found) {
    return found.kind === 'net_carbs' ? { ...found, least: found.least + spent.netCarbs } : found;
  }
  const leanest = found.leanest.options.map(inSmallestPortions);
  if (plan.portions === 'leanest') return { day, kept, chosen: leanest };
  const problem: DayProblem = {
    type: setting.type,
    limits,
    open: shortened(found, setting, state.soFar(day)),
    timesADay: found.timesADay,
    spent,
    left: state.left,
    soFar: state.soFar(day),
    variant: setting.variant,
  };
  const solved = await chooseDay(problem, found.leanest.options);
  const isWhole = found.open.every(
    ({ meal, must }) => !must || solved?.some(({ option }) => option.meal === meal),
  );
  return { day, kept, chosen: roundDay(solved && isWhole ? solved : leanest, room, state.left) };
}
