import { describe, expect, test } from 'vitest';
import type { DiaryEntry } from '#contract/diary.ts';
import { diaryCsvHead, diaryCsvLine } from '../diary/diary-csv.ts';
import { certain } from '../diary/estimates.ts';
import { detectDiaryColumns } from './diary-columns.ts';
import { readDiaryFile } from './read-diary-file.ts';

const options = { zone: 'America/New_York', now: new Date('2026-05-01T12:00:00Z') };

function read(csv: string) {
  const mapping = detectDiaryColumns(csv);
  if (!mapping) throw new Error('Not understood as a diary');
  return { app: mapping.app, ...readDiaryFile(csv, mapping, options) };
}

test('servings of Cronometer', () => {
  const { app, entries, refused } = read(
    [
      'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Fiber (g),Net Carbs (g),Category',
      '2026-03-10,9:15 AM,Breakfast,"Oats, rolled",58.00 g,220.4,9.8,37.5,4.1,5.9,31.6,Grains',
      '2026-03-10,,Lunch,Egg,2 large,143,12.6,0.7,9.5,0,0.7,Eggs',
    ].join('\r\n'),
  );
  expect([app, refused]).toEqual(['Cronometer', []]);
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    {
      day: '2026-03-10',
      eatenAt: '2026-03-10T13:15:00.000Z',
      meal: 'breakfast',
      name: 'Oats, rolled',
      amount: { count: 58, unit: 'g' },
      grams: certain(58),
      values: { netCarbs: certain(31.6), totalCarbs: certain(37.5), energy: certain(220.4) },
      source: { kind: 'import', app: 'Cronometer' },
    },
    { eatenAt: '2026-03-10T16:30:00.000Z', amount: { count: 2, unit: 'large' }, grams: null },
  ]);
});

test('meals of MyFitnessPal, whose net carbs are not told and may be all of the carbohydrate', () => {
  const { app, entries, refused } = read(
    [
      'Date,Meal,Calories,Fat (g),Saturated Fat,Carbohydrates (g),Fiber,Sugar,Protein (g),Note',
      '2026-03-01,Breakfast,"1,050",15,5,45,8,,35,',
      '2026-03-01,Snacks,150,1,0,30,,20,2,',
      'Totals,,1200,16,5,75,8,20,37,',
    ].join('\n'),
  );
  expect(app).toBe('MyFitnessPal');
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    {
      name: 'Breakfast',
      meal: 'breakfast',
      values: { energy: certain(1050), netCarbs: { value: 37, low: 37, high: 45 } },
    },
    { name: 'Snacks', meal: 'snack', values: { netCarbs: null, totalCarbs: certain(30) } },
  ]);
  expect(refused).toEqual([
    { row: 4, text: expect.any(String), reason: 'This line only adds up other lines.' },
  ]);
});

test('another diary, with semicolons, decimal commas, days first and kilojoules', () => {
  const { entries } = read(
    [
      'My food',
      'Date;Meal type;Item;Quantity;Energy (kJ);Net carbs (g);Protein',
      '25/03/2026;Dinner;Salmon;0,5 fillet;837;0,4;22,1',
      '26/03/2026;Second dinner;Walnuts;28 g;770;2;4,3',
    ].join('\n'),
  );
  expect(entries.map(({ entry }) => entry)).toMatchObject([
    {
      day: '2026-03-25',
      meal: 'dinner',
      amount: { count: 0.5, unit: 'fillet' },
      values: { netCarbs: certain(0.4) },
    },
    { day: '2026-03-26', meal: 'snack', grams: certain(28) },
  ]);
  expect(entries[0]?.entry.values.energy?.value).toBeCloseTo(200, 0);
});

describe('refused', () => {
  const head = 'Day,Meal,Food,Net carbs (g)';
  test.each([
    ['soon,lunch,Egg,1', /“soon” isn’t a date/],
    ['2031-01-01,lunch,Egg,1', /in the future/],
    ['2026-03-01,lunch,Egg,much', /“much” isn’t an amount/],
    ['2026-03-01,lunch,Egg,', /This line doesn’t have any amounts/],
    ['2026-03-01,lunch,,1', /What you ate is missing/],
  ])('%s', (line, reason) => {
    expect(read(`${head}\n${line}`)).toMatchObject({
      entries: [],
      refused: [{ row: 2, reason: expect.stringMatching(reason) }],
    });
  });

  test('a file of readings is no diary', () => {
    expect(detectDiaryColumns('Date,Glucose mg/dL\n2026-03-01,98')).toBeNull();
  });
});

test('the same file gives the same keys; two alike lines of it two', () => {
  const csv = 'Day,Meal,Food,Net carbs (g)\n2026-03-01,lunch,Egg,1\n2026-03-01,lunch,Egg,1';
  const keys = read(csv).entries.map(({ entry }) => entry.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  expect(read(csv).entries.map(({ entry }) => entry.idempotencyKey)).toEqual(keys);
});

test('what is written out reads back the same, under its own key; a line copied in the file is another entry', () => {
  const entry: DiaryEntry & { idempotencyKey: string } = {
    idempotencyKey: '6b0a3a52-4c1e-4a0a-9d0e-2f1c5b7a9e10',
    id: 1,
    day: '2026-03-08',
    eatenAt: '2026-03-08T23:45:00.000Z',
    meal: 'dinner',
    name: '=HYPERLINK("x"), curry',
    amount: { count: 1.5, unit: 'cup' },
    grams: certain(240),
    values: {
      netCarbs: { value: 6.2, low: 4, high: 9.5 },
      totalCarbs: certain(9),
      energy: certain(310),
      protein: null,
      fat: certain(21.3),
    },
    source: { kind: 'own' },
    isFavorite: false,
    createdAt: '2026-03-08T23:45:00.000Z',
  };
  const line = diaryCsvLine(entry, options.zone);
  // A spreadsheet must not run it.
  expect(line).toContain(`"'=HYPERLINK`);
  const { app, entries } = read(diaryCsvHead + line + line);
  const { idempotencyKey, day, eatenAt, meal, name, amount, grams, values } = entry;
  expect(app).toBe('Keto Navigator');
  expect(entries[0]?.entry).toMatchObject({
    idempotencyKey,
    day,
    eatenAt,
    meal,
    name,
    amount,
    values,
    grams,
  });
  expect(entries[1]?.entry.idempotencyKey).not.toBe(idempotencyKey);
});
