import { expect, test } from 'vitest';
import type { DiaryEntry } from '#contract/diary.ts';
import { certain } from '#domain/diary/estimates.ts';
import { type EntryEdit, readEdit } from './entry-edit.ts';

const ZONE = 'Pacific/Auckland';
/** The 6th of March, 8 in the morning there. */
const NOW = new Date('2026-03-05T19:00:00Z');

const rice: DiaryEntry = {
  id: 1,
  day: '2026-03-05',
  eatenAt: '2026-03-05T06:00:00.000Z',
  meal: 'dinner',
  name: 'Rice',
  amount: { count: 1, unit: 'cup' },
  grams: certain(158),
  values: { netCarbs: certain(44), totalCarbs: null, energy: null, protein: null, fat: null },
  source: { kind: 'food', foodId: '20045' },
  isFavorite: false,
  createdAt: '2026-03-05T06:00:00.000Z',
};
const edited = (typed: Partial<EntryEdit>) =>
  readEdit(
    rice,
    { name: 'Rice', count: '1', meal: 'dinner', time: '2026-03-05T19:00', texts: {}, ...typed },
    ZONE,
    NOW,
  );

test.each<[Partial<EntryEdit>, object]>([
  [{ count: '99999' }, { count: 'That’s more than one entry can hold' }],
  [{ count: '1000000' }, { count: 'That’s more than one entry can hold' }],
  [{ count: 'three' }, { count: 'The amount must be a number above 0' }],
  [{ count: '-1' }, { count: 'The amount must be a number above 0' }],
  [{ name: ' ' }, { name: 'What you ate is missing' }],
  [{ time: '' }, { time: 'Please enter the day and time' }],
  [{ time: '2026-03-07T08:00' }, { time: "The day can't be in the future" }],
  [{ time: '1987-03-07T08:00' }, { time: 'The time must be from 2000 to 2099' }],
  [{ texts: { fat: 'lots' } }, {}],
])('%j is told at its box and not sent', (typed, errors) => {
  expect(edited(typed)).toMatchObject({ errors, changes: null });
  expect(Object.keys(edited(typed).errors)).toEqual(Object.keys(errors));
});

test('half as much, later today by the own clock, with one figure corrected', () => {
  const { errors, changes } = edited({ count: '1/2', time: '2026-03-06T19:00', texts: { fat: '0,2' } });
  expect(errors).toEqual({});
  expect(changes).toMatchObject({
    day: '2026-03-06',
    eatenAt: '2026-03-06T06:00:00.000Z',
    amount: { count: 0.5, unit: 'cup' },
    grams: certain(79),
    values: { netCarbs: certain(22), fat: certain(0.2), protein: null },
    source: { kind: 'own' },
  });
});
