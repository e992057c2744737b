import { describe, expect, test } from 'vitest';
import { statedReadings } from './stated-readings.ts';

describe('stated readings', () => {
  test.each([
    ['my sugar is 62', [62]],
    ['glucose 5.4 mmol/L', [97]],
    ['bg was 3,2', [58]],
    ['my fasting glucose: 131 mg/dl', [131]],
    ['18 mmol/l this morning', [324]],
    ['ranging 55 to 60 for my glucose', []],
    ['glucose of 55-60 lately', [55, 60]],
    ['blood sugar 24 mmol', [432]],
  ])('glucose in "%s"', (text, expected) => {
    expect(statedReadings([text], false).glucose.map(Math.round)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    'sugar 5 g',
    '0 sugar',
    'I fasted 18 hours',
    '16:8',
    'blood pressure 120/80',
    'A1C 6.2',
    'total carbs 45',
  ])('no glucose in "%s"', (text) => {
    expect(statedReadings([text], false).glucose).toEqual([]);
  });

  test('without a unit, 20 to 35 is mmol/L only where mmol is in use', () => {
    expect(statedReadings(['sugar 30'], false).glucose).toEqual([30]);
    expect(statedReadings(['sugar 30, it was 8 mmol before'], false).glucose.map(Math.round)).toContain(540);
  });

  test('ketones in mg/dL are turned into mmol/L', () => {
    expect(statedReadings(['ketones 2.1'], false).ketones).toEqual([2.1]);
    expect(statedReadings(['bhb 20.8 mg/dl'], false).ketones).toEqual([2]);
    expect(statedReadings(['ketones 31'], false).ketones[0]).toBeCloseTo(2.98, 2);
  });
});
