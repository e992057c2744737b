import type { MealCategory, PlanType } from '#contract/meal-plans.ts';
import type { DishOption, Filling } from '../options/dish-option.ts';
import { pantryFillings } from '../options/dish-option.ts';
import { extraPoints, mainId, ownPoints, pointsForUse, type SoFar } from '../options/weigh-option.ts';
import { type DayLimits, MARGIN, type Span } from '../person/day-limits.ts';
import { LinearProgram, type Term, type Variable } from './linear-program.ts';

/** What a day has to be chosen from and what it has to keep. */
export interface DayProblem {
  readonly type: PlanType;
  readonly limits: DayLimits;
  /** Meals still open, those that must come and those that may, each with its options. */
  readonly open: readonly {
    readonly meal: MealCategory;
    readonly must: boolean;
    readonly options: readonly DishOption[];
  }[];
  /** What kept dishes of the day take already. */
  readonly spent: { readonly netCarbs: number; readonly protein: number; readonly fat: number };
  /** Grams left of the pantry food with this key. */
  left(key: string): number;
  readonly soFar: SoFar;
  readonly variant: number;
}

/** A dish with the grams of each of its foods, in the order of its fillings. */
export interface ChosenDish {
  readonly option: DishOption;
  readonly grams: readonly number[];
}

/** Points for being off: for each tenth of the target. Energy counts for each meal, protein and fat for the day. */
const OFF = { energy: 0.45, protein: 0.9, fat: 0.25, usual: 0.35 } as const;
/** For a meal that need not come but may. */
const EXTRA_MEAL = -2.5;
/** For a second dish of a day with the same main food. */
const SAME_MAIN = 2;

interface SlotVariables {
  readonly filling: Filling;
  readonly chosen: Variable;
  readonly below: Variable | null;
  readonly above: Variable | null;
}

/** Grams of the slot: least if the dish is chosen, plus what is added up to the usual amount and beyond. */
function gramTerms({ filling, chosen, below, above }: SlotVariables, factor: number): Term[] {
  return [
    [filling.portion.least * factor, chosen],
    ...(below ? [[factor, below] as const] : []),
    ...(above ? [[factor, above] as const] : []),
  ];
}

function slotVariables(program: LinearProgram, filling: Filling, chosen: Variable): SlotVariables {
  const { least, usual, most } = filling.portion;
  const perGram = (OFF.usual * 10) / Math.max(usual, 1) / 2;
  const upTo = (room: number, cost: number): Variable | null => {
    if (room <= 0) return null;
    const part = program.variable({ cost, most: room });
    program.row(
      [
        [1, part],
        [-room, chosen],
      ],
      { most: 0 },
    );
    return part;
  };
  return { filling, chosen, below: upTo(usual - least, -perGram), above: upTo(most - usual, perGram) };
}

/** Adds points for each tenth of the target that the sum is off. */
function keepNear(
  program: LinearProgram,
  terms: readonly Term[],
  span: Span,
  points: number,
  chosen: Term[],
): void {
  const unit = (points * 10) / Math.max(span.most, 1);
  const under = program.variable({ cost: unit });
  const over = program.variable({ cost: unit });
  const rest = (target: number): Term[] => chosen.map(([, variable]) => [-target, variable]);
  // With `chosen` the target holds only where the meal comes at all.
  program.row([...terms, [1, under], ...rest(span.least)], { least: chosen.length > 0 ? 0 : span.least });
  program.row([...terms, [-1, over], ...rest(span.most)], { most: chosen.length > 0 ? 0 : span.most });
}

interface OptionVariables {
  readonly option: DishOption;
  readonly chosen: Variable;
  readonly slots: readonly SlotVariables[];
}

function addOptions(program: LinearProgram, problem: DayProblem): OptionVariables[] {
  const { type, soFar, variant } = problem;
  return problem.open.flatMap(({ must, options }) => {
    const added = options.map((option): OptionVariables => {
      const chosen = program.choice(ownPoints(option, type, soFar, variant) + (must ? 0 : EXTRA_MEAL));
      return {
        option,
        chosen,
        slots: option.fillings.map((filling) => slotVariables(program, filling, chosen)),
      };
    });
    const one = added.map(({ chosen }): Term => [1, chosen]);
    program.row(one, must ? { least: 1, most: 1 } : { most: 1 });
    return added;
  });
}

const sumOf = (all: readonly OptionVariables[], factor: (filling: Filling) => number): Term[] =>
  all.flatMap(({ slots }) => slots.flatMap((slot) => gramTerms(slot, factor(slot.filling))));

