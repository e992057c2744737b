import {
  FASTING_GLUCOSE_TARGET,
  KETONE_TARGET,
  LOW_GLUCOSE,
  NUTRITIONAL_KETOSIS_MOST,
  targetSide,
} from '#domain/readings/targets.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import type { Tone } from '../../ui/badge.tsx';
import { type Measure, measureText } from './measures.ts';

export interface ValueBadge {
  text: string;
  tone: Tone;
}

/** How glucose stands. Only a fasting value has a target; a low one is named whenever it was taken. */
export function glucoseBadge(
  { glucoseLevel, isFasting }: Pick<Reading, 'glucoseLevel' | 'isFasting'>,
  measure: Measure,
): ValueBadge | null {
  if (glucoseLevel === null) return null;
  if (Math.round(glucoseLevel) < LOW_GLUCOSE)
    return { text: `Low, under ${measureText(measure, LOW_GLUCOSE)}`, tone: 'coral' };
  if (!isFasting) return null;
  return targetSide('fastingGlucose', glucoseLevel) === 'in'
    ? { text: 'In target', tone: 'kelp' }
    : { text: `Not under ${measureText(measure, FASTING_GLUCOSE_TARGET)}`, tone: 'amber' };
}

/** How ketones stand against the target. */
export function ketoneBadge({ ketoneLevel }: Pick<Reading, 'ketoneLevel'>): ValueBadge | null {
  if (ketoneLevel === null) return null;
  const side = targetSide('ketones', ketoneLevel);
  if (side === 'in') return { text: 'In target', tone: 'kelp' };
  return side === 'below'
    ? { text: `Not above ${KETONE_TARGET}`, tone: 'plain' }
    : { text: `Above ${NUTRITIONAL_KETOSIS_MOST.toFixed(1)}`, tone: 'amber' };
}
