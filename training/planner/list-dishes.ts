// For each main meal of each kitchen the dishes
// that stand first and some others, as OUT.md for cooks to grade and, with what their points are made of, as OUT.tsv.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { MEAL_CATEGORIES, mealCategory, planType } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { foodOfAnyName, foodOfName } from '#foods/food-finder.ts';
import { createKitchen } from '#meal-planner/kitchen/kitchen.ts';
import { type DishOption, extraFillings, pantryFillings } from '#meal-planner/options/dish-option.ts';
import { isMainMeal } from '#meal-planner/options/plate.ts';
import { chanceOf } from '#meal-planner/options/seed.ts';
import { mainId, weightOf } from '#meal-planner/options/weigh-option.ts';
import { pantryReader } from '#meal-planner/pantry/pantry-foods.ts';
import { dayOptionsOf } from '#meal-planner/planning/day-options.ts';
import { PlanState } from '#meal-planner/planning/plan-state.ts';
import type { Setting } from '#meal-planner/planning/setting.ts';
import { dishName } from '#meal-planner/words/dish-words.ts';
import { pantryItems } from '../../cli/pantry-file.ts';
import { endWithUsage, readArguments } from '../../scripts/command-line.ts';
import { countsOf } from './counts.ts';

const FIRST = 7;
const OTHERS = 3;
const OTHERS_UP_TO = 30;

const kitchenRow = z.object({
  id: z.string(),
  who: z.string(),
  country: z.string(),
  type: planType,
  meals: z.array(mealCategory),
  /** As in the profile. */
  person: z.looseObject({}),
  items: z.array(z.looseObject({ name: z.string() })),
});
type KitchenRow = z.infer<typeof kitchenRow>;

const USAGE = 'node scripts/run.mjs training/planner/list-dishes.ts KITCHENS.jsonl OUT';
const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [file, out] = positionals;
if (!file || !out) endWithUsage('Which kitchens, and where to?', USAGE);
const kitchen = createKitchen();
const reader = pantryReader(kitchen, foodOfName, foodOfAnyName);

function settingOf({ type, meals, person, items }: KitchenRow): Setting {
  const readings = reader.read(pantryItems(items), new Date().toISOString().slice(0, 10));
  return {
    kitchen,
    foods: [...readings.values()].flatMap((one) => (one.kind === 'food' ? [one.food] : [])),
    person: { ...EMPTY_PERSONAL_DATA, ...person },
    type,
    mealTypes: meals,
    days: 1,
    kept: [],
    without: new Set(),
    variant: 0,
  };
}

/** Each dish once, in its best filling; the first ones, and a few of those after them. */
function chosen(
  options: readonly DishOption[],
  weight: (option: DishOption) => number,
  seed: string,
): DishOption[] {
  const sorted = options.toSorted((a, b) => weight(a) - weight(b));
  const once = [...new Map(sorted.toReversed().map((one) => [one.dish.id, one])).values()].toReversed();
  const others = once
    .slice(FIRST, OTHERS_UP_TO)
    .toSorted((a, b) => chanceOf(seed, a.dish.id) - chanceOf(seed, b.dish.id));
  return [...once.slice(0, FIRST), ...others.slice(0, OTHERS)];
}

function inWords(option: DishOption): string {
  const names = (fillings: DishOption['fillings']) => fillings.map(({ food }) => food.name).join(', ');
  const bought = names(extraFillings(option).filter(({ food }) => !food.isStaple));
  const name = dishName({ option, grams: option.fillings.map(({ portion }) => portion.usual) });
  return `${name} | uses: ${names(pantryFillings(option))}${bought && ` | to buy: ${bought}`}`;
}

const lists: string[] = [];
const rows = ['kitchen\tmeal\tdish\tmain\tgrade\tcounts'];
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const row = kitchenRow.parse(JSON.parse(line));
  const setting = settingOf(row);
  const state = new PlanState(setting);
  const soFar = state.soFar(1);
  const meals = (row.meals.length > 0 ? row.meals : MEAL_CATEGORIES).filter(isMainMeal);
  const options = dayOptionsOf(setting)(meals, state, 1);
  for (const meal of meals) {
    const dishes = chosen(options.of(meal), (one) => weightOf(one, row.type, soFar, 0), `${row.id} ${meal}`)
      // What stands first is not told by its place.
      .toSorted((a, b) => chanceOf(meal, row.id, a.dish.id) - chanceOf(meal, row.id, b.dish.id));
    const items = row.items.map(({ name }) => name).join('; ');
    const told = dishes.map((one, at) => `${at + 1}. ${inWords(one)}`);
    lists.push(
      `## ${row.id} ${meal}, ${row.type}\n${row.who} (${row.country}) ${JSON.stringify(row.person)}\n${items}\n${told.join('\n')}\n`,
    );
    for (const option of dishes) {
      const counts = Object.entries(countsOf(option, row.type, soFar)).map(
        ([name, times]) => `${name}=${times}`,
      );
      rows.push([row.id, meal, option.dish.id, mainId(option) ?? '', '', counts.join(' ')].join('\t'));
    }
  }
}
writeFileSync(`${out}.md`, lists.join('\n'));
writeFileSync(`${out}.tsv`, `${rows.join('\n')}\n`);
