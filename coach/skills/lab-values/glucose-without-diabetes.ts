import { GLUCOSE, glucoseRangeText, glucoseText } from '#domain/health-values/thresholds.ts';
import type { Meaning, Of } from './value-meaning.ts';
import type { Moment } from './value-moment.ts';

/** Up to this many minutes a meal is at or near its peak; from `laterFrom` on glucose should be nearly back. */
const MINUTES = { peakMost: 100, laterFrom: 180 };

const FASTING = glucoseText(GLUCOSE.fastingPrediabetes);
const FASTING_HIGH = glucoseText(GLUCOSE.fastingDiabetes);
const AFTER_NEXT = ['Which meals raise glucose least?', 'How long after a meal should you test?'];
const FASTING_NEXT = ['How can you lower morning blood sugar?', 'What is a normal A1C?'];

const NOT_LOWER = 'Lower is not better: what counts is how your readings go over weeks.';
const HOME_VALUE =
  'A diagnosis takes two high lab tests; sleep, stress, illness or a trace of food on the finger can raise one home value.';
const TOLD_PREDIABETES = 'It fits the prediabetes you told me about.';

const labTest = (your: string) => `call ${your} doctor’s office and ask for a lab test today or tomorrow`;

/** A glucose from 70 mg/dL on in somebody who is not known to have diabetes. */
export function glucoseWithoutDiabetes(mgPerDl: number, moment: Moment | null, of: Of): Meaning {
  if (mgPerDl >= GLUCOSE.randomDiabetes.mgPerDl) return needsTest(of);
  if (moment?.kind === 'fasting') return fasting(mgPerDl, of);
  if (moment?.kind === 'afterMeal') return afterMeal(mgPerDl, moment.minutes, of);
  if (mgPerDl < GLUCOSE.fastingPrediabetes.mgPerDl) {
    const verdict = `is normal without diabetes${moment ? '' : ', fasting or after a meal'}`;
    return { slug: 'glucose-targets', next: AFTER_NEXT, level: 'normal', verdict, more: [NOT_LOWER] };
  }
  return moment?.kind === 'beforeMeal' ? beforeMeal(mgPerDl) : atSomeTime(mgPerDl, of);
}

function needsTest({ your }: Of): Meaning {
  return {
    slug: 'glucose-after-meals',
    next: ['When is a glucose reading an emergency?'],
    level: 'raised',
    verdict: 'is high and needs a lab test',
    more: [
      `From ${glucoseText(GLUCOSE.randomDiabetes)} it is in the diabetes range: ${labTest(your)}, as one home value is not a diagnosis[^ada-diagnosis].`,
      'If very thirsty, peeing a lot or losing weight, see a doctor today.',
    ],
  };
}

function fasting(mgPerDl: number, { health, hasPrediabetes, your }: Of): Meaning {
  const common = { slug: 'glucose-targets', next: FASTING_NEXT };
  const lines = `Fasting, under ${FASTING} is normal, from there it is prediabetes, and from ${FASTING_HIGH} it is diabetes if a second test agrees[^ada-diagnosis].`;
  const goals = `With diabetes, other goals apply, often ${glucoseRangeText(GLUCOSE.goalBeforeMealLeast, GLUCOSE.goalBeforeMealMost)} before meals.`;
  const ifDiabetes = health.hasDiabetes === null ? [goals] : [];
  if (mgPerDl < GLUCOSE.fastingPrediabetes.mgPerDl) {
    const more = [lines, NOT_LOWER, ...ifDiabetes];
    return { ...common, level: 'normal', verdict: 'is in the normal range', more };
  }
  if (mgPerDl >= GLUCOSE.fastingDiabetes.mgPerDl) {
    return {
      ...common,
      level: 'raised',
      verdict: 'is in the diabetes range, though one value isn’t a diagnosis',
      more: [
        `Wash and dry your hands, measure again, and ${labTest(your)}.`,
        lines,
        HOME_VALUE,
        ...ifDiabetes,
      ],
    };
  }
  const step = `Measure on several mornings, after eight hours without food and with washed hands, and ask ${your} doctor for a lab fasting glucose and an A1C.`;
  const known = `${TOLD_PREDIABETES} Look at your mornings over a few weeks, and at the next A1C.`;
  return {
    ...common,
    level: 'raised',
    verdict: 'is in the prediabetes range, though one value isn’t a diagnosis',
    more: [lines, HOME_VALUE, hasPrediabetes ? known : step, ...ifDiabetes],
  };
}

