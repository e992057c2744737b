import { z } from 'zod';
import { foodById } from '#content/foods/foods.ts';
import { netCarbsInPortion } from '#domain/nutrition/food.ts';
import { SWAP_GROUPS } from '#domain/product-analysis/food-swaps.ts';
import { findFood } from '#foods/food-finder.ts';
import { plainText } from '#foods/food-words.ts';
import { servingOf } from '#foods/serving.ts';
import { defineSkill } from '../skill.ts';
import { foodPortion, portionOfServing } from './food-lookup-skill.ts';

const SWAPS_MOST = 5;
/** The kind of a food whose name does not tell it, by its shelf in the table. */
const KIND_BY_GROUP: readonly [RegExp, string][] = [
  [/^Fruits/, 'fruit'],
  [/^Nut and/, 'nuts'],
  [/^Legume/, 'beans'],
  [/^Beverages/, 'drink'],
  [/^Sweets/, 'candy'],
  [/^Snacks/, 'snack'],
  [/^Breakfast Cereals/, 'cereal'],
  [/^Cereal Grains/, 'rice'],
  [/^Baked/, 'bread'],
  [/^Soups/, 'soup'],
];

function groupOf(text: string, shelf: string) {
  const byName = SWAP_GROUPS.find(({ words }) => words.test(text));
  const kind = KIND_BY_GROUP.find(([pattern]) => pattern.test(shelf))?.[1];
  return byName ?? SWAP_GROUPS.find(({ words }) => kind !== undefined && words.test(kind));
}

/** What is cooked or baked with needs a recipe's advice rather than another food. */
const INGREDIENTS =
  /\b(?:flour|sugar|sweetener|starch|syrup|honey|crumbs?|protein|(?<!peanut )butter|(?<!ice )cream|egg|yeast|oil)\b/;

export const foodSwapsSkill = defineSkill({
  name: 'food_swaps',
  description: 'Foods to eat instead of one with more carbs, each with the net carbs of a portion.',
  input: z.object({ name: z.string().min(1).max(80) }),
  output: z.object({
    /** Null where the table has no such food. */
    food: foodPortion.nullable(),
    swaps: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        portion: z.string(),
        grams: z.number(),
        netCarbs: z.number(),
      }),
    ),
  }),
  run({ name }) {
    const found = findFood(name);
    const serving = found && servingOf({ said: name, found, amount: null });
    const text = plainText(`${name} ${serving?.name ?? ''}`);
    const group = INGREDIENTS.test(text) ? undefined : groupOf(text, serving?.foods[0]?.group ?? '');
    const most = serving?.values.netCarbs ?? Number.POSITIVE_INFINITY;
    const swaps = (group?.swaps ?? [])
      .flatMap(({ id, name: swap, portion }) => {
        const food = foodById(id);
        if (!food || serving?.foods.some((own) => own.id === id)) return [];
        const netCarbs = netCarbsInPortion(food, portion.grams);
        return netCarbs < most
          ? [{ id, name: swap, portion: portion.text, grams: portion.grams, netCarbs }]
          : [];
      })
      .slice(0, SWAPS_MOST);
    return { food: serving && portionOfServing(serving), swaps };
  },
});
