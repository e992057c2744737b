import type { HealthReading } from '#contract/health-readings.ts';
import type { HealthContext } from '../../person/health-context.ts';
import type { MeterWord, MeterWords } from '../meter-word.ts';
import { readingSymptoms } from './reading-symptoms.ts';

/** What the rules need of a reading. Glucose in mg/dL, ketones in mmol/L. */
export type AdvisedReading = Pick<
  HealthReading,
  'readingTime' | 'glucoseLevel' | 'ketoneLevel' | 'isFasting' | 'feeling' | 'notes'
> & {
  /** What the meter showed where it had no number; such a measure has no level. */
  readonly meter?: MeterWords;
};
export type EarlierReading = Pick<HealthReading, 'readingTime' | 'glucoseLevel' | 'ketoneLevel'>;

export type AdviceLevel = 'caution' | 'call_today' | 'emergency';

/** What a reading is answered with. */
export type ReadingAdvice = {
  readonly level: AdviceLevel;
  /** Stable name of the rule, for tests, records and the coach. */
  readonly rule: string;
  readonly title: string;
  /** What to do, in order; in an emergency the first thing comes first. */
  readonly actions: readonly string[];
  /** The question whose "yes" would raise the level. */
  readonly asks: string | null;
  /** The first action is the call for emergency help. */
  readonly callsEmergencyNumber: boolean;
};

/**
 * A reading with what is known around it, ready for the rules. LO stands below every number and HI above every number,
 * as minus and plus infinity: every line between readings then falls on its right side, and no number is made up.
 */
export type ReadingFacts = {
  readonly glucose: number | null;
  readonly ketones: number | null;
  readonly isFasting: boolean;
  readonly person: HealthContext;
  /** Readings before this one, with the minutes that lie between. */
  readonly earlier: readonly {
    readonly glucose: number | null;
    readonly ketones: number | null;
    readonly minutesBefore: number;
  }[];
  /** Whether any of these symptoms is told. */
  readonly feels: (...ids: string[]) => boolean;
};

export function factsOf(
  reading: AdvisedReading,
  person: HealthContext,
  earlier: readonly EarlierReading[],
): ReadingFacts {
  const at = Date.parse(reading.readingTime);
  const symptoms = readingSymptoms(reading);
  return {
    glucose: levelOf(reading.glucoseLevel, reading.meter?.glucose),
    ketones: levelOf(reading.ketoneLevel, reading.meter?.ketones),
    isFasting: reading.isFasting,
    person,
    earlier: earlier
      .map(({ readingTime, glucoseLevel, ketoneLevel }) => ({
        glucose: glucoseLevel,
        ketones: ketoneLevel,
        minutesBefore: (at - Date.parse(readingTime)) / 60_000,
      }))
      .filter(({ minutesBefore }) => minutesBefore > 0),
    feels: (...ids) => ids.some((id) => symptoms.has(id)),
  };
}

const BEYOND = { LO: Number.NEGATIVE_INFINITY, HI: Number.POSITIVE_INFINITY } as const;

/** The number if there is one, else where the meter's word stands. */
const levelOf = (level: number | null, word: MeterWord | undefined): number | null =>
  level === null && word ? BEYOND[word] : level;

/** Whether the meter showed a word instead of a number. */
export const isBeyondMeter = (level: number | null): boolean => level !== null && !Number.isFinite(level);

/** What every ketoacidosis needs. */
export const NEVER_STOP_INSULIN =
  'If you use insulin, do not stop it. Sip water if you’re fully alert and can swallow. Do not exercise or fast.';
export const TELL_THEM =
  'Ask for a blood ketone test, whatever your glucose is. Say which medicines you take, and whether you are pregnant or breastfeeding.';