function beforeMeal(mgPerDl: number): Meaning {
  const isHigh = mgPerDl >= GLUCOSE.fastingDiabetes.mgPerDl;
  return {
    slug: 'glucose-targets',
    next: FASTING_NEXT,
    level: isHigh ? 'raised' : 'open',
    verdict: isHigh ? 'is high for someone without diabetes' : 'is a little above the limit for fasting',
    more: [
      `The limits for fasting, ${FASTING} for prediabetes and ${FASTING_HIGH} for diabetes, need eight hours without food[^ada-diagnosis], so measure on a few mornings before breakfast.`,
      HOME_VALUE,
    ],
  };
}

const BORROWED = `The usual mark is under ${glucoseText(GLUCOSE.twoHourPrediabetes)} at two hours; it comes from the glucose drink test and wasn’t made for meals[^ada-diagnosis].`;
const GOALS_AFTER = `With diabetes, other goals apply, often under ${glucoseText(GLUCOSE.goalAfterMealMost)} at the peak after a meal.`;

const isUsual = (mgPerDl: number) => mgPerDl < GLUCOSE.twoHourPrediabetes.mgPerDl;
const USUAL = 'is within the usual range without diabetes';

function afterMeal(mgPerDl: number, minutes: number | null, of: Of): Meaning {
  const common = { slug: 'glucose-after-meals', next: AFTER_NEXT };
  const isPeak = minutes !== null && minutes <= MINUTES.peakMost;
  const time = timeWords(minutes);
  const ifDiabetes = of.health.hasDiabetes === null ? [GOALS_AFTER] : [];
  if (isUsual(mgPerDl)) {
    return { ...common, level: 'normal', verdict: USUAL, more: [BORROWED, time, ...ifDiabetes] };
  }
  const isHigh = !isPeak || mgPerDl >= GLUCOSE.goalAfterMealMost.mgPerDl;
  return {
    ...common,
    level: 'raised',
    verdict: `is ${isHigh ? 'high' : 'rather high'} for someone without diabetes`,
    more: [
      `${time} ${BORROWED} One value like that is not a diagnosis.`,
      `Measure ${isPeak ? 'again at two hours' : 'one and two hours after the next meals'}, and try the same meal once without its bread, rice or other starch. ${showDoctor(of)}`,
      ...(of.hasPrediabetes ? [TOLD_PREDIABETES] : ifDiabetes),
    ],
  };
}

const showDoctor = ({ your }: Of) =>
  `If it happens on several days, show ${your} doctor the list and ask for an A1C.`;

function timeWords(minutes: number | null): string {
  if (minutes === null) return 'The time counts: at one hour, a value like this says less than at three.';
  if (minutes <= MINUTES.peakMost)
    return 'At one hour, the guidelines set no limit, and glucose is near its peak.';
  return minutes >= MINUTES.laterFrom
    ? 'By then, glucose is usually nearly back where it started; pizza and other fatty meals keep it up longer.'
    : 'By then, glucose should be on its way back down.';
}

/** At bedtime, after exercise, or at a time that nobody knows. */
function atSomeTime(mgPerDl: number, of: Of): Meaning {
  const common = { slug: 'glucose-after-meals', next: AFTER_NEXT };
  const time =
    'Without the time since the last meal, this value says less; exercise, stress, coffee and illness raise glucose too.';
  const ifDiabetes = of.health.hasDiabetes === null ? [GOALS_AFTER] : [];
  if (isUsual(mgPerDl)) {
    return { ...common, level: 'normal', verdict: USUAL, more: [BORROWED, time, ...ifDiabetes] };
  }
  return {
    ...common,
    level: 'raised',
    verdict: 'is above the usual mark after meals without diabetes',
    more: [
      `${BORROWED} ${time} One value like that is not a diagnosis.`,
      `Measure fasting on a few mornings, and two hours after meals. ${showDoctor(of)}`,
      ...(of.hasPrediabetes ? [TOLD_PREDIABETES] : ifDiabetes),
    ],
  };
}
