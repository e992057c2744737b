import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fast, fastList } from '#contract/fasts.ts';
import { fasts } from '#server/database/schema/fasts.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

type Client = Awaited<ReturnType<typeof signedInClient>>['client'];

/** An instant that many hours from now; before now is negative. */
const hours = (number: number) => new Date(t.clock.now().getTime() + number * 3_600_000).toISOString();

const start = (client: Client, body: object = {}) => client.post('/api/fasts', { plannedHours: 16, ...body });
const list = async (client: Client) => fastList.parse((await client.get('/api/fasts')).json());

/** A fast that is over, from and to so many hours from now. */
async function past(client: Client, from: number, to: number): Promise<number> {
  const response = await start(client, { startedAt: hours(from), endedAt: hours(to) });
  return fast.parse(response.json()).id;
}

const RUNNING = 'You already have a fast running. Please end it first.';

describe('starting', () => {
  test('now, as a running fast; the list tells the server’s time', async () => {
    const { client } = await signedInClient(t);
    const response = await start(client, { plannedHours: 16.5 });
    expect(response.statusCode).toBe(201);
    const started = fast.parse(response.json());
    expect(started).toMatchObject({ plannedHours: 16.5, startedAt: hours(0), endedAt: null });
    expect(await list(client)).toEqual({ now: t.clock.now().toISOString(), fasts: [started] });
  });

  test('earlier, with an offset', async () => {
    const { client } = await signedInClient(t);
    const response = await start(client, { startedAt: '2026-01-31T20:00:00+13:00' });
    expect(response.json().startedAt).toBe('2026-01-31T07:00:00.000Z');
  });

  test('while one runs is refused, also at the same moment', async () => {
    const { client } = await signedInClient(t);
    const answers = await Promise.all([start(client), start(client), start(client)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    const refused = answers.find((answer) => answer.statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'already_exists', message: RUNNING });
    expect((await list(client)).fasts).toHaveLength(1);
  });

  test('repeated with its key it is started once, also after it ended', async () => {
    const { client } = await signedInClient(t);
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all([start(client, { idempotencyKey }), start(client, { idempotencyKey })]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 201]);
    const { id } = fast.parse(answers[0]?.json());
    t.clock.advance({ minutes: 60 });
    await client.patch(`/api/fasts/${id}`, { endedAt: hours(0) });
    const again = await start(client, { idempotencyKey });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id, endedAt: hours(0) });
  });

  test('one that is over is noted while another runs; the last started comes first', async () => {
    const { client } = await signedInClient(t);
    const old = await past(client, -60, -44);
    const running = fast.parse((await start(client)).json()).id;
    const newer = await past(client, -30, -14);
    expect((await list(client)).fasts.map(({ id }) => id)).toEqual([running, newer, old]);
    const newest = fastList.parse((await client.get('/api/fasts?limit=1')).json());
    expect(newest.fasts.map(({ id }) => id)).toEqual([running]);
  });

  test.each<[object, string, string]>([
    [{ plannedHours: 0.5 }, 'plannedHours', 'A fast must be 1 to 36 hours'],
    [{ plannedHours: 37 }, 'plannedHours', 'A fast must be 1 to 36 hours'],
    [{ plannedHours: undefined }, 'plannedHours', 'A fast must be 1 to 36 hours'],
    [{ startedAt: '8 pm' }, 'startedAt', 'The time must be a date and time with a time zone'],
    [{ startedAt: '2999-01-01T00:00:00Z' }, 'startedAt', 'A fast can’t start in the future'],
    [{ startedAt: '1926-01-01T00:00:00Z' }, 'startedAt', 'A fast can’t start before 1990'],
    [
      { startedAt: '2026-01-01T00:00:00Z', endedAt: '2999-01-01T00:00:00Z' },
      'endedAt',
      'A fast can’t end in the future',
    ],
    [
      { startedAt: '2026-01-01T00:00:00Z', endedAt: '2026-01-01T00:00:00Z' },
      'endedAt',
      'A fast must end after it starts',
    ],
  ])('%j is refused', async (body, field, message) => {
    const { client } = await signedInClient(t);
    const response = await start(client, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message, fields: { [field]: message } });
    expect((await list(client)).fasts).toEqual([]);
  });

  test('a device’s clock may run a little ahead', async () => {
    const { client } = await signedInClient(t);
    expect((await start(client, { startedAt: hours(4 / 60) })).statusCode).toBe(201);
  });
});

