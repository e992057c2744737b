import { z } from 'zod';
import { FAST_HOURS } from '#contract/fasts.ts';
import { defineSkill } from '../skill.ts';

const minuteOfDay = z.number().int().min(0).max(1439);
/** From here a fast belongs under a clinician's eyes (evidence B20). */
export const LONG_FAST_HOURS = 24;

/** Clock times of a fasting window, in minutes after midnight. A day has 24 hours: a change of clocks is left out. */
export const fastingWindowSkill = defineSkill({
  name: 'fasting_window',
  description:
    'When a fast ends and the eating window closes, from the last bite or the first meal, or the hours between two clock times.',
  input: z.union([
    z.object({ lastBite: minuteOfDay, fastingHours: z.number().min(1).max(FAST_HOURS.most) }),
    z.object({
      firstMeal: minuteOfDay,
      fastingHours: z
        .number()
        .min(1)
        .max(LONG_FAST_HOURS - 1),
    }),
    z.object({ lastBite: minuteOfDay, nextMeal: minuteOfDay }),
  ]),
  output: z.object({
    fastingMinutes: z.number(),
    opens: minuteOfDay,
    /** Null when only the hours between two meals were asked. */
    closes: minuteOfDay.nullable(),
  }),
  run(input) {
    if ('nextMeal' in input) {
      const between = inDay(input.nextMeal - input.lastBite);
      return { fastingMinutes: between === 0 ? 1440 : between, opens: input.nextMeal, closes: null };
    }
    const fastingMinutes = Math.round(input.fastingHours * 60);
    const opens = 'firstMeal' in input ? input.firstMeal : inDay(input.lastBite + fastingMinutes);
    const eating = Math.max(0, 1440 - fastingMinutes);
    return { fastingMinutes, opens, closes: fastingMinutes >= 1440 ? null : inDay(opens + eating) };
  },
});

function inDay(minutes: number): number {
  return ((minutes % 1440) + 1440) % 1440;
}
