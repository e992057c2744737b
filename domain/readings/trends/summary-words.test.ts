import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { ReadingValues } from '../reading-values.ts';
import { type ReadingsSummary, summarizeReadings } from './summary.ts';
import { gkiThisWeek, howAmIDoing, trendAgainstTarget } from './summary-words.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-04T10:30:00Z');
const US = { glucose: 'mg/dL', weight: 'lb', length: 'in' } as const;
const METRIC = { glucose: 'mmol/L', weight: 'kg', length: 'cm' } as const;

const ago = (days: number, values: Partial<ReadingValues>): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: new Date(NOW - days * DAY).toISOString(),
  isFasting: true,
  ...values,
});
const mornings = (values: readonly number[], first = 0) =>
  values.map((glucoseLevel, n) => ago(first + n, { glucoseLevel }));
const summary = (readings: readonly ReadingValues[], days = 7): ReadingsSummary =>
  summarizeReadings(readings, { zone: 'America/New_York', now: NOW, days });
const all = (of: ReadingsSummary, units: typeof US | typeof METRIC = US) =>
  [howAmIDoing, gkiThisWeek, trendAgainstTarget].map((words) => words(of, units).join('\n')).join('\n');

/** Down by half a mg/dL each day, with a wobble. */
const FALLING = Array.from({ length: 30 }, (_, n) => 96 + n / 2 + ([0, 2, -1, 1, -2][n % 5] ?? 0));

describe('how am I doing', () => {
  it("tells a week and the week before in the person's unit", () => {
    const of = summary([
      ...mornings([95, 98, 104, 96, 99, 97, 101]),
      ...mornings([110, 112, 109, 115, 111, 113, 114], 7),
    ]);
    expect(howAmIDoing(of, US)).toEqual([
      'You took 7 readings on 7 days in the last 7 days.',
      'Fasting glucose: middle value (median) 98 mg/dL from 7 readings, ranging from 95 to 104 mg/dL. 5 of 7 readings met the target of under 100 mg/dL: 71%, likely 36 to 92%. About 14 mg/dL lower than the 7 days before (likely 10 to 17 mg/dL). Over the last 28 days it is falling by about 10.5 mg/dL a week (likely 2.3 to 21 mg/dL).',
      'These numbers show what you measured, not why. They are not a diagnosis. "Likely" is a range we are 95% confident in.',
    ]);
    expect(howAmIDoing(of, METRIC)[1]).toContain(
      'middle value (median) 5.4 mmol/L from 7 readings, ranging from 5.3 to 5.8 mmol/L',
    );
    expect(howAmIDoing(of, METRIC)[1]).toContain('the target of under 5.6 mmol/L');
  });

  it('claims nothing from three points', () => {
    const words = all(summary(mornings([90, 100, 110])));
    expect(words).toContain('3 readings on 3 days are too few to see a trend');
    expect(words).toContain(
      '1 of 3 readings met the target of under 100 mg/dL. That is too few for a percentage.',
    );
    expect(words).not.toMatch(/falling|rising|lower than|higher than|%/);
  });

  it('says the latest where the last days have none', () => {
    const [opening, glucose] = howAmIDoing(summary([ago(100, { glucoseLevel: 97 })]), US);
    expect(opening).toBe('No readings in the last 7 days.');
    expect(glucose).toBe(
      'Fasting glucose: no reading in the last 7 days; the latest was 97 mg/dL on November 24, 2025.',
    );
    expect(howAmIDoing(summary([]), US)).toEqual(['You don’t have any readings yet.']);
  });

  it("takes all glucose where none was fasting, and weight and waist in the person's units", () => {
    const of = summary([ago(1, { glucoseLevel: 118, isFasting: false, weight: 82.4, waist: 94 })]);
    expect(howAmIDoing(of, US).join(' ')).toMatch(
      /Glucose, fasting or not: one reading, 118 mg\/dL\..*Weight: one reading, 181\.7 lb\..*Waist: one reading, 37\.0 in\./,
    );
  });

  it('does not praise low glucose or high ketones', () => {
    const words = howAmIDoing(
      summary(
        [60, 85, 88, 90, 92].map((glucoseLevel, n) =>
          ago(n, { glucoseLevel, ketoneLevel: n === 0 ? 3.4 : 1 }),
        ),
      ),
      US,
    ).join(' ');
    expect(words).toContain('4 of 5 readings met the target of under 100 mg/dL: 80%');
    expect(words).toContain('We didn’t count 1 reading under 70 mg/dL: that is low.');
    expect(words).toContain('We didn’t count 1 reading above 3.0 mmol/L: higher is not better.');
  });
});

