import type { HealthReading } from '#contract/health-readings.ts';
import { formatGlucose, glucoseToMmol } from '#domain/health-values/glucose.ts';
import { GLUCOSE } from '#domain/health-values/thresholds.ts';
import type { HealthContext } from '#domain/person/health-context.ts';
import {
  adviseOnFacts,
  judgeReading,
  ofThePast,
  type ReadingAdvice,
  type ReadingFacts,
} from '#domain/readings/reading-advice.ts';
import type { CertainValue, StatedReadings } from './stated-readings.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** A stored low says how somebody is for two hours, another value for half a day, as for a reading being saved. */
const FRESH_MINUTES = { low: 120, other: 12 * 60 };
/** What a reading of the last day alone says about every later question; a value in the diabetes range says no more. */
const NOT_ON_ITS_OWN = /diabetes_range/;

export type NumberInput = {
  stated: StatedReadings;
  /** Signals of the message. */
  told: ReadonlySet<string>;
  /** The writer. */
  person: HealthContext;
  /** What the message tells of somebody else whose numbers it has; the writer's profile says nothing about them. */
  other: HealthContext;
  stored: readonly HealthReading[];
  now: Date;
};

/** Whether a number is somebody's whom the writer's profile says nothing about. */
export const IS_OTHER = { self: false, unknown: false, other: true, child: true } as const;
/** Days ago that a value counts as, for what is told of the past: within the week, or history. */
export const DAYS_AGO = { days: 3, months: 30 } as const;

/** Advice of the number table on what the message states, each person's values apart, as if they were being saved. */
export function adviceOnStated(input: NumberInput): ReadingAdvice[] {
  return [false, true].flatMap((isOther) => {
    const of = isOther ? { ...input, person: input.other, stored: [] } : input;
    const values = input.stated.values.filter(({ whose }) => IS_OTHER[whose] === isOther);
    const said = (when: CertainValue['when']) => values.filter((value) => value.when === when);
    const [now, risen] = withoutRisen(said('now'));
    const past = [
      ...adviceOn(of, [...said('days'), ...risen]).flatMap(
        (one) => ofThePast(one, of.person, DAYS_AGO.days) ?? [],
      ),
      ...adviceOn(of, said('months')).flatMap((one) => ofThePast(one, of.person, DAYS_AGO.months) ?? []),
    ];
    const asked = adviceOn(of, said('asked')).some(({ level }) => level !== 'caution') ? [IS_IT_SO] : [];
    return [...adviceOn(of, now, !isOther), ...past, ...asked];
  });
}

/** Parts the lows that the last value has left behind, "was 48, now 95": no sugar is needed for them any more. */
function withoutRisen(said: readonly CertainValue[]): [now: CertainValue[], risen: CertainValue[]] {
  const isLow = (one: CertainValue | undefined) =>
    one?.quantity === 'glucose' && one.value < GLUCOSE.low.mgPerDl;
  const last = said.findLast(({ quantity }) => quantity === 'glucose');
  const isRisen = (one: CertainValue) => isLow(one) && !isLow(last);
  return [said.filter((one) => !isRisen(one)), said.filter(isRisen)];
}

/** A dangerous number that was only asked about. */
const IS_IT_SO: ReadingAdvice = {
  level: 'caution',
  rule: 'asked_value',
  title: 'If that is your reading now, please tell me more about it.',
  actions: ['Write it to me with its name, “glucose”, “ketones” or “A1C”, its unit, and how you feel.'],
  asks: 'Are you drowsy, confused, vomiting or short of breath? Then call the emergency number.',
  callsEmergencyNumber: false,
};

function adviceOn(input: NumberInput, said: readonly CertainValue[], evenWithout = false): ReadingAdvice[] {
  if (said.length === 0 && !evenWithout) return [];
  const of = (quantity: CertainValue['quantity']) =>
    said.flatMap((one) => (one.quantity === quantity ? [one.value] : []));
  const glucoses = of('glucose');
  const afterMeal = new Set(said.flatMap(({ value, isAfterMeal }) => (isAfterMeal ? [value] : [])));
  const ketones = of('ketones').length > 0 ? Math.max(...of('ketones')) : null;
  const values = glucoses.length > 0 ? glucoses : [null];
  return values.flatMap((glucose, index) => {
    const others = glucoses.filter((_, other) => other !== index);
    const again = input.told.has('repeated') && glucose !== null ? [glucose] : [];
    const before = [...others, ...again].map((value) => ({
      ...{ glucose: value, ketones: null, minutesBefore: DAY_MINUTES },
    }));
    const isFasting = input.stated.fastingGlucose && !(glucose !== null && afterMeal.has(glucose));
    const facts = factsOfNow(input, { glucose, ketones, isFasting }, before);
    const advice = adviseOnFacts(facts);
    return advice ? [advice] : [];
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
  const minutes = glucose !== null && glucose < GLUCOSE.low.mgPerDl ? FRESH_MINUTES.low : FRESH_MINUTES.other;
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

export function factsOfNow(
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

function isWithin({ readingTime }: HealthReading, now: Date, minutes: number): boolean {
  const ago = (now.getTime() - Date.parse(readingTime)) / MINUTE;
  return ago <= minutes;
}

function newestWith(readings: readonly HealthReading[], field: 'glucoseLevel' | 'ketoneLevel') {
  return readings
    .filter((reading) => reading[field] !== null)
    .toSorted((a, b) => Date.parse(b.readingTime) - Date.parse(a.readingTime))[0];
}
