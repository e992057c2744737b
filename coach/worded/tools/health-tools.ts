import { z } from 'zod';
import { personalData } from '#contract/profile.ts';
import { glucoseToMg } from '#domain/health-values/glucose.ts';
import { type BodyFacts, readBodyFacts } from '../../message-facts/body-facts.ts';
import { type KnownPerson, knownPerson } from '../../message-facts/known-person.ts';
import { electrolyteReply, MINERALS } from '../../skills/electrolyte-skill.ts';
import type { FastingQuestion } from '../../skills/fasting/fasting-question.ts';
import { fastingReply } from '../../skills/fasting/fasting-window-route.ts';
import { a1cReply, a1cSkill } from '../../skills/lab-values/a1c-skill.ts';
import { gkiReply, gkiSkill } from '../../skills/lab-values/gki-skill.ts';
import { homaReply, homaSkill, injectsInsulin } from '../../skills/lab-values/homa-skill.ts';
import { switchedOffText } from '../../skills/switched-off.ts';
import type { TargetQuestion } from '../../skills/targets/target-questions.ts';
import { missingForTargets, targetsReply, targetsStop } from '../../skills/targets/targets-route.ts';
import {
  defineTool,
  fromReply,
  plainAnswer,
  type ToolAnswer,
  type ToolContext,
  ToolInputError,
} from './model-tool.ts';

const { age, gender, height, weight, activity, weightGoal } = personalData.shape;
/** What the asker said of themselves; what the profile holds need not be told again. */
const told = z.object({
  age: age.unwrap().optional().describe('Years'),
  gender: gender.unwrap().optional().describe('female, male or other'),
  height: height.unwrap().optional().describe('Centimetres'),
  weight: weight.unwrap().optional().describe('Kilograms'),
  activity: activity.unwrap().optional(),
  weightGoal: weightGoal.unwrap().optional(),
});

/** The profile and the asker's own words come first; what the model understood only fills the gaps. */
async function knownFor(facts: BodyFacts, { person }: ToolContext): Promise<KnownPerson> {
  const texts = person.conversation ?? [];
  const own: BodyFacts = Object.assign({}, ...texts.map(readBodyFacts));
  const before = await knownPerson(person, texts, own);
  const gaps = Object.entries(facts).filter(([name]) => {
    const value = before.person[name as keyof BodyFacts];
    return value === null || value === '';
  });
  return knownPerson(person, texts, { ...Object.fromEntries(gaps), ...own });
}

async function targetsAnswer(
  about: TargetQuestion,
  facts: BodyFacts,
  context: ToolContext,
): Promise<ToolAnswer> {
  const known = await knownFor(facts, context);
  const missing = targetsStop(about, known.person) === null ? missingForTargets(about, known) : [];
  if (missing.length === 0) return fromReply(targetsReply(about, known), context);
  const off = await switchedOffText(context.person.person, 'profile');
  const ask = `Cannot be worked out without: ${missing.join(', ')}. Ask for these, and give no number.`;
  return plainAnswer(off ? `${ask} Tell the asker: ${off}` : ask);
}

const STATUS = 'Working out the numbers';

export const macroTargetsTool = defineTool({
  name: 'macro_targets',
  description: 'Daily net carbs, protein, fat and energy for the asker, or why none are given.',
  input: told,
  status: STATUS,
  answer: (facts, context) => targetsAnswer({ about: 'macros' }, facts, context),
});

export const energyTargetTool = defineTool({
  name: 'energy_target',
  description: 'Daily kcal that hold or slowly lower the asker’s weight; whether an amount is too little.',
  input: told.extend({
    eaten: z.number().int().min(300).max(10_000).optional().describe('kcal a day to judge'),
  }),
  status: STATUS,
  answer: ({ eaten, ...facts }, context) =>
    targetsAnswer(
      eaten === undefined ? { about: 'energy' } : { about: 'enough', kcal: eaten },
      facts,
      context,
    ),
});

export const homaTool = defineTool({
  name: 'homa_ir',
  description: homaSkill.description,
  input: homaSkill.input,
  status: STATUS,
  answer: async (values, context) =>
    fromReply(
      (await injectsInsulin(context.person, context.person.conversation ?? [])) ?? homaReply(values),
      context,
    ),
});

export const gkiTool = defineTool({
  name: 'glucose_ketone_index',
  description: gkiSkill.description,
  input: gkiSkill.input,
  status: STATUS,
  answer: (values, context) => fromReply(gkiReply(values), context),
});

export const a1cTool = defineTool({
  name: 'a1c_average_glucose',
  description: a1cSkill.description,
  input: z.object({
    value: z.number().positive().max(1000),
    unit: z.enum(['A1C %', 'mg/dL', 'mmol/L']).describe('What the value is: an A1C, or an average glucose'),
  }),
  status: STATUS,
  answer({ value, unit }, context) {
    const input = a1cSkill.input.safeParse(
      unit === 'A1C %' ? { a1c: value } : { averageGlucose: unit === 'mg/dL' ? value : glucoseToMg(value) },
    );
    if (!input.success) throw new ToolInputError(`${value} ${unit} lies outside of what can be worked out.`);
    return fromReply(a1cReply(input.data), context);
  },
});

const clock = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/)
  .describe('24-hour clock, e.g. 19:30');

export const fastingWindowTool = defineTool({
  name: 'fasting_window',
  description:
    'Clock times of a fast for the asker: give the last bite or the first meal with the hours, or the last bite and the next meal.',
  input: z.object({
    lastBite: clock.optional(),
    firstMeal: clock.optional(),
    nextMeal: clock.optional(),
    fastingHours: z.number().min(1).max(168).optional(),
  }),
  status: STATUS,
  async answer(times, context) {
    const asked = fastingAsked(times);
    const texts = context.person.conversation ?? [];
    return fromReply(await fastingReply(asked, context.person, texts), context);
  },
});

type Times = { lastBite?: string; firstMeal?: string; nextMeal?: string; fastingHours?: number };

/** @throws ToolInputError when the times do not go together */
function fastingAsked({ lastBite, firstMeal, nextMeal, fastingHours: hours }: Times): FastingQuestion {
  if (lastBite && nextMeal) return { asks: 'between', lastBite: at(lastBite), nextMeal: at(nextMeal) };
  if (lastBite && hours) return { asks: 'opens', lastBite: at(lastBite), hours };
  if (firstMeal && hours) return { asks: 'closes', firstMeal: at(firstMeal), hours };
  if (lastBite) return { asks: 'so far', lastBite: at(lastBite) };
  throw new ToolInputError('Give lastBite or firstMeal with fastingHours, or lastBite with nextMeal.');
}

function at(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { minutes: hours * 60 + minutes, hour: hours % 12 || 12, index: 0, end: 0 };
}

export const electrolytesTool = defineTool({
  name: 'electrolytes',
  description: 'Customary amounts of sodium, potassium and magnesium a day on keto, or why none are named.',
  input: z.object({ minerals: z.array(z.enum(MINERALS)).min(1).max(3) }),
  status: STATUS,
  answer: async ({ minerals }, context) =>
    fromReply(
      await electrolyteReply(new Set(minerals), context.person, context.person.conversation ?? []),
      context,
    ),
});