describe('fasting glucose in the range of diabetes', () => {
  it('on two days asks for a laboratory test', () => {
    expect(howAmIDoing(summary(mornings([126, 110, 131])), US)[1]).toBe(
      'Fasting glucose was 126 mg/dL or more on 2 days. A home meter can’t tell you what that means: please ask your doctor for a lab test.',
    );
    expect(trendAgainstTarget(summary(mornings([126, 131])), METRIC)[0]).toContain(
      '7.0 mmol/L or more on 2 days',
    );
  });

  it('on one day is no diagnosis, and to be measured again', () => {
    const [, words] = howAmIDoing(summary(mornings([140, 110])), US);
    expect(words).toContain('One high day is not a diagnosis: measure again on another morning');
  });

  it('is not spoken of at 125, nor of a reading after a meal', () => {
    expect(all(summary([...mornings([125]), ago(1, { glucoseLevel: 190, isFasting: false })]))).not.toContain(
      'laboratory',
    );
  });
});

describe('my GKI this week', () => {
  it('gives median, latest and band, and says that bands are a convention', () => {
    const pairs = [
      [90, 1.5],
      [85, 2],
      [95, 1],
    ].map(([glucoseLevel = 0, ketoneLevel = 0], n) => ago(n, { glucoseLevel, ketoneLevel }));
    const [level, course] = gkiThisWeek(summary(pairs), US);
    expect(level).toBe(
      'GKI: middle value (median) 3.3 from 3 readings, ranging from 2.4 to 5.3. The latest is 3.3, on March 4. People often say that 3 to 6 means moderate ketosis. These ranges are a rule of thumb, not medical limits.',
    );
    expect(course).toBe(
      '3 readings on 3 days are too few to see a trend: you need readings on 8 days, spread over 14.',
    );
  });

  it('says what it takes where there is none, and what low ketones do', () => {
    expect(gkiThisWeek(summary(mornings([90])), US)).toEqual([
      'You don’t have a GKI yet.',
      'To get a GKI (glucose ketone index), measure glucose and ketones within 15 minutes of each other, with ketones above 0.',
    ]);
    expect(gkiThisWeek(summary([ago(0, { glucoseLevel: 90, ketoneLevel: 0.1 })]), US).join(' ')).toContain(
      '1 of 1 uses ketones under 0.3 mmol/L',
    );
  });
});

describe('trend against target', () => {
  it('says level, trend and whether it leads there', () => {
    const [glucose, ketones] = trendAgainstTarget(summary(mornings(FALLING), 30), US);
    expect(glucose).toMatch(
      /^Fasting glucose: the target is under 100 mg\/dL\. The middle value \(median\) of 30 readings in the last 30 days, 104 mg\/dL, doesn’t meet it yet\. Over the last 30 days it is falling by about 3\.5 mg\/dL a week \(likely 2\.9 to 3\.8 mg\/dL\)\. That is moving toward the target\.$/,
    );
    expect(ketones).toBe('Ketones: the target is above 0.5 mmol/L. No reading in the last 30 days.');
  });

  it('says when it leads away, and nothing of direction where the target is met', () => {
    const rising = mornings([...FALLING].reverse());
    expect(trendAgainstTarget(summary(rising, 30), US)[0]).toContain('That is moving away from the target.');
    const met = mornings(FALLING.map((value) => value - 15));
    expect(trendAgainstTarget(summary(met, 30), US)[0]).toMatch(
      /89 mg\/dL, meets it\. .* a week \([^)]*\)\.$/,
    );
  });
});

describe('whatever the readings', () => {
  const reading = fc
    .record({
      days: fc.integer({ min: 0, max: 60 }),
      glucoseLevel: fc.option(fc.integer({ min: 20, max: 600 })),
      ketoneLevel: fc.option(fc.integer({ min: 0, max: 150 }).map((n) => n / 10)),
      weight: fc.option(fc.integer({ min: 20, max: 400 })),
      isFasting: fc.boolean(),
    })
    .map(({ days, ...values }) => ago(days / 2, values));

  test.each([US, METRIC])('no words are broken, causal or a diagnosis (%o)', (units) => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 50 }), fc.constantFrom(1, 7, 30), (readings, days) => {
        const words = all(summary(readings, days), units);
        expect(words).not.toMatch(/NaN|undefined|null|Infinity|because|caused|due to|you have|diabetic/i);
        expect(words).not.toMatch(/ {2}|\.\.|in today| $|^$/m);
      }),
    );
  });
});
