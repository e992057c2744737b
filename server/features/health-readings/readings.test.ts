import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthReading } from '#contract/health-readings.ts';
import { healthReadings } from '#server/database/schema/health-readings.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertPantryItem, insertReading, insertUser } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('listing', () => {
  test('newest first, of the same moment the one stored later; nobody else’s', async () => {
    const { client, user } = await signedInClient(t);
    await insertReading(t.db, { userId: (await insertUser(t.db)).id });
    const ids = [];
    for (const number of [2, 3, 1, 3]) {
      ids.push((await insertReading(t.db, { userId: user.id, readingTime: day(number) })).id);
    }
    const list = healthReading.array().parse((await client.get('/api/health-readings')).json());
    expect(list.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[0], ids[2]]);
    expect(list[0]).not.toHaveProperty('userId');
  });

  test('every kind of value and text arrives as it was stored', async () => {
    const { client, user } = await signedInClient(t);
    const row = await insertReading(t.db, {
      userId: user.id,
      readingTime: new Date('2026-01-02T03:04:05.678Z'),
      createdAt: new Date('2026-01-02T03:04:06.070Z'),
      glucoseLevel: 97.2864,
      ketoneLevel: 0,
      weight: null,
      isFasting: false,
      notes: 'a "quoted" \\ line\nand \t a tab, a sail ⛵, \u2028 and <b>',
      feeling: '',
      idempotencyKey: crypto.randomUUID(),
    });
    const { userId: _owner, idempotencyKey: _key, ...sent } = row;
    const response = await client.get('/api/health-readings');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual([
      { ...sent, readingTime: '2026-01-02T03:04:05.678Z', createdAt: '2026-01-02T03:04:06.070Z' },
    ]);
    expect(healthReading.array().safeParse(response.json()).error).toBeUndefined();
  });

  test('from includes its instant, to does not; limit counts from the newest', async () => {
    const { client, user } = await signedInClient(t);
    for (const number of [1, 2, 3, 4]) {
      await insertReading(t.db, { userId: user.id, readingTime: day(number) });
    }
    const days = async (query: string) => {
      const list = healthReading.array().parse((await client.get(`/api/health-readings?${query}`)).json());
      return list.map(({ readingTime }) => new Date(readingTime).getUTCDate());
    };
    expect(await days('from=2026-01-02T00:00:00Z')).toEqual([4, 3, 2]);
    expect(await days('to=2026-01-03T00:00:00Z')).toEqual([2, 1]);
    expect(await days('from=2026-01-02T13:00:00%2B13:00&to=2026-01-04T00:00:00Z')).toEqual([3, 2]);
    expect(await days('limit=1')).toEqual([4]);
    expect(await days('from=2026-02-02T00:00:00Z')).toEqual([]);
    expect(await days('from=0000-01-01T00:00:00Z')).toEqual([4, 3, 2, 1]);
    expect(await days('to=0000-01-01T00:00:00Z')).toEqual([]);
  });

  test.each([
    ['from=yesterday', { from: 'from must be a date and time with a time zone' }],
    ['to=2026-01-01', { to: 'to must be a date and time with a time zone' }],
    ['limit=0', { limit: 'limit must be 1 to 10000' }],
    ['limit=10001', { limit: 'limit must be 1 to 10000' }],
    ['limit=many', { limit: 'limit must be 1 to 10000' }],
  ])('%s is refused', async (query, fields) => {
    const { client } = await signedInClient(t);
    const response = await client.get(`/api/health-readings?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields });
  });

  test('12,000 readings of one person come page by page, each once, in order of the index', async () => {
    const { client, user } = await signedInClient(t);
    await t.db.execute(sql`
      insert into health_readings (user_id, glucose_level, reading_time)
      select ${user.id}, 90, '2025-01-01'::timestamptz + n * interval '7 minutes' from generate_series(1, 12000) n`);
    await t.db.execute(sql`analyze health_readings`);
    const times: string[] = [];
    const lengths: number[] = [];
    for (let next: string | undefined = '/api/health-readings?to=2026-01-01T00:00:00Z'; next; ) {
      const response = await client.get(next);
      const page = healthReading.array().parse(response.json());
      times.push(...page.map(({ readingTime }) => readingTime));
      lengths.push(page.length);
      next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(lengths).toEqual([10_000, 2000]);
    expect(new Set(times).size).toBe(12_000);
    expect(times).toEqual(times.toSorted().toReversed());
    const plan = await t.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from health_readings where user_id = ${user.id} and reading_time >= '2025-02-01'
      order by reading_time desc, id desc limit 1000`);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan Backward using health_readings_user_time_index');
    expect(text).not.toContain('Sort');
  });
});

