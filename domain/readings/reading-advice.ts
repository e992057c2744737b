import { emergencyNumber } from '../person/emergency-numbers.ts';
import type { HealthContext } from '../person/health-context.ts';
import {
  type AdvisedReading,
  type EarlierReading,
  factsOf,
  type ReadingAdvice,
  type ReadingFacts,
} from './danger/facts.ts';
import { highGlucoseAdvice } from './danger/high-rules.ts';
import { ketoneAdvice } from './danger/ketone-rules.ts';
import { lowGlucoseAdvice } from './danger/low-rules.ts';
import { unwellAdvice } from './danger/unwell-rules.ts';

export type { EarlierReading, ReadingAdvice, ReadingFacts };

const LEVELS = ['caution', 'call_today', 'emergency'] as const;
/**
 * Older than these hours, a reading no longer says how somebody is: sugar acts within minutes, a high lasts for hours.
 * After the days it is history to be told at a visit.
 */
const FRESH = { lowHours: 2, otherHours: 12, days: 7 };

/**
 * What to tell a person at once about a reading, or null where its numbers, the feeling and the notes give no reason.
 * Every rule of the number table is tried and the gravest speaks; a risk that is not known is asked for in `asks`.
 * @param earlier the person's other readings, of the last week at least, in any order
 * @param now decides whether an emergency is still one: an old reading asks for a new measurement instead
 */
export function adviseOnReading(
  reading: AdvisedReading,
  person: HealthContext,
  earlier: readonly EarlierReading[],
  now: Date,
): ReadingAdvice | null {
  const advice = judgeReading(reading, person, earlier, now);
  return advice && withCall(advice, person);
}

/** The same advice before the number to call is put in. */
export function judgeReading(
  reading: AdvisedReading,
  person: HealthContext,
  earlier: readonly EarlierReading[],
  now: Date,
): ReadingAdvice | null {
  const facts = factsOf(reading, person, earlier);
  const low = lowGlucoseAdvice(facts);
  const advice = gravest([unwellAdvice(facts), ketoneAdvice(facts), highGlucoseAdvice(facts), low]);
  if (!advice) return null;
  const hoursAgo = (now.getTime() - Date.parse(reading.readingTime)) / 3_600_000;
  if (hoursAgo > (advice === low ? FRESH.lowHours : FRESH.otherHours)) {
    return ofThePast(advice, person, hoursAgo / 24);
  }
  const stillLow = low && advice !== low && hoursAgo <= FRESH.lowHours;
  return stillLow ? alsoLow(advice, low) : advice;
}

/** The gravest of all rules on what is known at this moment, before the number to call is put in; null where none holds. */
export function adviseOnFacts(facts: ReadingFacts): ReadingAdvice | null {
  const low = lowGlucoseAdvice(facts);
  const advice = gravest([unwellAdvice(facts), ketoneAdvice(facts), highGlucoseAdvice(facts), low]);
  return advice && low && advice !== low ? alsoLow(advice, low) : advice;
}

/** The highest level, and of those one that calls for help before one that does not; else the first in order. */
function gravest(all: readonly (ReadingAdvice | null)[]): ReadingAdvice | null {
  const weight = (advice: ReadingAdvice) =>
    LEVELS.indexOf(advice.level) * 2 + (advice.callsEmergencyNumber ? 1 : 0);
  return all.reduce<ReadingAdvice | null>(
    (best, advice) => (advice && (!best || weight(advice) > weight(best)) ? advice : best),
    null,
  );
}

/** Sugar for a low must not be lost behind a graver rule. */
function alsoLow(advice: ReadingAdvice, low: ReadingAdvice): ReadingAdvice {
  return { ...advice, actions: [...low.actions.slice(0, 1), ...advice.actions] };
}

function withCall(advice: ReadingAdvice, { country }: HealthContext): ReadingAdvice {
  const number = emergencyNumber(country);
  if (advice.callsEmergencyNumber) {
    return { ...advice, actions: [`Call ${number} now. Do not drive yourself.`, ...advice.actions] };
  }
  const asks =
    advice.level === 'emergency' && advice.asks ? `${advice.asks} If so, call ${number} now.` : advice.asks;
  return { ...advice, asks };
}

/**
 * What was an emergency when it was measured is a call today, and first of all a new measurement; after a week it is
 * history to tell of. Null where it says nothing any more.
 */
export function ofThePast(
  advice: ReadingAdvice,
  { country }: HealthContext,
  days: number,
): ReadingAdvice | null {
  const isHistory = days > FRESH.days;
  if (advice.level === 'caution') return isHistory ? null : { ...advice, ...HOW_ARE_YOU_NOW };
  if (isHistory) {
    return { ...advice, ...HOW_ARE_YOU_NOW, level: 'caution', title: 'Tell your doctor about this reading.' };
  }
  const emergencyAsk = `Do you feel ill, drowsy or confused now, or is the new reading like this one? If so, call ${emergencyNumber(country)} now.`;
  return {
    ...advice,
    ...HOW_ARE_YOU_NOW,
    level: 'call_today',
    actions: ['Measure again now.', 'Tell your doctor about this reading today, even if you feel better.'],
    asks: advice.level === 'emergency' ? emergencyAsk : advice.asks,
  };
}

const HOW_ARE_YOU_NOW = {
  title: 'That reading was out of range. How are you now?',
  actions: ['Measure again now.', 'If it happens again, or you feel unwell, talk with your doctor.'],
  asks: null,
  callsEmergencyNumber: false,
};
