import type { PersonalData } from '#contract/profile.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import type { Reading } from './reading.ts';

/** "Fasting glucose 96 mg/dL, Ketones 1.5 mmol/L, Weight 81.3 kg", in the person's units; '' where nothing was measured. */
export function readingWords(
  { glucoseLevel, ketoneLevel, weight, isFasting }: Reading,
  { units }: PersonalData,
): string {
  const shown = (name: 'glucose' | 'ketones' | 'weight', label: string, value: number | null) =>
    value === null ? [] : [`${label} ${valueText(name, value, units)}`];
  return [
    ...shown('glucose', isFasting ? 'Fasting glucose' : 'Glucose', glucoseLevel),
    ...shown('ketones', 'Ketones', ketoneLevel),
    ...shown('weight', 'Weight', weight),
  ].join(', ');
}
