import { describe, expect, test } from 'vitest';
import type { MealPlan } from '#contract/meal-plans.ts';
import { EATING_STYLES, EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { foods, planned, refused, WEEK } from '#tests/planner/ask-planner.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { dietOf } from './diet.ts';

const kitchen = createKitchen();
const person = (eatingStyle: (typeof EATING_STYLES)[number]) => ({ ...EMPTY_PERSONAL_DATA, eatingStyle });
const dishesOf = ({ days }: MealPlan) => days.flatMap(({ dishes }) => dishes);
const addedBy = (plan: MealPlan) =>
  dishesOf(plan).flatMap(({ ingredients }) =>
    ingredients.filter(({ pantryItemId }) => pantryItemId === null).map(({ ingredient }) => ingredient ?? ''),
  );
const extraOf = (id: string) => {
  const food = kitchen.extras.get(id);
  if (!food) throw new Error(`no ingredient ${id}`);
  return food;
};
const isFleshId = (id: string) => dietOf(person('vegetarian'), kitchen).objectionTo(extraOf(id)) !== null;

describe('how somebody eats', () => {
  test.each([
    ['vegetarian', ['salmon', 'bacon', 'gelatin', 'parmesan'], ['egg', 'cheddar', 'tofu']],
    ['pescatarian', ['bacon', 'chicken-breast', 'gelatin'], ['salmon', 'shrimp', 'parmesan', 'egg']],
    ['vegan', ['egg', 'butter', 'salmon', 'mayonnaise'], ['tofu', 'avocado', 'almonds']],
    ['no_pork', ['bacon', 'pork-chop', 'lard'], ['chicken-breast', 'shrimp']],
    ['halal', ['bacon', 'white-wine', 'wine-vinegar', 'gelatin'], ['lamb-chop', 'shrimp', 'cider-vinegar']],
    ['kosher', ['bacon', 'shrimp', 'monkfish'], ['salmon', 'butter', 'sirloin-steak']],
  ] as const)('%s leaves out %s and keeps %s', (style, out, kept) => {
    const diet = dietOf(person(style), kitchen);
    const objects = (id: string) => {
      const food = kitchen.extras.get(id);
      if (!food) throw new Error(`no ingredient ${id}`);
      return diet.objectionTo(food)?.limit ?? null;
    };
    expect(out.map(objects)).toEqual(out.map(() => 'eating_style'));
    expect(kept.map(objects)).toEqual(kept.map(() => null));
  });

  test.each([
    ['kosher', 'tilapia', 'Basa fillets', 'Tilapia fillets'],
    ['vegetarian', 'heavy-cream', 'Bulla thickened cream', 'Bulla pure cream'],
  ] as const)('%s goes by the name too: of %s no %s, but %s', (style, id, out, kept) => {
    const diet = dietOf(person(style), kitchen);
    expect(diet.objectionTo({ ...extraOf(id), name: out })?.limit).toBe('eating_style');
    expect(diet.objectionTo({ ...extraOf(id), name: kept })).toBeNull();
  });

  test.each(EATING_STYLES)('%s gets a plan whose extras keep to it too', async (style) => {
    const items = [...WEEK, ...foods('Tofu, firm').map((item) => ({ ...item, id: 50 }))];
    const plan = await planned({ items, type: 'advanced', person: person(style) });
    const diet = dietOf(person(style), kitchen);
    for (const id of addedBy(plan)) {
      const food = kitchen.extras.get(id);
      expect(food && diet.objectionTo(food)).toBeNull();
    }
  });

  test('kosher style has no dish of meat with milk', async () => {
    const plan = await planned({ days: 4, type: 'advanced', person: person('kosher') });
    for (const { ingredients } of dishesOf(plan)) {
      const known = ingredients.flatMap(({ ingredient }) => kitchen.extras.get(ingredient ?? '') ?? []);
      const hasMeat = known.some(({ groups }) =>
        groups.some((group) => ['poultry', 'beef', 'lamb'].includes(group)),
      );
      expect(hasMeat && known.some(({ contains }) => contains.has('milk'))).toBe(false);
    }
  });

  const hasMilk = (ids: readonly (string | null)[]) =>
    ids.some((id) => kitchen.extras.get(id ?? '')?.contains.has('milk'));
  const isMeatDay = ({ dishes }: MealPlan['days'][number]) =>
    dishes.some(({ ingredients }) =>
      ingredients.some(({ ingredient }) =>
        kitchen.extras
          .get(ingredient ?? '')
          ?.groups.some((group) => ['poultry', 'beef', 'lamb'].includes(group)),
      ),
    );
  const sweets = ({ dishes }: MealPlan['days'][number]) =>
    dishes
      .filter(({ meal }) => meal === 'Dessert' || meal === 'Snacks')
      .flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient));

  test('kosher style has no milk for dessert or as a snack on a day with meat', async () => {
    const items = foods(
      'Chicken thigh with skin',
      'Heavy whipping cream',
      'Raspberries',
      'Zucchini, raw',
      'Almonds',
      'Cauliflower, raw',
    );
    const other = await planned({ items, type: 'basic' });
    expect(other.days.some((day) => isMeatDay(day) && hasMilk(sweets(day)))).toBe(true);
    const { days } = await planned({ items, type: 'basic', person: person('kosher') });
    expect(days.some(isMeatDay)).toBe(true);
    expect(days.filter((day) => isMeatDay(day) && hasMilk(sweets(day))).map(({ day }) => day)).toEqual([]);
  });

  test('kosher style keeps milk after meat out also beside a dish that stays', async () => {
    const items = foods(
      'Chicken thigh with skin',
      'Heavy whipping cream',
      'Raspberries',
      'Zucchini, raw',
      'Almonds',
    );
    const said = { items, type: 'basic', mealTypes: ['Dinner'], person: person('kosher') } as const;
    const dinner = await planned({ ...said, mealTypes: ['Dinner'] });
    expect(dinner.days.every(isMeatDay)).toBe(true);
    const { days } = await planned({ ...said, mealTypes: ['Dinner', 'Snacks'], keep: dishesOf(dinner) });
    expect(hasMilk(days.flatMap(sweets))).toBe(false);
  });

  test('is named where it is in the way, and never proposed to be given up', async () => {
    const { limit, message } = await refused({
      items: foods('Chicken thigh with skin', 'Butter, salted'),
      type: 'basic',
      mealTypes: ['Dinner'],
      person: person('vegetarian'),
    });
    expect(limit).toBe('eating_style');
    expect(message).toMatch(/^For the way you eat, these items aren’t enough for a dinner: add /);
    expect(message).not.toMatch(/chicken|beef|salmon/i);
  });
});

describe('a pantry without meat', () => {
  const meatless = foods('Tofu, firm', 'Egg, raw', 'Spinach, raw', 'Cheddar', 'Olive oil');

  test.each(['enhanced', 'advanced'] as const)('is given none in an %s plan, which says so', async (type) => {
    const plan = await planned({ items: meatless, type, days: 3 });
    expect(addedBy(plan).filter(isFleshId)).toEqual([]);
    expect(plan.notes.join(' ')).toContain('None of your items is meat or fish');
  });

  test('that cannot make a meal is not refused for it', async () => {
    const plan = await planned({
      items: foods('Almonds', 'Spinach, raw', 'Olive oil'),
      mealTypes: ['Dinner'],
    });
    expect(dishesOf(plan)).toHaveLength(1);
  });
});
