import { z } from 'zod';
import { NUTRIENTS } from '#foods/portion-values.ts';
import { defineSkill } from '../skill.ts';
import { foodAmount, foodPortion, portionsOf } from './food-lookup-skill.ts';

/** Foods are compared in this weight unless amounts are named. */
export const COMPARED_GRAMS = 100;

/** Less of a difference is none. */
const CLEARLY = 0.1;
/** Nor by this share of the larger value: brown and white sugar come out level. */
const CLEARLY_SHARE = 0.05;

export const compareFoodsSkill = defineSkill({
  name: 'compare_foods',
  description:
    'Two to six foods side by side, in 100 g each unless amounts are named, with the ones that have least and most of a nutrient.',
  input: z.object({
    foods: z.array(foodAmount).min(2).max(6),
    nutrient: z.enum(NUTRIENTS).default('netCarbs'),
  }),
  output: z.object({
    found: z.array(foodPortion),
    missing: z.array(z.string()),
    /** The one with least of the nutrient; null where two tie or a value is unknown. */
    least: z.string().nullable(),
    /** The one with most of it; null likewise. */
    most: z.string().nullable(),
  }),
  run({ foods, nutrient }) {
    const isSized = foods.some(({ amount }) => amount !== null);
    const asked = isSized
      ? foods
      : foods.map((food) => ({ ...food, amount: { count: COMPARED_GRAMS, unit: 'g', size: null } }));
    const { found, missing } = portionsOf(asked);
    const ranked = found
      .flatMap(({ called, values }) => {
        const value = values[nutrient];
        return value === null ? [] : [{ called, value }];
      })
      .sort((a, b) => a.value - b.value);
    const [first, second] = ranked;
    const last = ranked.at(-1);
    const isWhole = ranked.length === found.length;
    const isLess = first && second && isWhole && isClear(first.value, second.value);
    const isMore = last && isWhole && isClear(ranked.at(-2)?.value ?? last.value, last.value);
    return { found, missing, least: isLess ? first.called : null, most: isMore ? last.called : null };
  },
});

function isClear(less: number, more: number): boolean {
  return more - less >= Math.max(CLEARLY, CLEARLY_SHARE * more);
}
