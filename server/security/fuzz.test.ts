import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { loadFoods } from '#content/foods/foods.ts';
import { errorBody } from '#contract/errors.ts';
import { createMealPlanner } from '#meal-planner/meal-planner.ts';
import { openCanaryAccount } from '#server/testing/canary-account.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { requestOf } from './arbitrary-request.ts';
import { operationsOf } from './operations.ts';
import { rowsOf } from './rows-of.ts';
import { seed, sized } from './security-size.ts';

const REQUESTS = sized(1_500, 20_000);
/** Words of the insides: stack traces, paths, statements and drivers. */
const INSIDES =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error at|relation "|insert into|ECONNREFUSED|ZodError/i;

let coach: Coach;
let t: TestApp;
beforeAll(async () => {
  coach = await createCoach();
  const planner = createMealPlanner();
  t = await openTestApp({
    env: { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' },
    engines: { coach, planner, foods: loadFoods },
  });
});
afterAll(async () => {
  await t.close();
  await coach.close();
});

test(`${REQUESTS} requests that nobody should send get an answer of ours`, {
  timeout: 1_800_000,
}, async () => {
  const bystander = await openCanaryAccount(t);
  const before = await rowsOf(t.db, bystander.id);
  const operations = operationsOf(t.app);
  expect(operations.length).toBeGreaterThan(50);
  const guest = await guestClient(t);
  let account = await freshAccount();
  const statuses: Record<number, number> = {};
  const request = fc.nat(operations.length - 1).chain((index) => {
    const operation = operations[index];
    if (!operation) throw new RangeError('no such call');
    return fc.record({
      operation: fc.constant(operation),
      caller: fc.constantFrom('visitor', 'guest', 'account', 'account'),
      sent: requestOf(operation),
    });
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, caller, sent }) => {
      const client = { visitor: t.client(), guest, account }[caller];
      const answer = await call(client, operation.method, sent);
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      if (answer.statusCode >= 400) errorBody.parse(answer.json());
      if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${answer.body.slice(0, 300)}`);
      expect(answer.statusCode >= 400 ? answer.body : '').not.toMatch(INSIDES);
      if (caller === 'account' && answer.statusCode === 204) account = await freshAccount();
    }),
    { numRuns: REQUESTS, seed, endOnFailure: true },
  );
  console.info(`${REQUESTS} requests over ${operations.length} calls, seed ${seed}:`, statuses);
  expect(await rowsOf(t.db, bystander.id)).toEqual(before);
  expect(Object.keys(statuses).length).toBeGreaterThan(5);
});

/** An account may be signed out or deleted by what is sent. */
async function freshAccount(): Promise<TestClient> {
  return (await signedInClient(t)).client;
}

function call(
  client: TestClient,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  { url, body, headers }: { url: string; body: unknown; headers: Record<string, string> },
) {
  const isRaw = typeof body === 'string' || body === undefined;
  const payload = isRaw ? body : JSON.stringify(body);
  const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
  return client.call(method, url, {
    headers: { ...type, ...headers },
    ...(payload !== undefined && { body: payload }),
  });
}
