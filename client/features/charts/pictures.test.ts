import { describe, expect, it } from 'vitest';
import type { Units } from '#contract/profile.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { daySpan } from '#domain/dates/calendar-day.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { briefMoment, type ChartContext } from './measure-picture.ts';
import { gkiPicture, glucosePicture, ketonesPicture } from './pictures.ts';

const MG: Units = { glucose: 'mg/dL', weight: 'kg', length: 'cm', food: 'g' };
const MMOL: Units = { ...MG, glucose: 'mmol/L' };

const context = (units: Units): ChartContext => ({
  span: daySpan('UTC', '2026-03-01', '2026-03-30'),
  units,
  zone: 'UTC',
});

const reading = (day: number, values: Partial<ReadingValues>): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: `2026-03-${String(day).padStart(2, '0')}T07:00:00.000Z`,
  ...values,
});

describe('glucosePicture', () => {
  const readings = [
    reading(1, { glucoseLevel: 98, isFasting: true }),
    reading(2, { glucoseLevel: 130 }),
    reading(3, { ketoneLevel: 1 }),
    reading(4, { glucoseLevel: 64 }),
    reading(5, { glucoseLevel: 101, isFasting: true }),
  ];

  it('judges fasting readings by the target, others only where they are low', () => {
    const { say } = glucosePicture(readings, context(MG));
    expect(say(0)).toMatch(/^98 mg\/dL, fasting, on target\. /);
    expect(say(1)).toMatch(/^130 mg\/dL, not fasting\. /);
    expect(say(2)).toMatch(/^64 mg\/dL, not fasting, low\. /);
    expect(say(3)).toMatch(/^101 mg\/dL, fasting, above target\. /);
  });

  it('tells fasting and other readings apart by shape', () => {
    const { spec } = glucosePicture(readings, context(MG));
    expect(spec.points.map(({ kind }) => spec.kinds[kind]?.shape)).toEqual([
      'disc',
      'diamond',
      'diamond',
      'disc',
    ]);
  });

  it('shows values, bands and words in mmol/L to those who read it', () => {
    const { spec, say, caption } = glucosePicture(readings, context(MMOL));
    expect(say(0)).toMatch(/^5\.4 mmol\/L, /);
    expect(spec.points[0]?.value).toBeCloseTo(98 / 18.016);
    expect(spec.bands.map(({ label }) => label)).toEqual([
      'Low: under 3.9',
      'Fasting target: under 5.6 mmol/L',
    ]);
    expect(caption).toBe('Glucose in mmol/L');
  });

  it('says the same in the cells of a table', () => {
    const { cells, columns } = glucosePicture(readings, context(MG));
    expect(columns).toEqual(['Time', 'Glucose', 'Fasting', 'Target']);
    expect(cells(3).slice(1)).toEqual(['101', 'Yes', 'above target']);
    expect(cells(1).slice(1)).toEqual(['130', 'No', 'no target']);
    expect(cells(4)).toEqual([]);
  });

  it('joins no line through a few days', () => {
    expect(glucosePicture(readings, context(MG)).spec.line).toBeNull();
    const more = [8, 9, 10, 11].map((day) => reading(day, { glucoseLevel: 90 + day, isFasting: true }));
    expect(glucosePicture([...readings, ...more], context(MG)).spec.line?.points).toHaveLength(6);
  });
});

describe('ketonesPicture', () => {
  it('says where a value lies, with the target above 0.5', () => {
    const values = [0.5, 0.6, 3.1].map((ketoneLevel, index) => reading(index + 1, { ketoneLevel }));
    const { say } = ketonesPicture(values, context(MG));
    expect(say(0)).toContain('0.5 mmol/L, not in ketosis.');
    expect(say(1)).toContain('0.6 mmol/L, in nutritional ketosis.');
    expect(say(2)).toContain('3.1 mmol/L, above nutritional ketosis.');
  });
});

describe('gkiPicture', () => {
  const readings = [
    reading(1, { glucoseLevel: 90, ketoneLevel: 1.5 }),
    reading(2, { glucoseLevel: 90, ketoneLevel: 0.1 }),
    reading(3, { glucoseLevel: 90 }),
    reading(4, { glucoseLevel: 126, ketoneLevel: 0.6 }),
  ];

  it('names the band, and what is rough', () => {
    const { say, spec } = gkiPicture(readings, context(MG));
    expect(spec.points).toHaveLength(3);
    expect(say(2)).toContain('GKI 11.7, glucose is high for these ketones.');
    expect(say(0)).toContain('GKI 3.3, moderate.');
    expect(say(1)).toContain('no ketosis, rough because ketones are so low.');
  });

  it('keeps a single huge index from pressing the others flat', () => {
    const { spec } = gkiPicture(readings, context(MG));
    expect(spec.points[1]?.value).toBeGreaterThan(spec.cutAbove ?? Number.POSITIVE_INFINITY);
  });
});

const at = Date.parse('2026-03-04T23:30:00Z');

describe('briefMoment', () => {
  it('names the year only where it is another', () => {
    expect(briefMoment(at, 'UTC', 'en-GB', at)).toBe('4 Mar, 23:30');
    expect(briefMoment(Date.parse('2025-12-31T08:05:00Z'), 'UTC', 'en-GB', at)).toBe('31 Dec 2025, 08:05');
  });

  it('speaks the reader’s language on the person’s clock', () => {
    expect(briefMoment(at, 'Pacific/Apia', 'de', at)).toBe('5. März, 12:30');
  });
});
