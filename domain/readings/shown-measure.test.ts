import { describe, expect, it } from 'vitest';
import type { Units } from '#contract/profile.ts';
import type { Measure } from './reading-values.ts';
import { shownMeasure, valueWithUnit } from './shown-measure.ts';

const METRIC: Units = { glucose: 'mg/dL', weight: 'kg', length: 'cm', food: 'g' };
const OTHER: Units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };

describe('valueWithUnit', () => {
  it.each<[Measure, number, string, string]>([
    ['glucose', 99, '99 mg/dL', '5.5 mmol/L'],
    ['fastingGlucose', 126, '126 mg/dL', '7.0 mmol/L'],
    ['ketones', 1.25, '1.3 mmol/L', '1.3 mmol/L'],
    ['gki', 3.34, '3.3', '3.3'],
    ['weight', 80, '80.0 kg', '176.4 lb'],
    ['waist', 91.44, '91.4 cm', '36.0 in'],
  ])('%s is shown in the person’s unit', (measure, stored, metric, other) => {
    expect(valueWithUnit(shownMeasure(measure, METRIC), stored)).toBe(metric);
    expect(valueWithUnit(shownMeasure(measure, OTHER), stored)).toBe(other);
  });
});
