import { z } from 'zod';
import { MEAL_CATEGORIES, mealCategory } from '#contract/meal-plans.ts';
import { MEASURES } from '#domain/readings/reading-values.ts';
import { PANTRY_ASKED } from '../../skills/pantry/pantry-question.ts';
import { pantryReply } from '../../skills/pantry/pantry-route.ts';
import { PLANS_SHOWN_MOST, plansReply } from '../../skills/plans-skill.ts';
import { READINGS_ASKED } from '../../skills/readings/readings-question.ts';
import { readingsReply } from '../../skills/readings/readings-route.ts';
import { defineTool, fromReply } from './model-tool.ts';

const DAYS = 28;

export const readingsTool = defineTool({
  name: 'my_readings',
  description:
    'The asker’s own readings: overview, latest, trend, average, glucose ketone index, share within targets, meals before high glucose.',
  input: z.object({
    about: z.enum(READINGS_ASKED),
    measure: z.enum(MEASURES).optional().describe('Leave out for all of them'),
    days: z.number().int().min(1).max(365).optional().describe('How far to look back'),
  }),
  status: 'Looking at your readings',
  async answer({ about, measure = null, days = DAYS }, context) {
    const texts = context.person.conversation ?? [];
    return fromReply(await readingsReply({ about, measure, days }, context.person, texts), context);
  },
});

export const pantryTool = defineTool({
  name: 'my_pantry',
  description:
    'The asker’s saved foods: list, fewest carbs, most protein, best keto score, dishes to cook with amounts, desserts. With their notes.',
  input: z.object({
    about: z.enum(PANTRY_ASKED),
    meals: z
      .array(mealCategory)
      .max(MEAL_CATEGORIES.length)
      .optional()
      .describe('What to cook for; leave out for a day'),
  }),
  status: 'Looking up your pantry',
  answer: async ({ about, meals }, context) =>
    fromReply(await pantryReply(about, context.person, { showsNotes: true, meals }), context),
});

export const plansTool = defineTool({
  name: 'my_plans',
  description: 'The asker’s saved meal plans, newest first, with the beginning of each.',
  input: z.object({ most: z.number().int().min(1).max(PLANS_SHOWN_MOST).optional() }),
  status: 'Looking at your meal plans',
  answer: async ({ most = PLANS_SHOWN_MOST }, context) =>
    fromReply(await plansReply(most, context.person), context),
});
