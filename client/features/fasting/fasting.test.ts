import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { fastingRisk } from '#domain/fasting/fasting-risk.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { formatClock, formatFromTo, formatMoment, formatSpan, planWords } from './fast-words.ts';
import {
  CHECK_ITEMS,
  checkedChanges,
  isHealthSaid,
  readCheck,
  withCheck,
  writeCheck,
} from './fasting-checklist.tsx';
import { endedFasts, longestMs, medianMs } from './history-picture.tsx';

const HOUR = 3_600_000;

test('spans and clocks are told to the minute and the second', () => {
  expect(formatSpan(16 * HOUR + 5 * 60_000 + 59_000)).toBe('16 h 05 min');
  expect(formatSpan(59_000)).toBe('0 min');
  expect(formatClock(15 * HOUR + 59 * 60_000 + 7000)).toBe('15:59:07');
  expect([12, 16, 20].map(planWords)).toEqual(['12:12', '16:8', '20:4']);
  expect(planWords(13.5)).toBe('13.5 hours');
});

test('today and tomorrow are days of the zone, not of the device', () => {
  const now = Date.parse('2026-03-01T10:30:00.000Z');
  const later = '2026-03-01T11:30:00.000Z';
  expect(formatMoment(later, 'UTC', now)).toMatch(/^today /);
  expect(formatMoment(later, 'Pacific/Tongatapu', now)).toMatch(/^tomorrow /);
  expect(formatMoment('2026-02-28T23:30:00.000Z', 'UTC', now)).toMatch(/^yesterday /);
  expect(formatMoment('2026-02-20T12:00:00.000Z', 'UTC', now)).toMatch(/Feb/);
});

test('the day is said once where a fast begins and ends on the same', () => {
  const now = Date.parse('2026-03-01T22:00:00.000Z');
  const [from, to] = ['2026-03-01T03:00:00.000Z', '2026-03-01T19:00:00.000Z'];
  expect(formatFromTo(from, to, 'UTC', now).match(/today|yesterday/g)).toEqual(['today']);
  expect(formatFromTo(from, to, 'America/Los_Angeles', now).match(/today|yesterday/g)).toEqual([
    'yesterday',
    'today',
  ]);
});

const fastOf = (hours: number, id = 1) => ({
  id,
  plannedHours: 16,
  startedAt: '2026-03-01T00:00:00.000Z',
  endedAt: new Date(Date.parse('2026-03-01T00:00:00.000Z') + hours * HOUR).toISOString(),
});

test('median and longest are told of ended fasts alone', () => {
  const ended = endedFasts([{ ...fastOf(1), endedAt: null }, fastOf(12), fastOf(20), fastOf(15), fastOf(16)]);
  expect(ended).toHaveLength(4);
  expect(medianMs(ended)).toBe(15.5 * HOUR);
  expect(longestMs(ended)).toBe(20 * HOUR);
  expect(medianMs([])).toBeNull();
  expect(longestMs([])).toBeNull();
});

test('half of the fasts are no longer than the median and half no shorter', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 48 }), { minLength: 1 }), (hours) => {
      const ended = endedFasts(hours.map((one) => fastOf(one)));
      const median = medianMs(ended) ?? Number.NaN;
      expect(ended.filter((one) => one.lastedMs <= median).length * 2).toBeGreaterThanOrEqual(hours.length);
      expect(ended.filter((one) => one.lastedMs >= median).length * 2).toBeGreaterThanOrEqual(hours.length);
    }),
  );
});

test.each(CHECK_ITEMS.map(({ id }) => id))('ticking %s makes the risk known', (id) => {
  const person = { ...EMPTY_PERSONAL_DATA, ...checkedChanges(EMPTY_PERSONAL_DATA, new Set([id])) };
  const { level, reasons } = fastingRisk(withCheck(healthContext(person), { minor: id === 'minor' }));
  expect(level).toBe(['pressure', 'mood', 'type2'].includes(id) ? 'ask_first' : 'not_alone');
  expect(reasons).not.toEqual([]);
});

test('ticks add to the profile and take nothing away', () => {
  const person = {
    ...EMPTY_PERSONAL_DATA,
    medicines: ['Metformin'],
    conditions: ['gout' as const],
  };
  expect(checkedChanges(person, new Set(['insulin', 'kidney']))).toEqual({
    medicines: ['Metformin', 'Insulin or sulfonylurea'],
    conditions: ['gout', 'kidney_disease'],
  });
  expect(checkedChanges(person, new Set())).toEqual({});
});

test('an age in the profile counts before the tick', () => {
  const grown = healthContext({ ...EMPTY_PERSONAL_DATA, age: 40 });
  expect(withCheck(grown, { minor: true }).minor).toBe(false);
  expect(withCheck(healthContext(EMPTY_PERSONAL_DATA), null).minor).toBeNull();
});

test('the answer is kept by person', () => {
  const stores = memoryStores();
  writeCheck(stores, '7', { minor: false });
  expect(readCheck(stores, '7')).toEqual({ minor: false });
  expect(readCheck(stores, '8')).toBeNull();
});

test('a profile with all answers needs no checklist', () => {
  const said = {
    ...EMPTY_PERSONAL_DATA,
    age: 44,
    diabetes: 'none' as const,
    pregnancy: 'none' as const,
    medicines: ['None'],
    onboarding: 'done' as const,
  };
  expect(isHealthSaid(said)).toBe(true);
  expect(isHealthSaid({ ...said, medicines: [] })).toBe(false);
});
