import type { PersonalData } from '#contract/profile.ts';
import type { WeightGoal } from '#contract/profile-values.ts';
import { bodyWeightText, heightText } from '../body/body-text.ts';
import type { HealthContext } from '../person/health-context.ts';
import { noNumbersReason } from './diet-stops.ts';
import { ACTIVITY_FACTORS, formulaSex, restingEnergy } from './energy-need.ts';
import { type Computed, notComputed, type Target, targetOf } from './target.ts';

/**
 * kcal a day added to the need for a weight goal. Losing takes the middle of the "300 to 500 kcal" that is common
 * advice, gaining its lower end: conventions, not results of a trial.
 */
const GOAL_SHIFT: Readonly<Record<WeightGoal, number>> = { lose: -400, keep: 0, gain: 300 };

/**
 * A deficit goes no lower than this many kcal a day, the lower limits for diets without medical care in the NHLBI
 * obesity guideline (1998: 1,000 to 1,200 for women, 1,200 to 1,600 for men; the upper half is ours to be gentle).
 */
export const ENERGY_FLOOR = { female: 1200, male: 1500 } as const;

/** kcal a day outside of which the formula was fed with a slip of the hand; an own target has the same limits. */
const PLAUSIBLE = { least: 800, most: 6000 };

/** Energy is rounded to this many kcal: the formula is no finer. */
const STEP = 10;

/** The day's energy: Mifflin-St Jeor by activity, shifted by the weight goal. */
export function energyTarget(person: PersonalData, context: HealthContext): Target {
  return targetOf('kcal', person.ownTargets.energy, computeEnergy(person, context));
}

function computeEnergy(person: PersonalData, context: HealthContext): Computed {
  const stop = noNumbersReason(context);
  if (stop) return notComputed(stop);
  if (person.weightGoal === 'lose' && context.underweightOrFrail) {
    return notComputed(
      'You are underweight or frail, so we won’t set a weight-loss target. Please talk with your doctor.',
    );
  }
  const { age, height, weight, activity } = person;
  if (age === null || height === null || weight === null || activity === null) {
    return notComputed('We need your age, height, weight and activity for this number.');
  }
  const goal = person.weightGoal ?? 'keep';
  const factor = ACTIVITY_FACTORS[activity];
  const forSex = (sex: 'female' | 'male') => {
    const need = restingEnergy(weight, height, age, sex) * factor;
    return { need: rounded(need), target: rounded(withGoal(need, goal, ENERGY_FLOOR[sex])) };
  };
  const [female, male] = [forSex('female'), forSex('male')];
  const sex = formulaSex(person.gender);
  const fits = (sex ? [forSex(sex)] : [female, male]).every(
    ({ need, target }) => target >= PLAUSIBLE.least && need <= PLAUSIBLE.most,
  );
  if (!fits)
    return notComputed(
      'The formula doesn’t work with these numbers. Please check your age, height and weight.',
    );
  const inputs = `${bodyWeightText(weight, person.units)}, ${heightText(height, person.units)}, age ${age}, activity ${factor} on a scale from ${ACTIVITY_FACTORS.sedentary} to ${ACTIVITY_FACTORS.very_active}`;
  if (sex) {
    const { need, target } = forSex(sex);
    return {
      computed: target,
      range: null,
      how: `You need about ${need} kcal a day${goalWords(target - need)}. We estimated that with the Mifflin-St Jeor formula (${inputs}); it can be off by a few hundred kcal.`,
      reason: null,
    };
  }
  return {
    computed: rounded((female.target + male.target) / 2),
    range: { least: female.target, most: male.target },
    how: `The Mifflin-St Jeor formula has one version for women and one for men: with ${inputs} and your weight goal, they come out to ${female.target} and ${male.target} kcal, so we use the number halfway between. It can be off by a few hundred kcal.`,
    reason: null,
  };
}

/** The need shifted by the goal; a deficit stops at the floor, and never turns a small need into a surplus. */
function withGoal(need: number, goal: WeightGoal, floor: number): number {
  return Math.max(need + GOAL_SHIFT[goal], Math.min(need, floor));
}

function rounded(kcal: number): number {
  return Math.round(kcal / STEP) * STEP;
}

function goalWords(shift: number): string {
  if (shift === 0) return '';
  return shift < 0 ? `, less ${-shift} to lose weight` : `, plus ${shift} to gain weight`;
}
