import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALLERGIES, type Allergy } from '#contract/profile.ts';
import { netCarbsInPortion } from '#domain/food.ts';
import { foodById } from '../foods/foods.ts';
import { dietTags } from './diet-tags.ts';
import { type Dish, type DishSlot, type DishTag, dish } from './dish.ts';
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

/** Every slot with its first food that is free of the allergens; null when a required slot stays empty. */
function filled({ slots }: Dish, free: readonly Allergy[] = []): Filled[] | null {
  const foods: Filled[] = [];
  for (const slot of slots) {
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

const NAMED = /\{([^}]*)\}/g;
const PREFIX = /^\[([^\]]*)\] /;
const namedIn = (text: string) => [...text.matchAll(NAMED)].map(([, id]) => id ?? '');
const prefixOf = (step: string) => PREFIX.exec(step)?.[1];
const wordsOf = ({ name, steps }: Dish) => [name, ...steps].join(' ');
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

  const folders = { 'lunch-and-dinner': 110, 'breakfast-snacks-dessert': 70 };
  const there = Object.keys(folders).filter((folder) => existsSync(new URL(folder, import.meta.url)));
  it.each(there)('are enough in %s', (folder) => {
    expect(readdirSync(new URL(folder, import.meta.url)).length).toBeGreaterThan(0);
    const main = (one: Dish) => one.meals.some((meal) => meal === 'Lunch' || meal === 'Dinner');
    const own = dishes.filter((one) => main(one) === (folder === 'lunch-and-dinner'));
    expect(own.length).toBeGreaterThanOrEqual(folders[folder as keyof typeof folders]);
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

describe('names and steps', () => {
  it('name slots that exist; the name only required ones', () => {
    const wrong = complaints((one) => {
      const ids = one.slots.map(({ id }) => id);
      const required = one.slots.filter(({ optional }) => !optional).map(({ id }) => id);
      return [
        ...namedIn(wordsOf(one)).filter((id) => !ids.includes(id)),
        ...namedIn(one.name).filter((id) => !required.includes(id)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('use every required slot in a step that always stays', () => {
    const unused = complaints(({ slots, steps }) => {
      const used = steps.filter((step) => prefixOf(step) === undefined).flatMap(namedIn);
      return slots.filter(({ id, optional }) => !optional && !used.includes(id)).map(({ id }) => id);
    });
    expect(unused).toEqual([]);
  });

  it('use an optional slot in its own steps alone, and begin no other step with it', () => {
    const wrong = complaints(({ slots, steps }) => {
      const optional = slots.filter((slot) => slot.optional).map(({ id }) => id);
      const astray = steps.flatMap((step) =>
        namedIn(step).filter((id) => optional.includes(id) && prefixOf(step) !== id),
      );
      const prefixes = steps.flatMap((step) => prefixOf(step) ?? []);
      const used = steps.flatMap((step) => namedIn(step).filter((id) => prefixOf(step) === id));
      return [
        ...astray,
        ...prefixes.filter((id) => !optional.includes(id)),
        ...optional.filter((id) => !used.includes(id)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('give temperatures in both units, and they agree', () => {
    const wrong = complaints(({ steps }) => {
      const text = steps.join(' ');
      const pairs = [...text.matchAll(/(\d+) °C \((\d+) °F\)/g)];
      const off = pairs.filter(([, c, f]) => Math.abs(Number(c) * 1.8 + 32 - Number(f)) > 8);
      const loose = [...text.matchAll(/°[CF]/g)].length !== 2 * pairs.length;
      return [...off.map(([words]) => words), ...(loose ? ['a temperature in one unit'] : [])];
    });
    expect(wrong).toEqual([]);
  });

  it('cook raw meat and fish to the temperatures of the USDA', () => {
    const unsafe = complaints(({ slots, steps }) => {
      const text = steps.join(' ');
      return slots.flatMap(slotCandidates).flatMap((food) => {
        const signs = donenessOf(food);
        return signs === null || signs.test(text) ? [] : [`${food.id} wants ${signs.source}`];
      });
    });
    expect(unsafe).toEqual([]);
  });
});

/** Sign of doneness that steps must give for a raw food (FSIS safe minimum internal temperatures); null for others. */
function donenessOf(food: Ingredient): RegExp | null {
  const isIn = (...groups: Ingredient['groups']) => food.groups.some((group) => groups.includes(group));
  if (food.id === 'pork-sausage' || food.id === 'italian-sausage') return /71 °C|74 °C/;
  if (!/\braw\b/.test(rowOf(food).description)) return null;
  if (isIn('poultry') || food.id.startsWith('chicken-')) return /74 °C|9\d °C/;
  if (food.id.startsWith('ground-') || food.id === 'lean-ground-beef') return /71 °C|74 °C/;
  if (isIn('organ-meat')) return /71 °C|74 °C/;
  if (isIn('beef', 'lamb', 'pork')) return /63 °C|71 °C|74 °C|9\d °C/;
  if (isIn('white-fish', 'oily-fish')) return /63 °C/;
  return isIn('shellfish') ? /opaque|pink|open/ : null;
}

describe('tags', () => {
  it('of diets are those of the usual filling', () => {
    const diets: DishTag[] = ['vegetarian', 'dairy-free', 'nut-free', 'egg-free', 'pork-free'];
    const wrong = complaints((one) => {
      const holding = dietTags((filled(one) ?? []).map(({ food }) => food));
      return diets.filter((tag) => one.tags.includes(tag) !== holding.includes(tag));
    });
    expect(wrong).toEqual([]);
  });

  it('say quick up to 20 minutes, one-pan for one vessel, no-cook for what is never heated nor raw meat', () => {
    const wrong = complaints((one) => {
      const vessels = one.equipment.filter((name) => /pan|pot|wok|tray|dish|casserole|sheet|tin/.test(name));
      const heated =
        /°C|\b(heat|cook|fry|bake|boil|simmer|roast|grill|toast|melt|microwave|oven|skillet)\b/i.test(
          one.steps.join(' '),
        );
      const raw = one.slots.flatMap(slotCandidates).some((food) => donenessOf(food) !== null);
      const said = (tag: DishTag) => one.tags.includes(tag);
      return [
        ...(said('quick') === one.minutes <= 20 ? [] : ['quick']),
        ...(said('one-pan') && vessels.length !== 1 ? ['one-pan'] : []),
        ...(said('no-cook') === (vessels.length === 0 && !heated) && !(said('no-cook') && raw)
          ? []
          : ['no-cook']),
        ...(new Set(one.tags).size < one.tags.length ? ['a tag twice'] : []),
      ];
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