function groupBy<T, K>(items: readonly T[], keysOf: (item: T) => readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const chosenTerms = (all: readonly OptionVariables[]): Term[] => all.map(({ chosen }) => [1, chosen]);

/** Net carbs, dishes once, and what is at hand: never broken. */
function addHardLimits(program: LinearProgram, all: readonly OptionVariables[], problem: DayProblem): void {
  const { limits, spent } = problem;
  const most = limits.netCarbs.share - MARGIN - spent.netCarbs;
  program.row(
    sumOf(all, ({ food }) => food.perGram.netCarbs),
    { most },
  );
  for (const same of groupBy(all, ({ option }) => [option.dish.id]).values()) {
    program.row(chosenTerms(same), { most: 1 });
  }
  const byFood = groupBy(all, ({ option }) => pantryFillings(option).map(({ food }) => food.key));
  for (const [key, users] of byFood) {
    const left = problem.left(key);
    if (left === Number.POSITIVE_INFINITY) continue;
    program.row(
      sumOf(users, ({ food }) => (food.key === key ? 1 : 0)),
      { most: left },
    );
  }
}

/** Targets of energy, protein and fat. */
function addTargets(program: LinearProgram, all: readonly OptionVariables[], problem: DayProblem): void {
  const { limits, spent } = problem;
  for (const [meal, ofMeal] of groupBy(all, ({ option }) => [option.meal])) {
    const kcal = limits.energy?.[meal];
    if (kcal === undefined) continue;
    const terms = sumOf(ofMeal, ({ food }) => food.perGram.kcal);
    keepNear(program, terms, { least: kcal, most: kcal }, OFF.energy, chosenTerms(ofMeal));
  }
  const less = ({ least, most }: Span, taken: number): Span => ({
    least: Math.max(0, least - taken),
    most: Math.max(0, most - taken),
  });
  if (limits.protein) {
    const terms = sumOf(all, ({ food }) => food.perGram.protein);
    keepNear(program, terms, less(limits.protein, spent.protein), OFF.protein, []);
  }
  if (limits.fat !== null) {
    const span = less({ least: limits.fat, most: limits.fat }, spent.fat);
    keepNear(
      program,
      sumOf(all, ({ food }) => food.perGram.fat),
      span,
      OFF.fat,
      [],
    );
  }
}

/** Points for selected foods that are used, for extras to buy, and against the same main food twice a day. */
function addPreferences(program: LinearProgram, all: readonly OptionVariables[], problem: DayProblem): void {
  const foods = new Map(
    all.flatMap(({ option }) => option.fillings.map(({ food, slot }) => [food.key, { food, slot }])),
  );
  const users = groupBy(all, ({ option }) => option.fillings.map(({ food }) => food.key));
  for (const [key, { food, slot }] of foods) {
    const using = users.get(key) ?? [];
    if (food.pantry) {
      const used = program.variable({ cost: pointsForUse(food), most: 1 });
      program.row([[1, used], ...chosenTerms(using).map(([, one]): Term => [-1, one])], { most: 0 });
      continue;
    }
    const points = extraPoints(food, slot.role === 'flavor', problem.type, problem.soFar.bought);
    const bought = program.variable({ cost: points, most: 1 });
    for (const ofMeal of groupBy(using, ({ option }) => [option.meal]).values()) {
      const sum = chosenTerms(ofMeal).map(([, one]): Term => [-1, one]);
      // A reward must not be had without the dish, a price not be left unpaid.
      if (points >= 0) program.row([[1, bought], ...sum], { least: 0 });
    }
    if (points < 0) {
      program.row([[1, bought], ...chosenTerms(using).map(([, one]): Term => [-1, one])], { most: 0 });
    }
  }
  for (const same of groupBy(all, ({ option }) => [mainId(option)]).values()) {
    const over = program.variable({ cost: SAME_MAIN });
    program.row([...chosenTerms(same), [-1, over]], { most: 1 });
  }
}

/** The best dishes and amounts for one day, before rounding; null when nothing keeps the limits. */
export async function chooseDay(problem: DayProblem): Promise<ChosenDish[] | null> {
  if (problem.open.length === 0) return [];
  const program = new LinearProgram();
  const all = addOptions(program, problem);
  addHardLimits(program, all, problem);
  addTargets(program, all, problem);
  addPreferences(program, all, problem);
  const solution = await program.solve();
  if (!solution) return null;
  const chosen = all.filter(({ chosen: variable }) => solution(variable) > 0.5);
  return chosen.map(({ option, slots }) => ({
    option,
    grams: slots.map(({ filling, below, above }) => {
      const added = (below ? solution(below) : 0) + (above ? solution(above) : 0);
      return filling.portion.least + added;
    }),
  }));
}
