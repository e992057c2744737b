import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Coach, createCoach } from '#coach/coach.ts';
import { loadFoods } from '#content/foods/foods.ts';
import { accountSessionList } from '#contract/account.ts';
import { GUEST_ID_HEADER } from '#contract/auth.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { CANARY, openCanaryAccount } from '#server/testing/canary-account.ts';
import {
  FACTORY_PASSWORD,
  insertCookedMeal,
  insertDiaryEntry,
  insertFast,
  insertPasskey,
} from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { SESSION_COOKIE } from '../plugins/sessions.ts';
import { bodyFor } from './arbitrary-request.ts';
import { type Operation, operationsOf } from './operations.ts';
import { rowsOf } from './rows-of.ts';
import { seed } from './security-size.ts';

/** Whose rows a place in a path stands for. A call with another place fails the test until it is listed. */
const ROWS: readonly (readonly [start: string, table: string, key?: string])[] = [
  ['/api/health-readings/', 'health_readings'],
  ['/api/fasts/', 'fasts'],
  ['/api/diary/', 'diary_entries'],
  ['/api/pantry/items/', 'pantry_items'],
  ['/api/meal-plans/cooked/', 'cooked_meals'],
  ['/api/meal-plans/', 'saved_meal_plans'],
  ['/api/saved-conversations/', 'saved_conversations'],
  ['/api/account/passkeys/', 'passkeys'],
  ['/api/answer-feedback/', 'answer_feedback', 'exchange_key'],
];
/** Answers that it is forgotten whether there was anything or not; the rows are compared afterwards. */
const SAYS_GONE = '/api/answer-feedback/{exchangeKey}';

let coach: Coach;
let t: TestApp;
beforeAll(async () => {
  coach = await createCoach();
  t = await openTestApp({
    env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
    engines: { coach, planner: createMealPlanner(), foods: loadFoods },
  });
});
afterAll(async () => {
  await t.close();
  await coach.close();
});

test('nobody reads or changes what is another’s, by any call', { timeout: 300_000 }, async () => {
  const victim = await openVictim();
  const before = await rowsOf(t.db, victim.id);
  const wrong: string[] = [];
  let checks = 0;
  for (const operation of operationsOf(t.app)) {
    const url = await urlOf(operation, victim);
    for (const [who, open] of Object.entries(strangers(victim))) {
      for (const names of [{}, { userId: victim.id, user_id: victim.id }]) {
        const answer = await ask(await open(), operation, url, names);
        const isOpen = answer.statusCode < 400 && url !== operation.path && operation.path !== SAYS_GONE;
        const tells = answer.body.includes(CANARY);
        if (isOpen || tells || answer.statusCode >= 500) {
          wrong.push(
            `${who}: ${operation.method} ${url} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`,
          );
        }
        checks += 1;
      }
    }
  }
  console.info(`${checks} checks of access`);
  expect(wrong).toEqual([]);
  expect(checks).toBeGreaterThanOrEqual(600);
  expect(await rowsOf(t.db, victim.id)).toEqual(before);
  expect((await victim.client.get('/api/user')).statusCode).toBe(200);
});

type Victim = Awaited<ReturnType<typeof openVictim>>;

/** Somebody with a thing of every kind, signed in. */
async function openVictim() {
  const user = await openCanaryAccount(t);
  await insertFast(t.db, { userId: user.id });
  await insertDiaryEntry(t.db, { userId: user.id });
  await insertCookedMeal(t.db, { userId: user.id });
  await insertPasskey(t.db, { userId: user.id });
  const client = t.client();
  await client.post('/api/login', { username: user.username, password: FACTORY_PASSWORD });
  const sessions = accountSessionList.parse((await client.get('/api/account/sessions')).json());
  return { ...user, client, session: sessions[0]?.id ?? '' };
}

/** The call's address with the victim's own row in its place. */
async function urlOf({ path }: Operation, victim: Victim): Promise<string> {
  if (!path.includes('{')) return path;
  if (path.startsWith('/api/account/sessions/')) return path.replace(/\{\w+\}/, victim.session);
  const [, table = '', key = 'id'] = ROWS.find(([start]) => path.startsWith(start)) ?? [];
  const { rows } = await t.db.execute(
    sql`select ${sql.identifier(key)} as key from ${sql.identifier(table)} where user_id = ${victim.id} limit 1`,
  );
  const { key: id } = z.object({ key: z.union([z.string(), z.number()]) }).parse(rows[0]);
  return path.replace(/\{\w+\}/, String(id));
}

/** Everybody who is not the victim, and some who say they are. */
function strangers(victim: Victim): Record<string, () => Promise<TestClient>> {
  const withHeader = (name: string, value: string, own: TestClient) => {
    const client = t.client();
    for (const [cookie, content] of own.cookies) client.cookies.set(cookie, content);
    client.headers[name] = value;
    return client;
  };
  const ofCookie = (content: string) => {
    const client = t.client();
    client.cookies.set(SESSION_COOKIE, content);
    return client;
  };
  const cookie = decodeURIComponent(victim.client.cookies.get(SESSION_COOKIE) ?? '');
  const [sid = '', signature = ''] = cookie.split('.');
  return {
    visitor: async () => t.client(),
    guest: () => guestClient(t),
    'another account': otherAccount,
    'another account in the name of the victim': async () =>
      withHeader(SENT_BY_HEADER, String(victim.id), await otherAccount()),
    'a guest with the number of the victim': async () =>
      withHeader(GUEST_ID_HEADER, String(victim.id), t.client()),
    'a session without its signature': async () => ofCookie(sid),
    'a session with another signature': async () =>
      ofCookie(`${sid}.${signature.split('').reverse().join('')}`),
  };
}

let account: TestClient | null = null;
/** Signed in anew where a call has ended the session or the account. */
async function otherAccount(): Promise<TestClient> {
  if (account && (await account.get('/api/user')).statusCode === 200) return account;
  account = (await signedInClient(t)).client;
  return account;
}

function ask(client: TestClient, { method, body }: Operation, url: string, names: object) {
  const [fitting] = body ? fc.sample(bodyFor(body), { numRuns: 1, seed }) : [];
  const query = new URLSearchParams(Object.entries(names).map(([name, value]) => [name, String(value)]));
  const isObject = typeof fitting === 'object' && fitting !== null;
  return client.call(method, `${url}?${query}`, {
    ...(isObject && { body: { ...fitting, ...names } }),
  });
}