describe('correcting', () => {
  test.each([
    [
      'its own names',
      { glucoseLevel: 101, notes: 'after the walk', isFasting: false, readingTime: '2026-01-01T08:00:00Z' },
    ],
    [
      'the submission’s names',
      {
        glucose_level: 101,
        notes: 'after the walk',
        is_fasting: false,
        reading_time: '2026-01-01T08:00:00Z',
      },
    ],
  ])('in %s sets what is sent and nothing else', async (_name, changes) => {
    const { client, user } = await signedInClient(t);
    const before = await insertReading(t.db, { userId: user.id, feeling: 'calm' });
    const response = await client.patch(`/api/health-readings/${before.id}`, changes);
    expect(response.statusCode).toBe(200);
    expect(healthReading.parse(response.json())).toMatchObject({
      id: before.id,
      glucoseLevel: 101,
      ketoneLevel: before.ketoneLevel,
      isFasting: false,
      feeling: 'calm',
      notes: 'after the walk',
      readingTime: '2026-01-01T08:00:00.000Z',
      createdAt: before.createdAt.toISOString(),
    });
  });

  test('null takes a value away while another is left; a blank text is none', async () => {
    const { client, user } = await signedInClient(t);
    const { id } = await insertReading(t.db, { userId: user.id, feeling: 'calm' });
    const changed = await client.patch(`/api/health-readings/${id}`, { ketoneLevel: null, feeling: '  ' });
    expect(changed.json()).toMatchObject({ glucoseLevel: 92, ketoneLevel: null, feeling: null });
    const emptied = await client.patch(`/api/health-readings/${id}`, { glucose_level: null });
    expect(emptied.statusCode).toBe(400);
    expect(emptied.json().fields).toEqual({
      glucose_level:
        'Keep at least one of glucose, ketones, weight and waist. To remove the whole reading, delete it',
    });
    const swapped = await client.patch(`/api/health-readings/${id}`, { glucoseLevel: null, weight: 80 });
    expect(swapped.json()).toMatchObject({ glucoseLevel: null, weight: 80 });
  });

  test.each<[object, string]>([
    [{}, 'This request changes nothing'],
    [{ glucoseUnit: 'mmol/L' }, 'This request changes nothing'],
    [{ glucoseLevel: 601 }, 'Glucose must be 20 to 600 mg/dL'],
    [
      { glucose_level: 6 },
      'Glucose must be 20 to 600 mg/dL. If 6 is mmol/L, send glucose_unit "mmol/L" with it, or 108 for mg/dL',
    ],
    [{ readingTime: '2999-01-01T00:00:00Z' }, 'A reading cannot be in the future'],
    [{ lastMealPantryItemId: 2_000_000_000 }, 'This food is no longer in your pantry'],
  ])('refuses %j', async (changes, message) => {
    const { client, user } = await signedInClient(t);
    const before = await insertReading(t.db, { userId: user.id });
    const response = await client.patch(`/api/health-readings/${before.id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
    const [after] = await t.db.select().from(healthReadings).where(eq(healthReadings.id, before.id));
    expect(after).toEqual(before);
  });
});

test('deleting removes it for good', async () => {
  const { client, user } = await signedInClient(t);
  const { id } = await insertReading(t.db, { userId: user.id });
  expect((await client.delete(`/api/health-readings/${id}`)).statusCode).toBe(204);
  expect((await client.delete(`/api/health-readings/${id}`)).statusCode).toBe(404);
  expect((await client.get('/api/health-readings')).json()).toEqual([]);
});

test('a reading outlives the food it links to', async () => {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id });
  await insertReading(t.db, { userId: user.id, lastMealPantryItemId: item.id });
  await t.db.delete(pantryItems).where(eq(pantryItems.id, item.id));
  const [reading] = (await client.get('/api/health-readings')).json();
  expect(reading.lastMealPantryItemId).toBeNull();
});

describe('others', () => {
  test('another account finds nothing and changes nothing', async () => {
    const owner = await insertUser(t.db);
    const before = await insertReading(t.db, { userId: owner.id });
    const { client } = await signedInClient(t);
    expect((await client.get('/api/health-readings')).json()).toEqual([]);
    const answers = [
      await client.patch(`/api/health-readings/${before.id}`, { notes: 'mine' }),
      await client.delete(`/api/health-readings/${before.id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'This reading does not exist.' });
    }
    const [after] = await t.db.select().from(healthReadings).where(eq(healthReadings.id, before.id));
    expect(after).toEqual(before);
  });

  test.each([
    ['a guest', 403, 'account_required', () => guestClient(t)],
    ['a visitor', 401, 'not_signed_in', async () => t.client()],
  ] as const)('%s is turned away from every call', async (_who, status, code, arrive) => {
    const owner = await insertUser(t.db);
    const { id } = await insertReading(t.db, { userId: owner.id });
    const client = await arrive();
    const answers = [
      await client.get('/api/health-readings'),
      await client.post('/api/health-readings', { glucoseLevel: 9999 }),
      await client.patch(`/api/health-readings/${id}`, { notes: 'x' }),
      await client.delete(`/api/health-readings/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(code);
    }
    expect(await t.db.$count(healthReadings, eq(healthReadings.id, id))).toBe(1);
  });
});
