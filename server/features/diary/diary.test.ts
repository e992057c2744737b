import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CreateDiaryEntry,
  diaryDays,
  diaryEntries,
  diaryEntry,
  frequentFoods,
  loggedEntries,
} from '#contract/diary.ts';
import { readMeal } from '#contract/meal-text.ts';
import { readRecipe } from '#contract/recipe.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import { detectDiaryColumns } from '#domain/diary-import/diary-columns.ts';
import { readDiaryFile } from '#domain/diary-import/read-diary-file.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

type Client = Awaited<ReturnType<typeof signedInClient>>['client'];
const DAY = '2026-02-03';
const known = (value: number, spread = 0) => ({ value, low: value - spread, high: value + spread });

const eggs = (overrides: Partial<CreateDiaryEntry> = {}): CreateDiaryEntry => ({
  day: DAY,
  eatenAt: `${DAY}T07:30:00.000Z`,
  meal: 'breakfast',
  name: 'Eggs',
  amount: { count: 2, unit: 'large' },
  grams: known(100, 10),
  values: {
    netCarbs: known(1.1, 0.2),
    totalCarbs: known(1.1, 0.2),
    energy: known(155, 15),
    protein: known(12.6, 1.2),
    fat: null,
  },
  source: { kind: 'food', foodId: '01129' },
  idempotencyKey: crypto.randomUUID(),
  ...overrides,
});

const log = (client: Client, ...entries: CreateDiaryEntry[]) => client.post('/api/diary', { entries });
const listed = async (client: Client, from = DAY, to = DAY) =>
  diaryEntries.parse((await client.get(`/api/diary?from=${from}&to=${to}`)).json()).entries;

describe('logging', () => {
  test('a meal is stored as it was sent, in the order of its times', async () => {
    const { client } = await signedInClient(t);
    const late = eggs({ eatenAt: `${DAY}T19:00:00+02:00`, meal: 'dinner', name: 'Curry' });
    const answer = await log(client, late, eggs());
    expect(answer.statusCode).toBe(201);
    const { entries } = diaryEntries.parse(answer.json());
    expect(entries.map(({ name }) => name)).toEqual(['Curry', 'Eggs']);
    expect(await listed(client)).toEqual([entries[1], entries[0]]);
    expect(entries[0]).toMatchObject({
      eatenAt: `${DAY}T17:00:00.000Z`,
      values: late.values,
      grams: late.grams,
    });
  });

  test('the same keys twice, also at the same moment, are stored once', async () => {
    const { client } = await signedInClient(t);
    const both = [eggs(), eggs({ name: 'Bacon' })];
    const answers = await Promise.all([log(client, ...both), log(client, ...both), log(client, ...both)]);
    const ids = answers.map((answer) => diaryEntries.parse(answer.json()).entries.map(({ id }) => id));
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(await listed(client)).toHaveLength(2);
  });

  test.each<[Partial<CreateDiaryEntry>, string]>([
    [{ name: '  ' }, 'What you ate is missing'],
    [{ amount: { count: 0, unit: '' } }, 'The amount must be more than 0'],
    [{ day: '1999-12-31' }, 'The day must be a day from 2000 to 2099'],
    [{ eatenAt: 'noon' }, 'The time must be a date and time with a time zone'],
    [{ grams: { value: 5, low: 6, high: 7 } }, 'A value must lie within its range'],
  ])('%j is refused in words, and nothing of the meal is stored', async (wrong, message) => {
    const { client } = await signedInClient(t);
    const answer = await log(client, eggs(), eggs(wrong));
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(message);
    expect(await listed(client)).toEqual([]);
  });
});