describe('changing', () => {
  test('ends, corrects and opens again; what is left out stays', async () => {
    const { client } = await signedInClient(t);
    const { id } = fast.parse((await start(client, { startedAt: hours(-10) })).json());
    const change = async (changes: object) =>
      fast.parse((await client.patch(`/api/fasts/${id}`, changes)).json());
    expect(await change({ endedAt: hours(0) })).toMatchObject({ endedAt: hours(0), startedAt: hours(-10) });
    expect(await change({ startedAt: hours(-12) })).toMatchObject({
      endedAt: hours(0),
      startedAt: hours(-12),
    });
    expect(await change({ plannedHours: 20 })).toMatchObject({ plannedHours: 20, startedAt: hours(-12) });
    expect(await change({ endedAt: null })).toMatchObject({ endedAt: null, plannedHours: 20 });
  });

  test('two fasts may touch and never overlap', async () => {
    const { client } = await signedInClient(t);
    const first = await past(client, -60, -44);
    const second = await past(client, -44, -30);
    const reasons = [];
    for (const [id, changes] of [
      [first, { endedAt: hours(-43) }],
      [second, { startedAt: hours(-45) }],
      [first, { endedAt: null }],
      [second, { startedAt: hours(-70) }],
    ] as const) {
      const response = await client.patch(`/api/fasts/${id}`, changes);
      expect(response.statusCode).toBe(400);
      reasons.push(response.json().fields);
    }
    expect(reasons).toEqual([
      { endedAt: 'You had already started another fast by this time' },
      { startedAt: 'You already had another fast running at this time' },
      { startedAt: 'You had already started another fast by this time' },
      { endedAt: 'You had already started another fast by this time' },
    ]);
    expect((await start(client, { startedAt: hours(-31) })).json().fields).toEqual({
      startedAt: 'You already had another fast running at this time',
    });
  });

  test('none is opened again while another runs', async () => {
    const { client } = await signedInClient(t);
    const before = await past(client, -60, -44);
    await start(client);
    const response = await client.patch(`/api/fasts/${before}`, { endedAt: null });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(RUNNING);
  });

  test.each([
    [{}, 'This request changes nothing'],
    [{ endedAt: '2999-01-01T00:00:00Z' }, 'A fast can’t end in the future'],
    [{ endedAt: '2020-01-01T00:00:00Z' }, 'A fast must end after it starts'],
    [{ plannedHours: 48 }, 'A fast must be 1 to 36 hours'],
  ])('%j is refused', async (changes, message) => {
    const { client } = await signedInClient(t);
    const { id } = fast.parse((await start(client)).json());
    const response = await client.patch(`/api/fasts/${id}`, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });
});

test('deleting removes it for good', async () => {
  const { client } = await signedInClient(t);
  const { id } = fast.parse((await start(client)).json());
  expect((await client.delete(`/api/fasts/${id}`)).statusCode).toBe(204);
  expect((await client.delete(`/api/fasts/${id}`)).statusCode).toBe(404);
  expect((await list(client)).fasts).toEqual([]);
});

describe('others', () => {
  test('another account finds nothing, changes nothing and fasts on its own', async () => {
    const owner = await signedInClient(t);
    const before = fast.parse((await start(owner.client)).json());
    const { client } = await signedInClient(t);
    expect((await list(client)).fasts).toEqual([]);
    expect((await start(client)).statusCode).toBe(201);
    const answers = [
      await client.patch(`/api/fasts/${before.id}`, { endedAt: hours(0) }),
      await client.delete(`/api/fasts/${before.id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'This fast does not exist.' });
    }
    expect((await list(owner.client)).fasts).toEqual([before]);
  });

  test.each([
    ['a guest', 403, 'account_required', () => guestClient(t)],
    ['a visitor', 401, 'not_signed_in', async () => t.client()],
  ] as const)('%s is turned away from every call', async (_who, status, code, arrive) => {
    const owner = await signedInClient(t);
    const { id } = fast.parse((await start(owner.client)).json());
    const client = await arrive();
    const answers = [
      await client.get('/api/fasts'),
      await client.post('/api/fasts', {}),
      await client.patch(`/api/fasts/${id}`, { plannedHours: 18 }),
      await client.delete(`/api/fasts/${id}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(code);
    }
    expect(await t.db.$count(fasts, eq(fasts.id, id))).toBe(1);
  });
});
