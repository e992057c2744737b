import { emergencyNumber } from '../person/emergency-numbers.ts';
import type { HealthContext } from '../person/health-context.ts';
import type { AdvisedReading } from './danger/facts.ts';
import { adviseOnReading, type EarlierReading, type ReadingAdvice } from './reading-advice.ts';

const UNREAD = 'Sorry, we couldn’t understand the feeling or notes you added to this reading.';

/**
 * The advice where feeling and notes of a reading could not be read: that of its numbers alone, and what to do if the
 * person feels ill.
 */
export function adviseOnUnread(
  reading: AdvisedReading,
  person: HealthContext,
  earlier: readonly EarlierReading[],
  now: Date,
): ReadingAdvice {
  const ifIll = `${UNREAD} If you feel very ill, confused or short of breath, have chest pain or cannot stop vomiting, call ${emergencyNumber(person.country)} now.`;
  const ofNumbers = adviseOnReading({ ...reading, feeling: null, notes: null }, person, earlier, now);
  if (ofNumbers) return { ...ofNumbers, actions: [...ofNumbers.actions, ifIll] };
  return {
    level: 'caution',
    rule: 'unread-words',
    title: 'How do you feel?',
    actions: [ifIll],
    asks: null,
    callsEmergencyNumber: false,
  };
}
