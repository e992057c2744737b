import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { userProfiles } from '#server/database/schema/profiles.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

const untouched = {
  ...EMPTY_PERSONAL_DATA,
  disclaimerAccepted: false,
  chatDisclaimerAccepted: false,
  pantryDisclaimerAccepted: false,
  disclaimerAcceptedAt: null,
  chatDisclaimerAcceptedAt: null,
  pantryDisclaimerAcceptedAt: null,
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
])(
  'accepting with %s sets its own flag and keeps the time of the first acceptance',
  async (_name, body, flag) => {
    const { client } = await signedInClient(t);
    const accepted = { ...untouched, [flag]: true, [`${flag}At`]: t.clock.now().toISOString() };
    expect((await client.post('/api/profile/accept-disclaimer', body)).json()).toEqual(accepted);
    t.clock.advance({ minutes: 7 });
    expect((await client.post('/api/profile/accept-disclaimer', body)).json()).toEqual(accepted);
    expect((await client.get('/api/profile')).json()).toEqual(accepted);
  },
);

test('accepted before times were kept: accepting again invents no time', async () => {
  const { client, user } = await signedInClient(t);
  await t.db.update(userProfiles).set({ disclaimerAccepted: true }).where(eq(userProfiles.userId, user.id));
  const response = await client.post('/api/profile/accept-disclaimer');
  expect(response.json()).toMatchObject({ disclaimerAccepted: true, disclaimerAcceptedAt: null });
});

test('an unknown kind is refused', async () => {
  const { client } = await signedInClient(t);
  const response = await client.post('/api/profile/accept-disclaimer', { kind: 'everything' });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ kind: 'kind is missing or not valid' });
});

describe('changing', () => {
  test('every field is kept as it was sent', async () => {
    const { client } = await signedInClient(t);
    const sent: PersonalData = {
      age: 52,
      gender: 'woman',
      height: 168.5,
      weight: 81.2,
      healthGoal: 'Reverse prediabetes',
      weightGoal: 'lose',
      activity: 'light',
      diabetes: 'prediabetes',
      pregnancy: 'none',
      medicines: ['Metformin', 'Jardiance'],
      conditions: ['gout', 'kidney_stones'],
      allergies: ['milk', 'sesame'],
      dislikes: ['Liver'],
      eatingStyle: 'pescatarian' as const,
      netCarbLimit: 25,
      ownTargets: { energy: 1700, protein: 95, fat: null },
      units: { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' },
      timeZone: 'Pacific/Auckland',
      country: 'NZ',
      withheldFromCoach: ['pantry'],
      onboarding: 'done',
    };
    const response = await client.patch('/api/profile', sent);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...untouched, ...sent });
    expect((await client.get('/api/profile')).json()).toEqual(response.json());
  });

  test('what is left out stays, also within units and targets; null takes a value away', async () => {
    const { client } = await signedInClient(t);
    await client.patch('/api/profile', {
      age: 40,
      weight: 90,
      units: { glucose: 'mmol/L' },
      ownTargets: { protein: 100 },
    });
    const changed = await client.patch('/api/profile', {
      age: null,
      units: { weight: 'lb' },
      ownTargets: { energy: 1800 },
    });
    expect(changed.json()).toMatchObject({
      age: null,
      weight: 90,
      units: { glucose: 'mmol/L', weight: 'lb', length: 'cm', food: 'g' },
      ownTargets: { protein: 100, energy: 1800, fat: null },
    });
  });

  test('an account without a profile gets one; names are kept once, whatever their case', async () => {
    const { client, user } = await signedInClient(t);
    await t.db.delete(userProfiles).where(eq(userProfiles.userId, user.id));
    const response = await client.patch('/api/profile', {
      medicines: ['Metformin', ' metformin ', 'Insulin', 'METFORMIN'],
      dislikes: ['Liver', 'liver'],
      conditions: ['gout', 'gout'],
      allergies: ['milk', 'milk'],
      gender: ' ',
    });
    expect(response.json()).toEqual({
      ...untouched,
      medicines: ['Metformin', 'Insulin'],
      dislikes: ['Liver'],
      conditions: ['gout'],
      allergies: ['milk'],
    });
  });

  test.each([
    [{}, null, 'This request changes nothing'],
    [{ age: 0 }, 'age', 'Age must be 1 to 120'],
    [{ age: 'old' }, 'age', 'Age must be a number'],
    [{ height: 6 }, 'height', 'Height must be 50 to 250 cm'],
    [{ weight: 401 }, 'weight', 'Weight must be 20 to 400 kg'],
    [{ netCarbLimit: 4 }, 'netCarbLimit', 'The net carb limit must be 5 to 130 g'],
    [{ ownTargets: { energy: 100 } }, 'ownTargets', 'Energy must be 800 to 6000 kcal'],
    [{ medicines: [''] }, 'medicines', 'Each medicine must have 1 to 80 characters'],
    [{ country: 'nz' }, 'country', 'The country must be two letters'],
    [
      { timeZone: 'Atlantis/Capital' },
      'timeZone',
      'We don’t know this time zone; it must be a name such as Europe/Berlin',
    ],
    [
      { timeZone: '+02:00' },
      'timeZone',
      'We don’t know this time zone; it must be a name such as Europe/Berlin',
    ],
    [{ diabetes: 'cured' }, 'diabetes', 'diabetes is missing or not valid'],
  ])('%j is refused and changes nothing', async (body, field, message) => {
    const { client } = await signedInClient(t);
    const response = await client.patch('/api/profile', { healthGoal: undefined, ...body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message,
      ...(field && { fields: { [field]: message } }),
    });
    expect((await client.get('/api/profile')).json()).toEqual(untouched);
  });
});

test('a profile is its account’s alone', async () => {
  const { client } = await signedInClient(t);
  await client.patch('/api/profile', { age: 61 });
  const other = await signedInClient(t);
  expect((await other.client.get('/api/profile')).json().age).toBeNull();
  for (const [outsider, status, code] of [
    [await guestClient(t), 403, 'account_required'],
    [t.client(), 401, 'not_signed_in'],
  ] as const) {
    const answers = [
      await outsider.get('/api/profile'),
      await outsider.patch('/api/profile', { age: 20 }),
      await outsider.post('/api/profile/accept-disclaimer'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(code);
    }
  }
  expect((await client.get('/api/profile')).json().age).toBe(61);
});
