import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coach, Question } from '#coach/coach.ts';
import { insertMealPlan, insertPantryItem, insertReading } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

const CHAT = '/api/captain-keto/chat';
const GUEST_DATA = {
  readings: [
    {
      readingTime: '2026-11-01T07:00:00.000Z',
      glucoseLevel: 101,
      ketoneLevel: null,
      weight: null,
      waist: null,
      isFasting: true,
      lastMeal: null,
      feeling: null,
    },
  ],
};

describe('who asks the coach', () => {
  let asked: Question[];
  let t: TestApp;
  beforeAll(async () => {
    const coach: Coach = {
      async *answer(input) {
        asked.push(input);
        yield { type: 'text', text: 'Aye.' } as const;
        yield { type: 'done', answeredBy: 'composer' } as const;
      },
      close: async () => {},
    };
    t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { coach } });
  });
  afterAll(() => t.close());

  const askedBy = async (post: Promise<{ statusCode: number }>): Promise<Question> => {
    asked = [];
    expect((await post).statusCode).toBe(200);
    const [input] = asked;
    if (!input) throw new Error('The coach was not asked');
    return input;
  };

  test('an account: its own profile, readings, pantry and plans, and nobody else’s', async () => {
    const { client, user } = await signedInClient(t);
    const other = await signedInClient(t);
    await client.patch('/api/profile', { age: 45, country: 'GB', timeZone: 'Europe/London' });
    await insertReading(t.db, { userId: user.id, glucoseLevel: 97 });
    await insertReading(t.db, { userId: other.user.id, glucoseLevel: 222 });
    await insertPantryItem(t.db, { userId: user.id, productName: 'My brie' });
    await insertPantryItem(t.db, { userId: other.user.id, productName: 'Their bread' });
    await insertMealPlan(t.db, {
      userId: user.id,
      title: 'Earlier',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
    await insertMealPlan(t.db, {
      userId: user.id,
      title: 'Later',
      createdAt: new Date('2026-02-01T00:00:00Z'),
    });
    await insertMealPlan(t.db, { userId: other.user.id, title: 'Their plan' });
    const { person, country, zone, now } = await askedBy(
      client.post(CHAT, { message: 'How am I doing?', timeZone: 'Asia/Tokyo' }),
    );
    expect(await person?.profile()).toMatchObject({ age: 45 });
    expect((await person?.readings())?.map(({ glucoseLevel }) => glucoseLevel)).toEqual([97]);
    expect((await person?.pantry())?.map(({ productName }) => productName)).toEqual(['My brie']);
    expect((await person?.plans())?.map(({ title }) => title)).toEqual(['Later', 'Earlier']);
    expect({ country, zone }).toEqual({ country: 'GB', zone: 'Europe/London' });
    expect(now).toEqual(t.clock.now());
  });

  test('what an account sends along as a guest’s is not used', async () => {
    const { client } = await signedInClient(t);
    const { person } = await askedBy(
      client.post(CHAT, { message: 'How am I doing?', guestData: GUEST_DATA }),
    );
    expect(await person?.readings()).toEqual([]);
  });

  test('a guest: what the browser sent, newest first', async () => {
    const client = await guestClient(t);
    const earlier = { ...GUEST_DATA.readings[0], readingTime: '2026-10-01T07:00:00.000Z', glucoseLevel: 130 };
    const guestData = { readings: [earlier, ...GUEST_DATA.readings] };
    const { person, zone } = await askedBy(
      client.post(CHAT, { message: 'How am I doing?', guestData, timeZone: 'Asia/Tokyo' }),
    );
    expect((await person?.readings())?.map(({ glucoseLevel }) => glucoseLevel)).toEqual([101, 130]);
    expect(await person?.pantry()).toEqual([]);
    expect(await person?.profile()).toBeNull();
    expect(zone).toBe('Asia/Tokyo');
  });

  test('a visitor is nobody, and a zone nobody knows is not used', async () => {
    const { person } = await askedBy(t.client().post('/api/ask', { question: 'How am I doing?' }));
    expect(await person?.readings()).toBeNull();
    const client = await guestClient(t);
    const { zone } = await askedBy(client.post(CHAT, { message: 'Hello', timeZone: 'Mars/Olympus' }));
    expect(zone).toBeUndefined();
  });

  test.each([
    [{ readings: [{ glucoseLevel: 5000 }] }],
    [{ readings: Array.from({ length: 201 }, () => GUEST_DATA.readings[0]) }],
    [{ profile: { age: 45 } }],
    [{ letters: [] }],
  ])('guest data that does not fit is refused: %#', async (guestData) => {
    asked = [];
    const client = await guestClient(t);
    const response = await client.post(CHAT, { message: 'How am I doing?', guestData });
    expect(response.statusCode).toBe(400);
    expect(asked).toEqual([]);
  });
});
