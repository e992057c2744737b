import { GLUCOSE, glucoseRangeText, glucoseText } from '#domain/health-values/thresholds.ts';
import { emergencyNumber } from '#domain/person/emergency-numbers.ts';
import { SUGAR_FOR_A_LOW } from '#domain/readings/danger/low-rules.ts';
import { glucoseWithoutDiabetes } from './glucose-without-diabetes.ts';
import type { Meaning, Of } from './value-meaning.ts';
import type { Moment } from './value-moment.ts';

const LOW = glucoseText(GLUCOSE.low);

/** Whether the same words would hold for this glucose at any moment. */
export function needsNoMoment(mgPerDl: number, { health }: Of): boolean {
  const shown = Math.round(mgPerDl);
  return health.hasDiabetes
    ? shown <= GLUCOSE.goalBeforeMealMost.mgPerDl || shown >= GLUCOSE.goalAfterMealMost.mgPerDl
    : mgPerDl < GLUCOSE.fastingPrediabetes.mgPerDl || shown >= GLUCOSE.randomDiabetes.mgPerDl;
}

/** What a glucose means at its moment; null for one that was not told, or is not known. */
export function glucoseMeaning(mgPerDl: number, moment: Moment | null, of: Of): Meaning {
  if (mgPerDl < GLUCOSE.low.mgPerDl) return lowMeaning(mgPerDl, of);
  const meaning = of.health.hasDiabetes
    ? inDiabetes(mgPerDl, moment, of)
    : glucoseWithoutDiabetes(Math.round(mgPerDl), moment, of);
  return { ...meaning, more: [...meaning.more, ...whenHigh(mgPerDl, of)] };
}

/** "an hour after eating" */
export function momentText(moment: Moment | null): string {
  if (moment === null || moment.kind === 'other') return '';
  if (moment.kind !== 'afterMeal')
    return { fasting: ' fasting', beforeMeal: ' before a meal', bedtime: ' at bedtime' }[moment.kind];
  const { minutes } = moment;
  if (minutes === null) return ' after eating';
  const hours = { 60: 'an hour', 120: 'two hours', 180: 'three hours', 240: 'four hours' }[minutes];
  return ` ${hours ?? `${minutes} minutes`} after eating`;
}

/** The words of a low, as the safety rules have them. */
function lowMeaning(mgPerDl: number, { health, your, when }: Of): Meaning {
  const isVery = mgPerDl < GLUCOSE.veryLow.mgPerDl;
  const onDrug = health.onInsulinOrSulfonylurea;
  const treat = `If awake and able to swallow, take ${SUGAR_FOR_A_LOW} now, measure again in 15 minutes, repeat while it is under ${LOW}, then eat[^ada-hypoglycemia]. It’s fine to leave ketosis for this.`;
  const past = 'Measure again now, and whenever you feel that way again.';
  const help = `Call ${emergencyNumber(health.country)} if there is drowsiness or confusion, or if glucose has not gone up after 15 minutes. Give nothing by mouth to anyone who is not fully awake.`;
  const call = onDrug
    ? `Call ${your} prescriber today, and do not fast until you have reached them.`
    : `If on insulin, a sulfonylurea or a glinide, call the prescriber today${isVery ? '; if on none of these, have a doctor look for the cause' : ''}.`;
  const isOftenSeen =
    onDrug !== true &&
    !health.hasDiabetes &&
    !health.pregnant &&
    !health.minor &&
    mgPerDl >= GLUCOSE.oftenSeenOnKeto.mgPerDl;
  return {
    slug: 'low-glucose',
    next: ['When is low blood sugar an emergency?'],
    level: 'low',
    verdict: isVery
      ? `is dangerously low, under ${glucoseText(GLUCOSE.veryLow)}`
      : `is low: anything under ${LOW} is`,
    more: [
      ...(when === 'asked' ? ['If that reading was just taken:'] : []),
      ...(when !== 'before'
        ? [treat, help, call, `Do not drive until glucose is over ${LOW} and steady.`]
        : [past, call]),
      ...(isOftenSeen
        ? [
            `Without such a medicine and without symptoms, ${glucoseRangeText(GLUCOSE.oftenSeenOnKeto, GLUCOSE.low)} can happen on keto; if lows come back, see a doctor.`,
          ]
        : []),
    ],
  };
}

/** Beyond what a goal or a range has to say. */
function whenHigh(mgPerDl: number, { health, your }: Of): string[] {
  const isOver = mgPerDl > GLUCOSE.high.mgPerDl;
  if (Math.round(mgPerDl) < GLUCOSE.randomDiabetes.mgPerDl) return [];
  const ketones = isOver ? ' Do not exercise hard; measure ketones if you can.' : '';
  const call = isOver
    ? `Call ${your} doctor today.`
    : health.hasDiabetes
      ? `If there is no plan for a reading like this, call ${your} care team today.`
      : '';
  return [
    `Drink water and measure again in one to two hours.${ketones} ${call}`.trim(),
    'With vomiting, belly pain, fast breathing, drowsiness or confusion, get emergency help.',
  ];
}

type Judged = Pick<Meaning, 'verdict' | 'level'>;

/** Goals of treated diabetes in place of lines of diagnosis. */
function inDiabetes(mgPerDl: number, moment: Moment | null, { your, health }: Of): Meaning {
  const shown = Math.round(mgPerDl);
  const isAfter = moment?.kind === 'afterMeal';
  const isBefore = moment?.kind === 'fasting' || moment?.kind === 'beforeMeal';
  const {
    goalBeforeMealLeast: least,
    goalBeforeMealMost: beforeMost,
    goalAfterMealMost: afterMost,
  } = GLUCOSE;
  const most = isBefore ? beforeMost.mgPerDl : afterMost.mgPerDl - 1;
  const isBedtime = moment?.kind === 'bedtime' && shown <= most;
  const judged: Judged = isBedtime
    ? { level: 'open', verdict: 'has no common goal with diabetes: the care team sets it' }
    : shown > most
      ? { level: 'raised', verdict: 'is above the goal often set with diabetes' }
      : shown < least.mgPerDl
        ? { level: 'open', verdict: 'is under the goals often set with diabetes, but not low' }
        : isBefore || isAfter || shown <= beforeMost.mgPerDl
          ? { level: 'normal', verdict: 'is within the goal often set with diabetes' }
          : { level: 'open', verdict: 'is between the goals often set before and after meals' };
  const watch =
    health.onInsulinOrSulfonylurea && shown < least.mgPerDl
      ? [`On this medicine, measure again soon: under ${LOW} is low and needs sugar.`]
      : health.onInsulinOrSulfonylurea && isBedtime
        ? ['On this medicine, ask the care team which value is safe to go to sleep with.']
        : [];
  return {
    ...judged,
    slug: 'glucose-targets',
    next: ['What are the glucose goals with diabetes?', 'Which meals raise glucose least?'],
    more: [
      `Common goals for people with diabetes are ${glucoseRangeText(least, beforeMost)} before meals and under ${glucoseText(afterMost)} at the peak after a meal; ${your} care team sets the real ones, and the limits used for diagnosis no longer count.`,
      ...watch,
      'Don’t change a dose because of one value: write it down with the meal and time, and show the list at the next visit, or sooner if it keeps happening.',
    ],
  };
}
