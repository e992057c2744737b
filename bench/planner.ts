import { loadFoods } from '#content/foods/foods.ts';
import { ketoMarks } from '#content/foods/keto-marks.ts';
import { type MealCategory, PLAN_TYPES, type PlanType } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import type { PantryFood, PlanRequest } from '#meal-planner/plan-request.ts';
import { pantryFood } from '#tests/planner/pantry-food.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';

const PERSON: PersonalData = {
  ...EMPTY_PERSONAL_DATA,
  age: 52,
  gender: 'female',
  height: 166,
  weight: 79,
  activity: 'light',
};
const BRANDS = ['Farmhouse', 'Harbour', 'Kirkstone', 'Meadow', 'Northern', 'Old Mill', 'Prairie', 'Valley'];

const item = (id: number, productName: string, foodId: string): PantryFood =>
  pantryFood({
    id,
    productName,
    foodId,
    amountAtHand: id % 3 === 0 ? 4000 : null,
    useBy: id % 7 === 0 ? '2026-08-04' : null,
  });

/** Common foods, others in every round: 8 to 50 of them. */
function everydayPantry(round: number): PantryFood[] {
  const foods = ketoMarks().filter(({ keto }) => keto);
  const count = 8 + ((round * 11) % 43);
  const from = (round * 29) % foods.length;
  return Array.from({ length: count }, (_, at) => {
    const food = foods[(from + at * 7) % foods.length];
    if (!food) throw new Error('no foods to plan from');
    return item(at + 1, food.name, food.id);
  });
}

/** 500 foods as years of scanning bring together: brands of common foods, and rows from all over the table. */
function fullPantry(round: number): PantryFood[] {
  const marks = ketoMarks();
  const rows = loadFoods();
  return Array.from({ length: 500 }, (_, at) => {
    const mark = marks[(at * 3 + round) % marks.length];
    const row = rows[(at * 17 + round * 101) % rows.length];
    const brand = BRANDS[(at + round) % BRANDS.length];
    if (!mark || !row) throw new Error('no foods to plan from');
    return at % 2 === 0
      ? item(at + 1, `${brand} ${mark.name}`, mark.id)
      : item(at + 1, row.description, row.id);
  });
}

interface Round {
  readonly items: PantryFood[];
  readonly days: number;
  readonly type: PlanType;
  readonly mealTypes: readonly MealCategory[];
}

const request = ({ items, days, type, mealTypes }: Round, variant: number): PlanRequest => ({
  items,
  days,
  type,
  mealTypes,
  keep: [],
  without: [],
  variant,
  person: PERSON,
  today: '2026-08-01',
});

/** Complete days of every type for pantries of every size, in one thread: what the server's worker does. */
export async function benchPlanner(): Promise<Figures> {
  const planner = createMealPlanner();
  let offered = 0;
  const p95 = async (rounds: number, round: (at: number) => Omit<Round, 'type' | 'mealTypes'>) => {
    const times: number[] = [];
    for (let at = 0; at < rounds; at++) {
      const type = PLAN_TYPES[at % PLAN_TYPES.length] ?? 'enhanced';
      const asked = request({ ...round(at), type, mealTypes: [] }, at);
      const started = performance.now();
      const { kind } = await planner.plan(asked);
      times.push(performance.now() - started);
      if (kind === 'offered') offered++;
    }
    return Math.round(quantile(times, 0.95));
  };
  await p95(12, (at) => ({ items: everydayPantry(at + 500), days: 1 }));
  offered = 0;
  const day1P95Ms = await p95(120, (at) => ({ items: everydayPantry(at), days: 1 }));
  const day7P95Ms = await p95(45, (at) => ({ items: everydayPantry(at + 200), days: 7 }));
  const items500P95Ms = await p95(30, (at) => ({ items: fullPantry(at), days: 1 }));
  console.log(`${offered} of 195 requests were offered a plan; refusals, which try their way out, count too`);
  await planner.close();
  return { day1P95Ms, day7P95Ms, items500P95Ms };
}
