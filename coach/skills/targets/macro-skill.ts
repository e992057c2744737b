import { z } from 'zod';
import { personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type DailyTargets, dailyTargets } from '#domain/targets/daily-targets.ts';
import { defineSkill } from '../skill.ts';

const target = z.object({
  value: z.number().nullable(),
  unit: z.enum(['kcal', 'g']),
  computed: z.number().nullable(),
  range: z.object({ least: z.number(), most: z.number() }).nullable(),
  own: z.boolean(),
  how: z.string(),
  reason: z.string().nullable(),
});

/** Null and empty lists are "not said". */
const aboutPerson = personalData
  .pick({
    age: true,
    gender: true,
    height: true,
    weight: true,
    weightGoal: true,
    activity: true,
    diabetes: true,
    pregnancy: true,
    medicines: true,
    conditions: true,
    netCarbLimit: true,
    ownTargets: true,
  })
  .partial();

/** Targets of a day with how each came about, or why none is given; no number where health speaks against one. */
export const macroSkill = defineSkill({
  name: 'macro_targets',
  description:
    'Daily energy, protein, net carbs and fat for an adult from age, sex, height (cm), weight (kg), activity and goal. Gives a reason in place of a number where health speaks against one.',
  input: aboutPerson,
  output: z.object({
    energy: target,
    protein: target,
    netCarbs: target,
    fat: target,
    missing: z.array(z.enum(['age', 'gender', 'height', 'weight', 'activity'])),
  }),
  run(person) {
    const targets: DailyTargets = dailyTargets({ ...EMPTY_PERSONAL_DATA, ...person });
    return { ...targets, missing: [...targets.missing] };
  },
});