describe('the pantry', () => {
  test('gives what is at hand and gets it back when the entry goes', async () => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id, amountAtHand: 1200 });
    const atHand = async () =>
      (await t.db.select().from(pantryItems).where(eq(pantryItems.id, item.id)))[0]?.amountAtHand;
    const source = { kind: 'pantry', itemId: item.id } as const;
    const first = eggs({ source, takenFromPantryGrams: 50 });
    await log(client, first);
    await log(client, first);
    expect(await atHand()).toBe(700);
    const answer = await log(client, eggs({ source, takenFromPantryGrams: 500 }));
    expect(await atHand()).toBe(0);
    const [{ id } = { id: 0 }] = diaryEntries.parse(answer.json()).entries;
    expect((await client.delete(`/api/diary/${id}`)).statusCode).toBe(204);
    expect(await atHand()).toBe(700);
  });

  test('of somebody else gives nothing', async () => {
    const { client } = await signedInClient(t);
    const { user: other } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: other.id, amountAtHand: 1000 });
    const source = { kind: 'pantry', itemId: item.id } as const;
    expect((await log(client, eggs({ source, takenFromPantryGrams: 50 }))).statusCode).toBe(201);
    const [row] = await t.db.select().from(pantryItems).where(eq(pantryItems.id, item.id));
    expect(row?.amountAtHand).toBe(1000);
  });
});

describe('an entry', () => {
  test('is corrected, and is the owner’s alone', async () => {
    const { client } = await signedInClient(t);
    const { client: stranger } = await signedInClient(t);
    const [{ id } = { id: 0 }] = diaryEntries.parse((await log(client, eggs())).json()).entries;
    const changes = { amount: { count: 3, unit: 'large' }, meal: 'lunch', isFavorite: true };
    const answer = await client.patch(`/api/diary/${id}`, changes);
    expect(diaryEntry.parse(answer.json())).toMatchObject(changes);
    expect((await stranger.patch(`/api/diary/${id}`, changes)).statusCode).toBe(404);
    expect((await stranger.delete(`/api/diary/${id}`)).statusCode).toBe(404);
    expect((await client.patch(`/api/diary/${id}`, {})).statusCode).toBe(400);
    expect(await listed(client)).toMatchObject([changes]);
  });

  test('is of tomorrow at the latest, where a clock may be ahead of ours', async () => {
    const { client } = await signedInClient(t);
    const dayFrom = (days: number) => addDays(dayIn('UTC', t.clock.now()), days);
    const at = (days: number) => ({ day: dayFrom(days), eatenAt: `${dayFrom(days)}T12:00:00.000Z` });
    const stored = await log(client, eggs(at(1)));
    const [{ id } = { id: 0 }] = diaryEntries.parse(stored.json()).entries;
    const message = 'An entry cannot be on a day in the future';
    for (const [wrong, field] of [
      [at(2), 'day'],
      [{ eatenAt: at(2).eatenAt }, 'eatenAt'],
    ] as const) {
      const answer = await client.patch(`/api/diary/${id}`, wrong);
      expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: message }]);
      expect((await log(client, eggs(wrong))).json().message).toBe(message);
    }
    expect(await listed(client, dayFrom(1), dayFrom(2))).toMatchObject([at(1)]);
  });
});

test('what was exported is known again in the same diary, and new in another', async () => {
  const { client } = await signedInClient(t);
  await log(client, eggs(), eggs(), eggs({ name: 'Bacon' }));
  const csv = (await client.get('/api/diary/export?timeZone=UTC')).body;
  const mapping = detectDiaryColumns(csv);
  if (!mapping) throw new Error('Not understood as a diary');
  const read = readDiaryFile(csv, mapping, { zone: 'UTC', now: t.clock.now() });
  const lines = read.entries.map(({ entry }) => entry);
  const again = await log(client, ...lines);
  expect([again.statusCode, loggedEntries.parse(again.json()).added]).toEqual([200, 0]);
  expect(await listed(client)).toHaveLength(3);
  const { client: other } = await signedInClient(t);
  expect(loggedEntries.parse((await log(other, ...lines)).json()).added).toBe(3);
  expect(await listed(other)).toHaveLength(3);
});

