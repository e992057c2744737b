import { z } from 'zod';
import { FOOD_CATEGORIES } from '#foods/food-categories.ts';
import { plainText } from '#foods/food-words.ts';
import { NUTRIENTS } from '#foods/portion-values.ts';
import { readFoods, type SaidFood } from '#foods/read-foods.ts';
import { servingOf } from '#foods/serving.ts';
import { allergyWarning, type DayLimit, dayLimitOf } from '../../skills/foods/day-limit.ts';
import type { FoodQuestion } from '../../skills/foods/food-question.ts';
import { foodReply } from '../../skills/foods/food-replies.ts';
import { defineTool, fromReply, plainAnswer, type ToolAnswer, type ToolContext } from './model-tool.ts';

const food = z
  .string()
  .min(1)
  .max(120)
  .describe(
    'A food in English with its amount where one was named: "2 cups of almonds", "100 g brie", "apple"',
  );
const nutrient = z.enum(NUTRIENTS);
const STATUS = 'Looking into the food table';

/** The foods of names as people write them; one that is no plain food of the table is missing, never guessed. */
function readNames(names: readonly string[]): { foods: SaidFood[]; missing: string[] } {
  const foods: SaidFood[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const read = readFoods(plainText(name), () => false);
    const [one, other] = read.foods;
    if (one && !other && read.unknown.length === 0) foods.push(one);
    else missing.push(name);
  }
  return { foods, missing };
}

const NOT_THERE = (missing: readonly string[]) =>
  `Not in the table: ${missing.join(', ')}. Give no figures for it.`;

/** The composer's own words on the foods, with what holds for this person. */
async function aboutFoods(
  names: readonly string[],
  context: ToolContext,
  question: (foods: readonly SaidFood[]) => FoodQuestion | null,
): Promise<ToolAnswer> {
  const { foods, missing } = readNames(names);
  const profile = await context.person.person.profile();
  const day = dayLimitOf(profile);
  const asked = question(foods);
  const reply = asked && foodReply(asked, day);
  const unknown = missing.length > 0 ? NOT_THERE(missing) : '';
  if (!reply) return plainAnswer(unknown || 'The table has nothing on that.');
  const answer = fromReply(reply, context);
  const rules = rulesFor(foods, day);
  const usesProfile = day.own || day.allergies.length > 0 || day.stop !== null;
  return {
    text: (sources) => [answer.text(sources), unknown, ...rules].filter((part) => part !== '').join('\n\n'),
    used: usesProfile ? ['profile'] : [],
  };
}

function rulesFor(foods: readonly SaidFood[], day: DayLimit): string[] {
  const warning = allergyWarning(foods.map(servingOf), day);
  return [
    ...(warning ? [warning] : []),
    ...(day.stop ? [`Do not measure this against a keto limit for the asker. ${day.stop}`] : []),
  ];
}

export const foodLookupTool = defineTool({
  name: 'food_lookup',
  description:
    'Net carbs, calories and nutrients of foods in an amount (USDA table), each and together, and their share of the asker’s day.',
  input: z.object({
    foods: z.array(food).min(1).max(12),
    nutrients: z.array(nutrient).max(5).optional().describe('Leave out for all of them'),
  }),
  status: STATUS,
  answer: ({ foods: names, nutrients = [] }, context) =>
    aboutFoods(names, context, (foods) => (foods.length > 0 ? { kind: 'values', foods, nutrients } : null)),
});

export const compareFoodsTool = defineTool({
  name: 'compare_foods',
  description: 'Two to six foods side by side, in 100 g each unless amounts are named.',
  input: z.object({ foods: z.array(food).min(2).max(6), nutrient: nutrient.optional() }),
  status: STATUS,
  answer: ({ foods: names, nutrient: by = 'netCarbs' }, context) =>
    aboutFoods(names, context, (foods) =>
      foods.length > 1 ? { kind: 'compare', foods, nutrient: by } : null,
    ),
});

export const foodSwapsTool = defineTool({
  name: 'food_swaps',
  description: 'What to eat instead of a food with more carbs, with the net carbs of each.',
  input: z.object({ food }),
  status: STATUS,
  answer: ({ food: name }, context) =>
    aboutFoods([name], context, ([one]) => (one ? { kind: 'swaps', food: one } : null)),
});

export const portionTool = defineTool({
  name: 'portion_for_net_carbs',
  description: 'How much of a food holds an amount of net carbs, and how much fits a whole day of the asker.',
  input: z.object({
    food,
    netCarbs: z
      .number()
      .positive()
      .max(500)
      .optional()
      .describe('Grams; leave out for a quarter of the asker’s day'),
  }),
  status: STATUS,
  answer: ({ food: name, netCarbs = null }, context) =>
    aboutFoods([name], context, ([one]) =>
      one ? { kind: 'fits', food: { ...one, amount: null }, budget: netCarbs } : null,
    ),
});

const CATEGORIES = [...FOOD_CATEGORIES.keys()];

export const rankFoodsTool = defineTool({
  name: 'rank_foods',
  description: 'Everyday foods of one kind with the least or most of a nutrient.',
  input: z.object({ category: z.enum(CATEGORIES), nutrient, most: z.boolean() }),
  status: STATUS,
  answer({ category, nutrient: by, most }, context) {
    const has = FOOD_CATEGORIES.get(category) ?? (() => false);
    return aboutFoods([], context, () => ({
      kind: 'rank',
      category: { name: category, has },
      nutrient: by,
      most,
    }));
  },
});
