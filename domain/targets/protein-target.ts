import type { PersonalData, Units } from '#contract/profile.ts';
import { heightText } from '../body/body-text.ts';
import { KG_PER_LB } from '../health-values/measure-units.ts';
import type { HealthContext } from '../person/health-context.ts';
import { noNumbersReason } from './diet-stops.ts';
import { type Computed, notComputed, type Target, targetOf } from './target.ts';

/** g of protein a day for each kg of reference weight (evidence B19, one low-carb clinic's advice). */
const PROTEIN_PER_KG = { least: 1.2, middle: 1.5, most: 2 } as const;
/**
 * Body mass index of the reference weight, near the middle of the healthy range of 18.5 to 24.9 (WHO). The clinic of
 * B19 names no formula for it; this one is our convention.
 */
const REFERENCE_BODY_MASS_INDEX = 22;
/** g of protein a day that the profile takes at least: where the rule gives less, the index does not fit the height. */
const LEAST_GRAMS = 20;

/** What would be a healthy weight for a height, in kg, not what a person weighs now. @param height cm */
export function referenceWeight(height: number): number {
  return REFERENCE_BODY_MASS_INDEX * (height / 100) ** 2;
}

/** The day's protein: a goal to reach. */
export function proteinTarget(person: PersonalData, context: HealthContext): Target {
  return targetOf('g', person.ownTargets.protein, computeProtein(person, context));
}

/** Grams for each kilogram as grams for each unit of the person's scale: 1.5 for kg is 0.68 for lb. */
const perUnit = (grams: number, weight: Units['weight']) =>
  weight === 'kg' ? String(grams) : (grams * KG_PER_LB).toFixed(2);

function howWords(height: number, units: Units): string {
  const [least, middle, most] = (['least', 'middle', 'most'] as const).map((name) =>
    perUnit(PROTEIN_PER_KG[name], units.weight),
  );
  const reference = referenceWeight(height);
  const weight = Math.round(units.weight === 'kg' ? reference : reference / KG_PER_LB);
  return `${middle} g for each ${units.weight} of a reference weight for your height: ${weight} ${units.weight} (a body mass index of ${REFERENCE_BODY_MASS_INDEX} at ${heightText(height, units)}). Anything from ${least} to ${most} g is fine.`;
}

function computeProtein({ height, units }: PersonalData, context: HealthContext): Computed {
  if (context.conditions.includes('kidney_disease') || context.conditions.includes('kidney_stones')) {
    return notComputed('If you have kidney disease or stones, get your protein number from your care team.');
  }
  const stop = noNumbersReason(context);
  if (stop) return notComputed(stop);
  if (height === null) return notComputed('We need your height for this number.');
  const reference = referenceWeight(height);
  const { least, middle, most } = PROTEIN_PER_KG;
  if (least * reference < LEAST_GRAMS)
    return notComputed(
      'The rule doesn’t work for this height. Please check it, or ask a dietitian for your number.',
    );
  return {
    computed: Math.round(middle * reference),
    range: { least: Math.round(least * reference), most: Math.round(most * reference) },
    how: howWords(height, units),
    reason: null,
  };
}
