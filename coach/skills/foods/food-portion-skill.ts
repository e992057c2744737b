import { z } from 'zod';
import { foodNetCarbs } from '#domain/nutrition/food.ts';
import { everydayFood } from '#foods/everyday-foods.ts';
import { findFood } from '#foods/food-finder.ts';
import { servingOf } from '#foods/serving.ts';
import { defineSkill } from '../skill.ts';
import { foodPortion, portionOfServing } from './food-lookup-skill.ts';

/** With less than this in 100 g, carbs set no limit that a meal could reach. */
const HARDLY_ANY_G = 0.3;

export const portionForNetCarbsSkill = defineSkill({
  name: 'portion_for_net_carbs',
  description: 'How much of a food holds a given amount of net carbs, in grams and in pieces or cups.',
  input: z.object({ name: z.string().min(1).max(80), netCarbs: z.number().positive().max(500) }),
  output: z.object({
    /** Null where the table has no such food, or a dish that it lacks. */
    food: foodPortion.nullable(),
    /** Null where the food has hardly any carbs. */
    grams: z.number().nullable(),
    /** The same in a household measure; null where none is known. */
    measure: z.object({ count: z.number(), unit: z.string() }).nullable(),
  }),
  run({ name, netCarbs }) {
    const found = findFood(name);
    if (found?.kind !== 'food') return { food: null, grams: null, measure: null };
    const food = portionOfServing(servingOf({ said: name, found, amount: null }));
    const per100 = foodNetCarbs(found.food).value;
    if (per100 < HARDLY_ANY_G) return { food, grams: null, measure: null };
    const grams = (netCarbs / per100) * 100;
    return {
      food,
      grams,
      measure: householdMeasure(grams, everydayFood(found.food)?.measures),
    };
  },
});

const UNITS = ['piece', 'cup', 'slice', 'tbsp'] as const;

function householdMeasure(grams: number, measures: ReadonlyMap<string, number> | undefined) {
  for (const unit of UNITS) {
    const one = measures?.get(unit);
    const count = one ? Math.floor((grams / one) * 4) / 4 : 0;
    if (count >= 0.25 && count <= 40)
      return { count: unit === 'piece' && count > 3 ? Math.floor(count) : count, unit };
  }
  return null;
}