describe('days', () => {
  test('are summed with their ranges; what nobody knows is counted, not taken for 0', async () => {
    const { client } = await signedInClient(t);
    const unknown = eggs({
      values: { netCarbs: null, totalCarbs: null, energy: known(100), protein: null, fat: null },
    });
    await log(client, eggs(), eggs(), unknown, eggs({ day: '2026-02-05' }));
    const { days } = diaryDays.parse(
      (await client.get('/api/diary/days?from=2026-02-01&to=2026-02-28')).json(),
    );
    expect(days).toMatchObject([
      {
        day: DAY,
        entries: 3,
        unknown: 1,
        values: { netCarbs: { value: 2.2, low: 1.8, high: 2.6 }, energy: { value: 410 }, fat: null },
      },
      { day: '2026-02-05', entries: 1, unknown: 0 },
    ]);
  });

  test.each([
    ['2026-02-03', '2026-02-01', 'The first day is after the last'],
    ['2024-01-01', '2026-02-01', 'Please ask for at most 400 days at a time'],
  ])('from %s to %s is refused', async (from, to, message) => {
    const { client } = await signedInClient(t);
    for (const path of ['/api/diary', '/api/diary/days']) {
      const answer = await client.get(`${path}?from=${from}&to=${to}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe(message);
    }
  });
});

test('favorites come first, then what was eaten last, each once with how often', async () => {
  const { client } = await signedInClient(t);
  const at = (minutes: number) => new Date(t.clock.now().getTime() - minutes * 60_000).toISOString();
  const bacon = { name: 'Bacon', source: { kind: 'own' } as const };
  await log(
    client,
    eggs({ eatenAt: at(50) }),
    eggs({ eatenAt: at(40), amount: { count: 3, unit: 'large' } }),
    eggs({ ...bacon, eatenAt: at(10) }),
    eggs({ name: 'Brie', source: { kind: 'food', foodId: '01006' }, eatenAt: at(300), isFavorite: true }),
  );
  const { foods } = frequentFoods.parse((await client.get('/api/diary/frequent')).json());
  expect(foods.map(({ entry, times }) => [entry.name, entry.amount.count, times])).toEqual([
    ['Brie', 2, 1],
    ['Bacon', 2, 1],
    ['Eggs', 3, 2],
  ]);
});

describe('a told meal', () => {
  test('is read for guests too, the own pantry first for accounts', async () => {
    const guest = await guestClient(t);
    const answer = await guest.post('/api/diary/read', { text: 'two large eggs and half an avocado' });
    const { rows } = readMeal.parse(answer.json());
    expect(rows.map(({ said, isKnown }) => [said, isKnown])).toEqual([
      ['eggs', true],
      ['avocado', true],
    ]);
    expect(rows[0]?.choices[0]).toMatchObject({
      amount: { count: 2, unit: 'large' },
      sourceName: expect.stringMatching(/USDA/),
    });

    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, {
      userId: user.id,
      productName: 'Keto bread',
      servingSize: '1 slice (28 g)',
      netCarbs: 10,
    });
    const own = readMeal.parse((await client.post('/api/diary/read', { text: '56 g keto bread' })).json());
    expect(own.rows[0]?.choices[0]).toMatchObject({
      source: { kind: 'pantry', itemId: item.id },
      grams: { value: 56 },
      values: { netCarbs: { value: 2 } },
    });
  });

  test('an amount beyond reason is asked about, in a recipe too', async () => {
    const guest = await guestClient(t);
    const meal = await guest.post('/api/diary/read', { text: '1000000 g rice and -3 eggs' });
    expect(readMeal.parse(meal.json()).rows).toMatchObject([
      { said: 'rice', choices: [], asks: expect.stringMatching(/too large/) },
      { said: 'eggs', choices: [], asks: expect.stringMatching(/above 0/) },
    ]);
    const recipe = await guest.post('/api/recipes/read', { text: '1000000 g rice\n2 eggs' });
    expect(readRecipe.parse(recipe.json()).lines).toMatchObject([{ isKnown: false }, { isKnown: true }]);
  });

  test('an empty or endless one is refused in words', async () => {
    const guest = await guestClient(t);
    expect((await guest.post('/api/diary/read', { text: ' ' })).json().fields).toMatchObject({
      text: 'Please write what you ate',
    });
    expect((await guest.post('/api/diary/read', { text: 'egg '.repeat(400) })).statusCode).toBe(400);
  });
});
