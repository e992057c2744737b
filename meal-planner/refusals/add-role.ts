import { SLOT_ROLES, type SlotRole } from '#content/dishes/dish.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { type Diet, dietOf } from '../person/diet.ts';
import type { Setting } from '../planning/setting.ts';
import type { Remedy, Trial } from './trial.ts';

export const ROLE_WORDS: Readonly<Record<SlotRole, string>> = {
  protein: 'a protein',
  fat: 'a fat',
  vegetable: 'a vegetable',
  fruit: 'a fruit',
  base: 'a base',
  liquid: 'a liquid',
  flavor: 'a seasoning',
  topping: 'a topping',
};

/** Foods of a role that are tried, and that are named. */
const TRIED = 5;
const NAMED = 3;

/** Foods the person may buy for a role in dishes of the meal, those that most dishes take first. */
function examplesFor(role: SlotRole, meal: MealCategory, setting: Setting, diet: Diet): KitchenFood[] {
  const { kitchen, foods } = setting;
  const there = new Set(foods.map(({ ingredient }) => ingredient));
  const counts = new Map<string, number>();
  for (const dish of kitchen.dishes.filter(({ meals }) => meals.includes(meal))) {
    for (const slot of dish.slots.filter((one) => one.role === role && !one.optional)) {
      for (const [fit, id] of kitchen.named(slot).entries()) {
        counts.set(id, (counts.get(id) ?? 0) + 1 / (1 + fit));
      }
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id]) => {
      const food = kitchen.extras.get(id);
      return food && !there.has(id) && diet.objectionTo(food) === null ? [food] : [];
    })
    .slice(0, TRIED);
}

/** The extra as if the person had it, as much as needed. */
const asIfThere = (food: KitchenFood, id: number): KitchenFood => ({
  ...food,
  key: `pantry:${id}`,
  pantry: { id, atHand: null, daysLeft: null },
});

/** Stands for no row of anybody's pantry. */
const NEW_ITEM = -1;

/** Whether there were a plan if everything that can be bought were selected too. */
export function worksWithAllFoods(trial: Trial): Promise<boolean> {
  const { foods, kitchen } = trial.setting;
  const bought = [...kitchen.extras.values()].map((food, at) => asIfThere(food, NEW_ITEM - at));
  return trial.works({ foods: [...foods, ...bought] });
}

/** Whether no selected food that the person eats can take the role in a dish of the meal. */
export function lacksRole(role: SlotRole, meal: MealCategory, setting: Setting): boolean {
  const diet = dietOf(setting.person, setting.kitchen);
  const there = [...setting.foods, ...setting.kitchen.staples.values()];
  const eaten = new Set(
    there.filter((food) => diet.objectionTo(food) === null).map(({ ingredient }) => ingredient),
  );
  return !setting.kitchen.dishes.some(
    ({ meals, slots }) =>
      meals.includes(meal) &&
      slots.some((slot) => slot.role === role && setting.kitchen.fitting(slot).some((id) => eaten.has(id))),
  );
}

const orWords = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** One more food that makes the plan possible, with two or three that do; null when none does alone. */
export async function addRole(
  meal: MealCategory,
  trial: Trial,
): Promise<(Remedy & { role: SlotRole }) | null> {
  const { setting } = trial;
  const diet = dietOf(setting.person, setting.kitchen);
  const roles = SLOT_ROLES.filter((role) => role !== 'flavor');
  for (const role of roles.toSorted(
    (a, b) => Number(lacksRole(b, meal, setting)) - Number(lacksRole(a, meal, setting)),
  )) {
    const helpful: KitchenFood[] = [];
    for (const [at, food] of examplesFor(role, meal, setting, diet).entries()) {
      if (helpful.length === NAMED || (helpful.length === 0 && at >= NAMED)) break;
      const having = { foods: [...setting.foods, asIfThere(food, NEW_ITEM)] };
      if (await trial.works(having)) helpful.push(food);
    }
    if (helpful.length === 0) continue;
    const examples = helpful.map(({ name }) => name);
    return {
      role,
      change: { kind: 'add_role', role, examples },
      words: `add ${ROLE_WORDS[role]} such as ${orWords(examples)}`,
    };
  }
  return null;
}
