import { describe, expect, it } from 'vitest';
import { ALLERGIES, type Allergy } from '#contract/profile-values.ts';
import { netCarbsInPortion } from '#domain/nutrition/food.ts';
import { foodById } from '../foods/foods.ts';
import { dietTags } from './diet-tags.ts';
import { DISH_MEALS, type Dish, type DishSlot, type DishTag, dish } from './dish.ts';
import { INGREDIENT_GROUPS, type Ingredient } from './ingredient.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';
import { ingredientById } from './load-ingredients.ts';

const dishes = loadDishes();

/** Index of the least, usual or most grams of a slot. */
type Amount = 0 | 1 | 2;

interface Filled {
  food: Ingredient;
  slot: DishSlot;
}

/** Every slot with its first food that is free of the allergens, finishes aside; null when a required slot stays empty. */
function filled({ slots }: Dish, free: readonly Allergy[] = []): Filled[] | null {
  const foods: Filled[] = [];
  for (const slot of slots.filter(({ own }) => !own)) {
    const food = slotCandidates(slot).find(({ contains }) => !contains.some((one) => free.includes(one)));
    if (food) foods.push({ food, slot });
    else if (!slot.optional) return null;
  }
  return foods;
}

function rowOf({ id, food }: Ingredient) {
  const row = foodById(food);
  if (!row) throw new Error(`${id} names food ${food}, which the foods table lacks`);
  return row;
}

const netCarbsOf = (foods: readonly Filled[], amount: Amount) =>
  foods.reduce((sum, { food, slot }) => sum + netCarbsInPortion(rowOf(food), slot.grams[amount]), 0);
const energyOf = (foods: readonly Filled[], amount: Amount) =>
  foods.reduce((sum, { food, slot }) => sum + (rowOf(food).kcal * slot.grams[amount]) / 100, 0);

/** Most net carbs in g, and energy in kcal, of a dish in usual amounts. */
const SANE = {
  main: { netCarbs: 10, energy: [300, 900] },
  Breakfast: { netCarbs: 10, energy: [250, 700] },
  Snacks: { netCarbs: 6, energy: [80, 350] },
  Dessert: { netCarbs: 6, energy: [100, 450] },
} as const;

const frameOf = (meal: Dish['meals'][number]) => SANE[meal === 'Lunch' || meal === 'Dinner' ? 'main' : meal];

/** What is out of frame in usual amounts in the meals of a dish, in words. */
function outOfFrame({ id, meals }: Dish, foods: readonly Filled[]): string[] {
  const [carbs, energy] = [netCarbsOf(foods, 1), energyOf(foods, 1)];
  return meals
    .filter((meal) => {
      const { netCarbs, energy: range } = frameOf(meal);
      return carbs > netCarbs || energy < range[0] || energy > range[1];
    })
    .map((meal) => `${id} as ${meal}: ${carbs.toFixed(1)} g net carbs, ${Math.round(energy)} kcal`);
}

/** What no amounts within the slots bring into frame: too many carbs in the least, or too little energy in the most. */
function outOfReach({ id, meals }: Dish, foods: readonly Filled[]): string[] {
  const required = foods.filter(({ slot }) => !slot.optional);
  const [carbs, least, most] = [netCarbsOf(required, 0), energyOf(required, 0), energyOf(foods, 2)];
  return meals
    .filter((meal) => {
      const { netCarbs, energy: range } = frameOf(meal);
      return carbs > netCarbs || most < range[0] || least > range[1];
    })
    .map(
      (meal) =>
        `${id} as ${meal}: ${carbs.toFixed(1)} g net carbs, ${Math.round(least)} to ${Math.round(most)} kcal`,
    );
}

const complaints = (check: (dish: Dish) => string[]) =>
  dishes.flatMap((one) => check(one).map((words) => `${one.id}: ${words}`));

describe('the dishes', () => {
  it('fit the schema, each id and each set of slots once', () => {
    expect(dishes.filter((one) => !dish.safeParse(one).success)).toEqual([]);
    const repeated = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(repeated(dishes.map(({ id }) => id))).toEqual([]);
    expect(repeated(dishes.map(({ name }) => name.toLowerCase()))).toEqual([]);
    const slots = dishes.map((one) =>
      JSON.stringify(one.slots.map(({ accepts }) => [...accepts].sort()).sort()),
    );
    expect(repeated(slots)).toEqual([]);
  });

  it('are enough in all and for each meal, and enough ask for three foods at most', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(180);
    const few = ({ slots }: Dish) => slots.filter(({ optional }) => !optional).length <= 3;
    const scarce = DISH_MEALS.filter((meal) => {
      const own = dishes.filter(({ meals }) => meals.includes(meal));
      return own.length < 35 || own.filter(few).length < 20;
    });
    expect(scarce).toEqual([]);
  });

  it('accept foods and groups that exist', () => {
    const groups = INGREDIENT_GROUPS.map((group) => `@${group}`);
    const unknown = complaints(({ slots }) =>
      slots
        .flatMap(({ accepts }) => accepts)
        .filter((one) => !groups.includes(one) && ingredientById(one) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it('list candidates once, the named before the members of groups', () => {
    const slot: DishSlot = {
      id: 'x',
      role: 'fat',
      accepts: ['ghee', '@cooking-fat'],
      grams: [1, 1, 1],
      optional: false,
    };
    const ids = slotCandidates(slot).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['ghee', 'butter', 'unsalted-butter']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('tags', () => {
  it('of diets are those of the usual filling', () => {
    const diets: DishTag[] = ['vegetarian', 'dairy-free', 'nut-free', 'egg-free', 'pork-free'];
    const wrong = complaints((one) => {
      const holding = dietTags((filled(one) ?? []).map(({ food }) => food));
      return diets.filter((tag) => one.tags.includes(tag) !== holding.includes(tag));
    });
    expect(wrong).toEqual([]);
  });
});

describe('amounts', () => {
  it('of the usual filling keep to the net carbs and the energy of the meal', () => {
    expect(dishes.flatMap((one) => outOfFrame(one, filled(one) ?? []))).toEqual([]);
  });

  it.each(ALLERGIES)(
    'can do so without %s too, wherever a dish can be made so, and enough can',
    (allergy) => {
      const made = dishes.flatMap((one) => {
        const foods = filled(one, [allergy]);
        return foods ? [{ one, foods }] : [];
      });
      expect(made.flatMap(({ one, foods }) => outOfReach(one, foods))).toEqual([]);
      expect(made.length / dishes.length).toBeGreaterThan(0.6);
    },
  );
});
