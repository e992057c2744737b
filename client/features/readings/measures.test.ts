import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Units } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { valueWithUnit } from '#domain/readings/shown-measure.ts';
import { boxText, measureIn, otherGlucoseUnit, parseMeasure, stepText } from './measures.ts';

const METRIC = EMPTY_PERSONAL_DATA.units;
const OTHER: Units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };

test.each([
  ['glucose', METRIC, '98', 98],
  ['glucose', OTHER, '5,4', 97.286],
  ['ketones', OTHER, '.7', 0.7],
  ['ketones', METRIC, '0', 0],
  ['weight', OTHER, '180', 81.6466],
  ['waist', OTHER, '36', 91.44],
  ['waist', METRIC, '  ', null],
] as const)('%s typed as %o %j is stored as %d', (name, units, text, stored) => {
  const typed = parseMeasure(measureIn(name, units), text);
  expect(typed.ok).toBe(true);
  if (typed.ok && stored !== null) expect(typed.stored).toBeCloseTo(stored, 3);
  if (typed.ok && stored === null) expect(typed.stored).toBeNull();
});

test.each([
  ['glucose', METRIC, '19', 'Glucose must be 20 to 600 mg/dL'],
  ['glucose', OTHER, '40', 'Glucose must be 1.1 to 33.3 mmol/L'],
  ['ketones', METRIC, '15.1', 'Ketones must be 0 to 15 mmol/L'],
  ['weight', OTHER, 'heavy', 'Weight must be a number, 44.1 to 881.8 lb'],
  ['glucose', METRIC, '-90', 'Glucose must be a number, 20 to 600 mg/dL'],
  ['glucose', METRIC, '9.8.1', 'Glucose must be a number, 20 to 600 mg/dL'],
] as const)('%s typed as %o %j is refused in that unit', (name, units, text, message) => {
  expect(parseMeasure(measureIn(name, units), text)).toEqual({ ok: false, message });
});

test('glucose that only fits the other unit is noticed', () => {
  const mg = measureIn('glucose', METRIC);
  const mmol = measureIn('glucose', OTHER);
  expect(otherGlucoseUnit(mg, '5.5')).toBe('mmol/L');
  expect(otherGlucoseUnit(mmol, '99')).toBe('mg/dL');
  for (const text of ['98', '900', '', 'x']) expect(otherGlucoseUnit(mg, text)).toBeNull();
  expect(otherGlucoseUnit(measureIn('ketones', METRIC), '20')).toBeNull();
});

test('what stands in a box says the same as the stored value shown, in every unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('glucose', 'ketones', 'weight', 'waist'),
      fc.constantFrom(METRIC, OTHER),
      fc.integer({ min: 0, max: 3000 }),
      (name, units, tenths) => {
        const measure = measureIn(name, units);
        const typed = parseMeasure(measure, String(tenths / 10));
        fc.pre(typed.ok && typed.stored !== null);
        const stored = typed.ok && typed.stored !== null ? typed.stored : Number.NaN;
        const again = parseMeasure(measure, boxText(measure, stored));
        expect(again.ok && again.stored !== null && valueWithUnit(measure, again.stored)).toBe(
          valueWithUnit(measure, stored),
        );
      },
    ),
  );
});

test('an arrow key moves the last figure shown and never below nothing', () => {
  expect(stepText(measureIn('glucose', METRIC), '98', 1)).toBe('99');
  expect(stepText(measureIn('ketones', METRIC), '1.2', -1)).toBe('1.1');
  expect(stepText(measureIn('ketones', METRIC), '0.2', 1)).toBe('0.3');
  expect(stepText(measureIn('ketones', METRIC), '0', -1)).toBe('0');
  expect(stepText(measureIn('glucose', METRIC), 'abc', 1)).toBe('abc');
  expect(stepText(measureIn('glucose', METRIC), '', 1)).toBe('');
});
