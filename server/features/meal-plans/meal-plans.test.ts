import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEAL_CATEGORIES, SAVED_PLANS_MOST, savedMealPlan } from '#contract/meal-plans.ts';
import { savedMealPlans } from '#server/database/schema/meals.ts';
import { insertMealPlan, insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { cookedPlan } from '#server/testing/meal-plan.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => t.close());

async function planner() {
  const { client, user } = await signedInClient(t);
  const item = await insertPantryItem(t.db, { userId: user.id });
  const body = {
    title: ' Monday ',
    content: 'MEAL PLAN DETAILS:\nEggs',
    pantryItemIds: JSON.stringify([item.id]),
    mealPlanType: 'basic',
    mealTypes: ['Dinner'],
  };
  return { client, user, item, body };
}

describe('saving', () => {
  test('keeps the plan as the calls send it', async () => {
    const { client, item, body } = await planner();
    const plan = cookedPlan([{ pantryItemId: item.id, name: 'Almond butter', grams: 32 }]);
    const response = await client.post('/api/meal-plans', { ...body, plan });
    expect(response.statusCode, response.body).toBe(201);
    expect(savedMealPlan.parse(response.json())).toEqual({
      id: expect.any(Number),
      title: 'Monday',
      content: body.content,
      pantryItemIds: `[${item.id}]`,
      mealPlanType: 'basic',
      mealTypes: '["Dinner"]',
      plan,
      createdAt: t.clock.now().toISOString(),
    });
    expect((await client.get('/api/meal-plans')).json()).toEqual([response.json()]);
  });

  test('a plan of text alone is enhanced and of no category, unless it says so', async () => {
    const { client } = await planner();
    const body = { title: 'T', content: 'Eggs', pantryItemIds: '[]' };
    expect((await client.post('/api/meal-plans', body)).json()).toMatchObject({
      mealPlanType: 'enhanced',
      mealTypes: '[]',
      plan: null,
    });
  });

  test('repeated with the same key stores nothing more, also at once', async () => {
    const { client, body } = await planner();
    const sent = { ...body, idempotencyKey: randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => client.post('/api/meal-plans', sent)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(new Set(all.map((response) => response.json().id)).size).toBe(1);
    const other = await planner();
    expect(
      (await other.client.post('/api/meal-plans', { ...other.body, idempotencyKey: sent.idempotencyKey }))
        .statusCode,
    ).toBe(201);
  });

  test.each([
    [{ title: '  ' }, 'title', 'Please enter a title for the meal plan'],
    [{ title: undefined }, 'title', 'Please enter a title for the meal plan'],
    [{ title: 'x'.repeat(201) }, 'title', 'Please keep the title under 200 characters'],
    [{ content: '' }, 'content', 'You don’t have a meal plan to save'],
    [{ pantryItemIds: '[1,' }, 'pantryItemIds', 'pantryItemIds must be a list of pantry items'],
    [{ pantryItemIds: '{"a":1}' }, 'pantryItemIds', 'pantryItemIds must be a list of pantry items'],
    [{ pantryItemIds: '["1"]' }, 'pantryItemIds', 'pantryItemIds must be a list of pantry items'],
    [{ pantryItemIds: [1] }, 'pantryItemIds', 'pantryItemIds must be a list of pantry items'],
    [{ mealPlanType: 'deluxe' }, 'mealPlanType', 'mealPlanType is missing or not valid'],
    [{ mealTypes: ['Brunch'] }, 'mealTypes', 'mealTypes is missing or not valid'],
    [{ plan: { version: 2 } }, 'plan', 'plan is missing or not valid'],
  ])('refuses %j', async (change, field, message) => {
    const { client, body } = await planner();
    const response = await client.post('/api/meal-plans', { ...body, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message, fields: { [field]: message } });
  });

  test('foods of others are refused, in the list and inside the plan', async () => {
    const { client, body, item } = await planner();
    const stranger = await insertUser(t.db);
    const theirs = await insertPantryItem(t.db, { userId: stranger.id });
    const plan = cookedPlan([{ pantryItemId: theirs.id, name: 'Theirs', grams: 10 }]);
    for (const change of [{ pantryItemIds: `[${item.id},${theirs.id}]` }, { plan }]) {
      const response = await client.post('/api/meal-plans', { ...body, ...change });
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe(
        '1 of these 2 items is no longer in your pantry. Please select again.',
      );
    }
    expect((await client.get('/api/meal-plans')).json()).toEqual([]);
  });

  test('a plan whose food was removed a moment ago can still be saved', async () => {
    const { client, body, item } = await planner();
    await client.delete(`/api/pantry/items/${item.id}`);
    expect((await client.post('/api/meal-plans', body)).statusCode).toBe(201);
  });

  test('an account keeps a limited number', async () => {
    const { client, user, body } = await planner();
    const rows = Array.from({ length: SAVED_PLANS_MOST - 1 }, () => ({
      userId: user.id,
      title: 'T',
      content: 'C',
      pantryItemIds: '[]',
    }));
    await t.db.insert(savedMealPlans).values(rows);
    const both = await Promise.all([1, 2].map(() => client.post('/api/meal-plans', body)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect(both.map((response) => response.json().message)).toContain(
      `You have ${SAVED_PLANS_MOST} saved meal plans, which is the limit. Please delete some that you no longer need.`,
    );
  });
});

test('renaming changes the title alone', async () => {
  const { client, user } = await planner();
  const plan = await insertMealPlan(t.db, { userId: user.id, mealTypes: JSON.stringify(MEAL_CATEGORIES) });
  const renamed = await client.patch(`/api/meal-plans/${plan.id}`, { title: ' Tuesday ' });
  expect(renamed.json()).toMatchObject({
    title: 'Tuesday',
    content: plan.content,
    mealTypes: plan.mealTypes,
  });
  expect((await client.patch(`/api/meal-plans/${plan.id}`, { title: ' ' })).statusCode).toBe(400);
});

test('deleting removes the plan, once', async () => {
  const { client, user } = await planner();
  const plan = await insertMealPlan(t.db, { userId: user.id });
  expect((await client.delete(`/api/meal-plans/${plan.id}`)).statusCode).toBe(204);
  expect((await client.delete(`/api/meal-plans/${plan.id}`)).statusCode).toBe(404);
});

test('others, guests and visitors see and change nothing', async () => {
  const owner = await insertUser(t.db);
  const plan = await insertMealPlan(t.db, { userId: owner.id });
  const { client } = await signedInClient(t);
  const guest = await guestClient(t);
  const cook = { idempotencyKey: randomUUID() };
  const calls: [(who: typeof client) => ReturnType<typeof client.get>, number][] = [
    [(who) => who.get('/api/meal-plans'), 200],
    [(who) => who.patch(`/api/meal-plans/${plan.id}`, { title: 'Mine' }), 404],
    [(who) => who.delete(`/api/meal-plans/${plan.id}`), 404],
    [(who) => who.post(`/api/meal-plans/${plan.id}/cooked`, cook), 404],
    [(who) => who.post('/api/meal-plans', { title: 'T', content: 'C', pantryItemIds: '[]' }), 201],
    [(who) => who.post('/api/ai/generate-meal-plan', { pantryItems: [{ id: 1 }] }), 404],
  ];
  for (const [call, status] of calls) {
    expect((await call(client)).statusCode).toBe(status);
    expect((await call(guest)).statusCode).toBe(403);
    expect((await call(t.client())).statusCode).toBe(401);
  }
  expect(await t.db.select().from(savedMealPlans)).toContainEqual(plan);
});
