import { z } from 'zod';
import { customaryPortion } from '#domain/keto-score/customary-portion.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { everydayNames } from '#foods/everyday-foods.ts';
import { FITTING_FOODS, FOOD_CATEGORIES } from '#foods/food-categories.ts';
import { NUTRIENTS, valuesIn } from '#foods/portion-values.ts';
import { defineSkill } from '../skill.ts';

const RANKED_MOST = 8;
const NAMES = [...FOOD_CATEGORIES.keys()];

/** Foods of the everyday list, each once, as it is called. */
function everydayList(): { name: string; food: Food }[] {
  const byId = new Map(
    everydayNames()
      .all()
      .flatMap((known) => (known.kind === 'food' ? [[known.entry.food.id, known.entry] as const] : [])),
  );
  return [...byId.values()].map(({ name, food }) => ({ name, food }));
}

export const rankFoodsSkill = defineSkill({
  name: 'rank_foods',
  description:
    'Everyday foods of one kind with the least or most of a nutrient: in 100 g, or in a usual portion where all kinds are ranked.',
  input: z.object({ category: z.enum(NAMES), nutrient: z.enum(NUTRIENTS), most: z.boolean() }),
  output: z.object({
    ranked: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        grams: z.number(),
        value: z.number(),
        netCarbs: z.number(),
      }),
    ),
  }),
  run({ category, nutrient, most }) {
    const has = FOOD_CATEGORIES.get(category) ?? (() => false);
    const per100 = category !== FITTING_FOODS;
    const ranked = everydayList()
      .filter(({ food }) => has(food))
      .flatMap(({ name, food }) => {
        const grams = per100 ? 100 : customaryPortion(food).grams;
        const values = valuesIn(food, grams);
        const value = values[nutrient];
        if (value === null || values.netCarbsAtMost) return [];
        return [{ id: food.id, name, grams, value, netCarbs: values.netCarbs }];
      })
      .sort((a, b) => (most ? b.value - a.value : a.value - b.value));
    return { ranked: ranked.slice(0, RANKED_MOST) };
  },
});
