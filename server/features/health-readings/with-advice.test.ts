import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedReading } from '#contract/health-readings.ts';
import { insertReading, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

type Client = Awaited<ReturnType<typeof signedInClient>>['client'];

const save = async (client: Client, body: object) =>
  savedReading.parse((await client.post('/api/health-readings', body)).json());

const minutesAgo = (minutes: number) => new Date(t.clock.now().getTime() - minutes * 60_000);

test('a dangerous value is answered at once with what to do first', async () => {
  const { client } = await signedInClient(t);
  const { advice } = await save(client, { reading: { glucose_level: 45 } });
  expect(advice).toMatchObject({ level: 'emergency', rule: 'glucose_under_54' });
  expect(advice?.actions[0]).toMatch(/15 to 20 g of sugar/);
  expect((await save(client, { glucoseLevel: 2.5, glucoseUnit: 'mmol/L' })).advice?.rule).toBe(
    'glucose_under_54',
  );
});

test.each([{ glucoseLevel: 92, ketoneLevel: 1.2, isFasting: true }, { weight: 80 }, { waist: 90 }])(
  '%j is answered without advice',
  async (body) => {
    const { client } = await signedInClient(t);
    expect((await save(client, body)).advice).toBeNull();
  },
);

test('a repeated save is answered with the same advice', async () => {
  const { client } = await signedInClient(t);
  const body = { glucoseLevel: 45, idempotencyKey: crypto.randomUUID() };
  expect(await save(client, body)).toEqual(await save(client, body));
});

test('a correction is answered by the new value', async () => {
  const { client } = await signedInClient(t);
  const { id } = await save(client, { glucoseLevel: 95 });
  const change = async (body: object) =>
    savedReading.parse((await client.patch(`/api/health-readings/${id}`, body)).json()).advice?.rule;
  expect(await change({ glucoseLevel: 45 })).toBe('glucose_under_54');
  expect(await change({ glucoseLevel: 95 })).toBeUndefined();
});

test('what the profile says changes the answer, also when it comes with the reading', async () => {
  const { client } = await signedInClient(t);
  const unwell = { reading: { glucose_level: 210, feeling: 'very thirsty' } };
  const before = (await save(client, unwell)).advice;
  const child = (await save(client, { ...unwell, profile: { age: 12 } })).advice;
  expect(child).toMatchObject({ rule: 'possible_new_type1', level: 'emergency' });
  expect(before?.rule).not.toBe('possible_new_type1');
});

test('the week before counts: a second glucose over 300 within two days; a stranger’s does not', async () => {
  const { client, user } = await signedInClient(t);
  const stranger = await insertUser(t.db);
  await insertReading(t.db, { userId: stranger.id, glucoseLevel: 340, readingTime: minutesAgo(600) });
  const first = await save(client, { glucoseLevel: 310 });
  expect(first.advice?.rule).toBe('glucose_over_250');
  await insertReading(t.db, { userId: user.id, glucoseLevel: 340, readingTime: minutesAgo(600) });
  t.clock.advance({ minutes: 1 });
  expect((await save(client, { glucoseLevel: 310 })).advice?.rule).toBe('glucose_over_300_twice');
});
