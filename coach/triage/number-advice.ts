import type { HealthReading } from '#contract/health-readings.ts';
import { formatGlucose, glucoseToMmol } from '#domain/glucose.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import {
  adviseOnFacts,
  judgeReading,
  type ReadingAdvice,
  type ReadingFacts,
} from '#domain/readings/reading-advice.ts';
import type { StatedReadings } from './stated-readings.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** A stored low says how somebody is for two hours, another value for half a day, as for a reading being saved. */
const FRESH_MINUTES = { low: 120, other: 12 * 60 };
const LOW_UNDER = 70; // mg/dL
/** What a reading of the last day alone says about every later question; a value in the diabetes range says no more. */
const NOT_ON_ITS_OWN = /diabetes_range/;

export type NumberInput = {
  stated: StatedReadings;
  /** Signals of the message. */
  told: ReadonlySet<string>;
  person: HealthContext;
  stored: readonly HealthReading[];
  now: Date;
};

/** Advice of the number table on what the message states, as if it were a reading being saved. */
export function adviceOnStated(input: NumberInput): ReadingAdvice[] {
  const { stated, told } = input;
  const ketones = stated.ketones.length > 0 ? Math.max(...stated.ketones) : null;
  const values = stated.glucose.length > 0 ? stated.glucose : [null];
  return values.flatMap((glucose, index) => {
    const others = stated.glucose.filter((_, other) => other !== index);
    const again = told.has('repeated') && glucose !== null ? [glucose] : [];
    const before = [...others, ...again].map((value) => ({
      ...{ glucose: value, ketones: null, minutesBefore: DAY_MINUTES },
    }));
    const facts = factsOfNow(input, { glucose, ketones, isFasting: stated.fastingGlucose }, before);
    const advice = adviseOnFacts(facts);
    return advice ? [stated.ofRecentDays ? notOfNow(advice) : advice] : [];
  });
}

/** Advice on the newest stored values together with what the message tells of symptoms. */
export function adviceOnStored(input: NumberInput): ReadingAdvice[] {
  const { stored, person, now } = input;
  const ofDay = stored.filter((reading) => isWithin(reading, now, DAY_MINUTES));
  const newest = [newestWith(ofDay, 'glucoseLevel'), newestWith(ofDay, 'ketoneLevel')];
  const alone = newest.flatMap((reading) => {
    const advice = reading && judgeReading(reading, person, stored, now);
    const counts = advice && advice.level !== 'caution' && !NOT_ON_ITS_OWN.test(advice.rule);
    return counts ? [named(advice, reading)] : [];
  });
  const glucose = newest[0]?.glucoseLevel ?? null;
  const minutes = glucose !== null && glucose < LOW_UNDER ? FRESH_MINUTES.low : FRESH_MINUTES.other;
  const fresh = {
    glucose: newest[0] && isWithin(newest[0], now, minutes) ? glucose : null,
    ketones: newest[1] && isWithin(newest[1], now, FRESH_MINUTES.other) ? newest[1].ketoneLevel : null,
    isFasting: newest[0]?.isFasting ?? false,
  };
  if (fresh.glucose === null && fresh.ketones === null) return alone;
  const withSymptoms = adviseOnFacts(factsOfNow(input, fresh, []));
  const raised = withSymptoms?.level === 'emergency' ? [named(withSymptoms, newest[0] ?? newest[1])] : [];
  return uniqueByRule([...alone, ...raised]);
}

function factsOfNow(
  { told, person, stored, now }: NumberInput,
  values: Pick<ReadingFacts, 'glucose' | 'ketones' | 'isFasting'>,
  before: ReadingFacts['earlier'],
): ReadingFacts {
  const earlier = stored.map((reading) => ({
    glucose: reading.glucoseLevel,
    ketones: reading.ketoneLevel,
    minutesBefore: (now.getTime() - Date.parse(reading.readingTime)) / MINUTE,
  }));
  const feels = (...ids: string[]) => ids.some((id) => told.has(id));
  return { ...values, person, feels, earlier: [...before, ...earlier].filter((e) => e.minutesBefore > 0) };
}

/** Says which stored reading is meant. */
function named(advice: ReadingAdvice, reading: HealthReading | undefined): ReadingAdvice {
  const { glucoseLevel: glucose = null, ketoneLevel: ketones = null } = reading ?? {};
  const values = [
    ...(glucose === null
      ? []
      : [
          `glucose of ${formatGlucose(glucose, 'mg/dL')} (${formatGlucose(glucoseToMmol(glucose), 'mmol/L')})`,
        ]),
    ...(ketones === null ? [] : [`ketones of ${ketones.toFixed(1)} mmol/L`]),
  ];
  return { ...advice, title: `Your stored ${values.join(' and ')}: ${advice.title}` };
}

function uniqueByRule(all: readonly ReadingAdvice[]): ReadingAdvice[] {
  return all.filter(({ rule }, index) => all.findIndex((other) => other.rule === rule) === index);
}

/** A value of last week is told to a doctor today rather than to an operator. */
function notOfNow(advice: ReadingAdvice): ReadingAdvice {
  return advice.level === 'emergency'
    ? {
        ...advice,
        level: 'call_today',
        callsEmergencyNumber: false,
        asks: 'Is it like that now, or do you feel ill? Then it is an emergency.',
      }
    : advice;
}

function isWithin({ readingTime }: HealthReading, now: Date, minutes: number): boolean {
  const ago = (now.getTime() - Date.parse(readingTime)) / MINUTE;
  return ago <= minutes;
}

function newestWith(readings: readonly HealthReading[], field: 'glucoseLevel' | 'ketoneLevel') {
  return readings
    .filter((reading) => reading[field] !== null)
    .toSorted((a, b) => Date.parse(b.readingTime) - Date.parse(a.readingTime))[0];
}
