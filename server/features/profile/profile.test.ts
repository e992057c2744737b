import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProfiles } from '#server/database/schema/profiles.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const untouched = {
  age: null,
  gender: null,
  height: null,
  weight: null,
  healthGoal: null,
  disclaimerAccepted: false,
  chatDisclaimerAccepted: false,
  pantryDisclaimerAccepted: false,
  coachLevel: 'standard',
};

test('a new account has accepted nothing', async () => {
  const { client } = await signedInClient(t);
  const response = await client.get('/api/profile');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(untouched);
});

test('an account without a profile gets one, also when two requests ask at once', async () => {
  const { client, user } = await signedInClient(t);
  await t.db.delete(userProfiles).where(eq(userProfiles.userId, user.id));
  const answers = await Promise.all([client.get('/api/profile'), client.get('/api/profile')]);
  expect(answers.map((answer) => answer.json())).toEqual([untouched, untouched]);
  expect(await t.db.$count(userProfiles, eq(userProfiles.userId, user.id))).toBe(1);
});

test.each([
  ['no body', undefined, 'disclaimerAccepted'],
  ['an empty body', {}, 'disclaimerAccepted'],
  ['general', { kind: 'general' }, 'disclaimerAccepted'],
  ['chat', { kind: 'chat' }, 'chatDisclaimerAccepted'],
  ['pantry', { kind: 'pantry' }, 'pantryDisclaimerAccepted'],
])('accepting with %s sets its own flag', async (_name, body, flag) => {
  const { client } = await signedInClient(t);
  const accepted = { ...untouched, [flag]: true };
  expect((await client.post('/api/profile/accept-disclaimer', body)).json()).toEqual(accepted);
  expect((await client.post('/api/profile/accept-disclaimer', body)).json()).toEqual(accepted);
  expect((await client.get('/api/profile')).json()).toEqual(accepted);
});

test('an unknown kind is refused', async () => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/profile/accept-disclaimer', { kind: 'everything' });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ kind: 'kind is missing or not valid' });
});
