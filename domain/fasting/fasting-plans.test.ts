import { expect, test } from 'vitest';
import { FAST_HOURS } from '#contract/fasts.ts';
import { FASTING_PLANS } from './fasting-plans.ts';
import { FASTING_STAGES, fastingStageAt, STAGES_CAVEAT } from './fasting-stages.ts';

test('the hours of a plan make a day and its name', () => {
  for (const { id, fastingHours, eatingHours } of FASTING_PLANS) {
    if (fastingHours === null || eatingHours === null) continue;
    expect(fastingHours + eatingHours).toBe(24);
    expect(id).toBe(`${fastingHours}:${eatingHours}`);
    expect(fastingHours).toBeLessThanOrEqual(FAST_HOURS.most);
  }
});

test('the gentlest plan stands first, and beyond 18 hours the doctor is asked, as the handbook says', () => {
  const offered = FASTING_PLANS.flatMap(({ fastingHours, note }) =>
    fastingHours === null ? [] : [{ fastingHours, note }],
  );
  const hours = offered.map(({ fastingHours }) => fastingHours);
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  expect(hours[0]).toBe(12);
  for (const { fastingHours, note } of offered) {
    expect(/doctor/.test(note)).toBe(fastingHours > 18);
  }
  expect(FASTING_PLANS.at(-1)?.note).toMatch(/More than 18 hours only if your doctor agrees/);
});

test('stages follow each other without a gap and each names its source', () => {
  let from = 0;
  for (const stage of FASTING_STAGES) {
    expect(stage.fromHour).toBe(from);
    expect(stage.source).not.toBe('');
    from = stage.toHour ?? Number.POSITIVE_INFINITY;
  }
  expect(from).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [-1, 'digesting'],
  [0, 'digesting'],
  [11.9, 'liver-sugar'],
  [12, 'changing-over'],
  [23.9, 'ketones'],
  [40, 'long'],
])('at hour %d: %s', (hour, id) => {
  expect(fastingStageAt(hour).id).toBe(id);
});

test('no stage promises what is not shown', () => {
  const words = [STAGES_CAVEAT, ...FASTING_STAGES.map((stage) => stage.words)].join(' ').toLowerCase();
  expect(words).not.toMatch(/autophag|detox|cleans|growth hormone|cure|heals/);
});
