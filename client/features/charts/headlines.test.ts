import { describe, expect, it } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { ReadingValues } from '#domain/readings/reading-values.ts';
import { shownMeasure } from '#domain/readings/shown-measure.ts';
import { afterMeals } from '#domain/readings/trends/after-meals.ts';
import { summarizeReadings } from '#domain/readings/trends/summary.ts';
import {
  bodyMeasure,
  glucoseMeasure,
  hoursText,
  mealsHeadline,
  measureHeadline,
  timeOfDayHeadline,
} from './headlines.ts';

const { units } = EMPTY_PERSONAL_DATA;
const now = Date.parse('2026-03-20T12:00:00Z');

const reading = (day: number, values: Partial<ReadingValues>): ReadingValues => ({
  ...EMPTY_READING,
  readingTime: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  ...values,
});
const summaryOf = (readings: ReadingValues[]) => summarizeReadings(readings, { zone: 'UTC', now, days: 30 });

describe('measureHeadline', () => {
  it('claims no trend from three readings', () => {
    const readings = [18, 19, 20].map((day) => reading(day, { glucoseLevel: 120 - day, isFasting: true }));
    const { headline, course } = measureHeadline(summaryOf(readings), 'fastingGlucose', units);
    expect(headline).toContain('3 readings');
    expect(course).toMatch(/too few to see a trend/);
  });

  it('speaks of nothing where nothing was measured', () => {
    expect(measureHeadline(summaryOf([]), 'ketones', units)).toEqual({
      headline: 'Ketones: no readings yet.',
      course: null,
    });
  });
});

describe('the measure a headline speaks of', () => {
  it('is fasting glucose where there is any', () => {
    expect(glucoseMeasure(summaryOf([reading(19, { glucoseLevel: 98, isFasting: true })]))).toBe(
      'fastingGlucose',
    );
    expect(glucoseMeasure(summaryOf([reading(19, { glucoseLevel: 98 })]))).toBe('glucose');
  });

  it('is waist where weight is never noted', () => {
    expect(bodyMeasure(summaryOf([reading(19, { waist: 90 })]))).toBe('waist');
    expect(bodyMeasure(summaryOf([reading(19, { waist: 90, weight: 80 })]))).toBe('weight');
  });
});

describe('timeOfDayHeadline', () => {
  const part = (name: 'morning' | 'night', n: number, median: number) => ({
    part: name,
    fromHour: 5,
    toHour: 11,
    n,
    median,
    least: median,
    most: median,
  });
  const glucose = { measure: 'glucose' as const, title: 'Glucose', shown: shownMeasure('glucose', units) };

  it('names the highest and the lowest part of the day', () => {
    expect(timeOfDayHeadline([{ ...glucose, parts: [part('morning', 8, 104), part('night', 6, 95)] }])).toBe(
      'Glucose: typically 104 mg/dL in the morning, 95 mg/dL at night.',
    );
  });

  it('sets nothing against a handful of readings', () => {
    expect(
      timeOfDayHeadline([{ ...glucose, parts: [part('morning', 8, 104), part('night', 2, 140)] }]),
    ).toContain('Not enough readings');
  });
});

describe('mealsHeadline', () => {
  const meal = (day: number, lastMeal: string) => reading(day, { glucoseLevel: 110, lastMeal });

  it('counts, and asks to repeat before trusting', () => {
    expect(mealsHeadline(afterMeals([meal(1, 'Eggs')]))).toBe(
      '1 reading after 1 meal. Repeat a meal a few times before you trust what you see.',
    );
    expect(mealsHeadline(afterMeals([1, 2, 3].map((day) => meal(day, 'Eggs'))))).toBe(
      '3 readings after 1 meal.',
    );
    expect(mealsHeadline([])).toBe("You haven't added a meal to any reading on these days.");
  });
});

describe('hoursText', () => {
  it('writes hours as the reader does', () => {
    expect(hoursText(5, 11, 'en-US')).toMatch(/^5\sAM to 11\sAM$/);
    expect(hoursText(22, 5, 'de')).toBe('22 Uhr to 05 Uhr');
  });
});
