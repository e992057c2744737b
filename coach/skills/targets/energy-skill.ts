import { z } from 'zod';
import { personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { noNumbersReason } from '#domain/targets/diet-stops.ts';
import { formulaSex } from '#domain/targets/energy-need.ts';
import { ENERGY_FLOOR, energyTarget } from '#domain/targets/energy-target.ts';
import { defineSkill } from '../skill.ts';

const kcal = z.number().nullable();
const verdict = z.enum(['below the floor', 'low', 'fits losing', 'fits keeping', 'above']);

/** What an adult needs a day and where a gentle loss of weight lies; a given amount is set against both. */
export const energySkill = defineSkill({
  name: 'energy_target',
  description:
    'Daily energy in kcal that holds the weight of an adult, and that for a gentle loss; says whether a given amount is too little.',
  input: personalData
    .pick({
      age: true,
      gender: true,
      height: true,
      weight: true,
      activity: true,
      pregnancy: true,
      conditions: true,
    })
    .partial()
    .extend({ eaten: z.number().int().min(300).max(10_000).optional() }),
  output: z.object({
    /** Holds the weight; null with a reason. */
    keep: kcal,
    /** Loses it slowly; null where losing is advised against or nothing can be computed. */
    lose: kcal,
    /** No deficit without medical care goes below. */
    floor: z.number(),
    reason: z.string().nullable(),
    /** Of `eaten`; null where nothing is computed. */
    verdict: verdict.nullable(),
  }),
  run({ eaten, ...said }) {
    const person = { ...EMPTY_PERSONAL_DATA, ...said };
    const context = healthContext(person);
    const sex = formulaSex(person.gender);
    const floor = sex ? ENERGY_FLOOR[sex] : ENERGY_FLOOR.male;
    const stop = noNumbersReason(context);
    const keep = energyTarget({ ...person, weightGoal: 'keep' }, context);
    const lose = energyTarget({ ...person, weightGoal: 'lose' }, context);
    return {
      keep: keep.computed,
      lose: lose.computed,
      floor,
      reason: stop ?? keep.reason,
      verdict: eaten === undefined ? null : verdictOn(eaten, keep.computed, lose.computed, floor),
    };
  },
});

/** A formula is off by this many kcal before anything is wrong with the eating. */
const SLACK = 150;

function verdictOn(
  eaten: number,
  keep: number | null,
  lose: number | null,
  floor: number,
): z.output<typeof verdict> | null {
  if (keep === null) return null;
  if (eaten < floor) return 'below the floor';
  if (eaten > keep + SLACK) return 'above';
  if (eaten >= keep - SLACK) return 'fits keeping';
  return eaten >= (lose ?? keep) - SLACK ? 'fits losing' : 'low';
}
