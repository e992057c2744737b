import { describe, expect, it, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { toggleFeeling } from './detail-fields.tsx';
import {
  changesOf,
  draftOf,
  EMPTY_DRAFT,
  isBlank,
  mayBeFasting,
  readDraft,
  suggestsFasting,
} from './entry-draft.ts';
import { press } from './keypad.tsx';
import { readEntry, writeEntry } from './use-entry-form.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const AUCKLAND = { units: EMPTY_PERSONAL_DATA.units, zone: 'Pacific/Auckland' };
const MMOL = { units: { ...EMPTY_PERSONAL_DATA.units, glucose: 'mmol/L' as const }, zone: 'UTC' };
const stored: Reading = {
  ...EMPTY_READING,
  id: 7,
  glucoseLevel: 98.4,
  ketoneLevel: 1.23,
  isFasting: true,
  readingTime: '2026-03-01T06:30:40.000Z',
  createdAt: '2026-03-01T06:30:41.000Z',
};

describe('what stands in the boxes', () => {
  it('is read in the unit and the zone of the person', () => {
    const draft = { ...EMPTY_DRAFT, glucose: '98', ketones: '1,2', time: '2026-03-10T23:59' };
    const { fields, complete } = readDraft(draft, AUCKLAND, false, NOW);
    expect(complete).toBe(true);
    expect(fields).toMatchObject({
      glucoseLevel: 98,
      ketoneLevel: 1.2,
      readingTime: '2026-03-10T10:59:00.000Z',
    });
  });

  it('leaves the time to the moment of saving', () => {
    const { fields } = readDraft({ ...EMPTY_DRAFT, ketones: '0' }, AUCKLAND, true, NOW);
    expect(fields).not.toHaveProperty('readingTime');
    expect(fields).toMatchObject({ ketoneLevel: 0, glucoseLevel: null, isFasting: true });
  });

  it.each([
    ['2026-03-11T01:10', "The time can't be in the future"],
    ['1980-01-01T07:00', 'The year must be 1990 or later'],
    ['2026-09-27T02:30', 'Enter a valid date and time'],
  ])('refuses %s: %s', (time, message) => {
    const later = new Date('2026-12-01T00:00:00Z');
    const now = message.includes('future') ? NOW : later;
    const { errors, complete } = readDraft({ ...EMPTY_DRAFT, glucose: '98', time }, AUCKLAND, false, now);
    expect(errors.time).toBe(message);
    expect(complete).toBe(false);
  });

  it('is complete only when something is measured', () => {
    const draft = { ...EMPTY_DRAFT, notes: 'slept badly' };
    expect(readDraft(draft, AUCKLAND, false, NOW).complete).toBe(false);
    expect(readDraft({ ...draft, waist: '92' }, AUCKLAND, false, NOW).complete).toBe(true);
  });

  it('takes the word of the person over the suggestion', () => {
    const draft = { ...EMPTY_DRAFT, glucose: '98', isFasting: false };
    expect(readDraft(draft, AUCKLAND, true, NOW).fields.isFasting).toBe(false);
  });
});

describe('a change', () => {
  it('of one box sends that value alone, so that showing a value in another unit never alters it', () => {
    const before = draftOf(stored, MMOL);
    expect(before.glucose).toBe('5.5');
    const after = { ...before, notes: 'walked' };
    const { fields } = readDraft(after, MMOL, false, NOW);
    expect(changesOf(before, after, fields)).toEqual({ notes: 'walked' });
  });

  it('of nothing sends nothing, also where the time has seconds', () => {
    const before = draftOf(stored, AUCKLAND);
    expect(changesOf(before, before, readDraft(before, AUCKLAND, false, NOW).fields)).toEqual({});
  });

  it('takes a value away and moves the time', () => {
    const before = draftOf(stored, MMOL);
    const after = { ...before, ketones: '', time: '2026-03-01T07:00' };
    expect(changesOf(before, after, readDraft(after, MMOL, false, NOW).fields)).toEqual({
      ketoneLevel: null,
      readingTime: '2026-03-01T07:00:00.000Z',
    });
  });
});

describe('what is typed and not saved', () => {
  const entry = { draft: { ...EMPTY_DRAFT, glucose: '98' }, quick: '', key: crypto.randomUUID() };

  it('outlives the page with its key, for its owner', () => {
    const stores = memoryStores();
    writeEntry(stores, '7', entry);
    expect(readEntry(stores, '7')).toMatchObject(entry);
    expect(isBlank(readEntry(stores, '8').draft)).toBe(true);
  });

  it('of a guest is there after sign-in', () => {
    const stores = memoryStores();
    writeEntry(stores, 'guest', entry);
    expect(readEntry(stores, '7').draft.glucose).toBe('98');
  });

  it('is forgotten when the boxes are emptied, and passed over when it cannot be read', () => {
    const stores = memoryStores();
    writeEntry(stores, '7', entry);
    writeEntry(stores, '7', { ...entry, draft: EMPTY_DRAFT });
    expect(stores.local.getItem('keto-reading-draft')).toBeNull();
    stores.local.setItem('keto-reading-draft', '{"draft":{"glucose":98}}');
    expect(isBlank(readEntry(stores, '7').draft)).toBe(true);
  });
});

test('mornings are suggested as fasting, the rest of the day is not', () => {
  expect([3, 4, 9, 10, 15, 23].map(suggestsFasting)).toEqual([false, true, true, false, false, false]);
});

const readingAt = (id: number, readingTime: string, rest: Partial<Reading> = {}): Reading => ({
  ...EMPTY_READING,
  glucoseLevel: 98,
  id,
  readingTime,
  createdAt: readingTime,
  ...rest,
});

test('glucose of a morning that nobody said anything of may be fasting', () => {
  const readings = [
    readingAt(1, '2026-03-01T12:00:00.000Z'),
    readingAt(2, '2026-03-01T12:00:00.000Z', { isFasting: true }),
    readingAt(3, '2026-03-01T12:00:00.000Z', { lastMeal: 'eggs' }),
    readingAt(4, '2026-03-01T12:00:00.000Z', { glucoseLevel: null, ketoneLevel: 0.8 }),
    readingAt(5, '2026-03-01T15:00:00.000Z'),
    readingAt(6, '2026-03-01T08:59:00.000Z'),
    readingAt(7, '2026-03-01T09:00:00.000Z'),
  ];
  expect(mayBeFasting(readings, 'America/New_York').map(({ id }) => id)).toEqual([1, 7]);
});

test('the keypad writes numbers that can be read', () => {
  const typed = (keys: string) => [...keys].reduce((text, key) => press(text, key), '');
  expect(typed('98')).toBe('98');
  expect(typed('.5')).toBe('0.5');
  expect(typed('1..2')).toBe('1.2');
  expect(typed('1234567')).toBe('12345');
  expect(press('1.2', 'delete')).toBe('1.');
  expect(press('', 'delete')).toBe('');
});

test('a feeling is put in and taken out among own words', () => {
  expect(toggleFeeling('', 'Good')).toBe('Good');
  expect(toggleFeeling('slept badly', 'Tired')).toBe('slept badly, Tired');
  expect(toggleFeeling('good, a bit tired', 'Good')).toBe('a bit tired');
});
