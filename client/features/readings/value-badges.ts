import { targetSide } from '#domain/readings/targets.ts';
import { GLUCOSE, KETONES } from '#domain/thresholds.ts';
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
  if (Math.round(glucoseLevel) < GLUCOSE.low.mgPerDl)
    return { text: `Low, under ${measureText(measure, GLUCOSE.low.mgPerDl)}`, tone: 'coral' };
  if (!isFasting) return null;
  return targetSide('fastingGlucose', glucoseLevel) === 'in'
    ? { text: 'In target', tone: 'kelp' }
    : { text: `Not under ${measureText(measure, GLUCOSE.fastingPrediabetes.mgPerDl)}`, tone: 'amber' };
}

/** How ketones stand against the target. */
export function ketoneBadge({ ketoneLevel }: Pick<Reading, 'ketoneLevel'>): ValueBadge | null {
  if (ketoneLevel === null) return null;
  const side = targetSide('ketones', ketoneLevel);
  if (side === 'in') return { text: 'In target', tone: 'kelp' };
  return side === 'below'
    ? { text: `Not above ${KETONES.ketosis}`, tone: 'plain' }
    : { text: `Above ${KETONES.high.toFixed(1)}`, tone: 'amber' };
}
