import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { errorBody } from '#contract/errors.ts';
import { type GenerateMealPlan, generateMealPlanResponse } from '#contract/meal-plans.ts';
import type { MealPlanner } from '#meal-planner/plan-request.ts';
import { insertPantryItem, insertUser } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createPlannerPool } from './planner-pool.ts';

let t: TestApp;
let planner: MealPlanner;
beforeAll(async () => {
  planner = createPlannerPool({ threads: 1 });
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' }, engines: { planner, foods: loadFoods } });
});
afterAll(async () => {
  await t.close();
  await planner.close();
});

/** What a keto kitchen has, as rows of the foods table. */
const FOODS = [
  ['01129', 'Large Eggs'],
  ['01145', 'Unsalted Butter'],
  ['05064', 'Chicken Breast'],
  ['15076', 'Wild Salmon'],
  ['09037', 'Avocado'],
  ['11457', 'Baby Spinach'],
  ['11090', 'Broccoli'],
  ['01009', 'Cheddar'],
  ['04053', 'Olive Oil'],
  ['12061', 'Almonds'],
  ['01053', 'Heavy Cream'],
  ['09302', 'Raspberries'],
] as const;

async function kitchen(): Promise<{ client: TestClient; items: { id: number }[] }> {
  const { client } = await signedInClient(t);
  const items: { id: number }[] = [];
  for (const [foodId, productName] of FOODS) {
    const body = { productName, foodId, portionGrams: 100, ketoFriendly: true };
    items.push((await client.post('/api/pantry/items', body)).json());
  }
  return { client, items };
}
const generate = (client: TestClient, body: Partial<GenerateMealPlan>) =>
  client.post('/api/ai/generate-meal-plan', body);

const NOTHING_EATEN = { netCarbs: null, energy: null, protein: null, fat: null };

describe('a plan', () => {
  test('uses the selected foods, says so in both sections, and keeps the limit', async () => {
    const { client, items } = await kitchen();
    const response = await generate(client, { pantryItems: items, mealTypes: ['Dinner', 'Breakfast'] });
    expect(response.statusCode, response.body).toBe(200);
    const { mealPlan, plan } = generateMealPlanResponse.parse(response.json());
    expect(mealPlan).toMatch(/^INGREDIENTS FROM YOUR PANTRY:\n- [\s\S]*\nMEAL PLAN DETAILS:\n/);
    expect(plan).toMatchObject({ type: 'enhanced', mealTypes: ['Breakfast', 'Dinner'] });
    const own = new Set(items.map(({ id }) => id));
    const used = plan.days.flatMap(({ dishes }) => dishes.flatMap(({ ingredients }) => ingredients));
    expect(used.some(({ pantryItemId }) => pantryItemId !== null)).toBe(true);
    for (const { pantryItemId } of used) expect(pantryItemId === null || own.has(pantryItemId)).toBe(true);
    for (const day of plan.days) expect(day.totals.netCarbs).toBeLessThanOrEqual(plan.netCarbLimit.share);
  });

  test('is what can be saved and cooked', async () => {
    const { client, items } = await kitchen();
    const { mealPlan, plan } = (await generate(client, { pantryItems: items, mealTypes: ['Lunch'] })).json();
    const pantryItemIds = JSON.stringify(items.map(({ id }) => id));
    const saved = await client.post('/api/meal-plans', {
      title: 'Lunch',
      content: mealPlan,
      pantryItemIds,
      plan,
    });
    expect(saved.statusCode, saved.body).toBe(201);
    const { id } = saved.json();
    const key = '8a8b0d5e-60a4-4c1e-9d8f-3f7c4f5a1b2c';
    const cooked = await client.post(`/api/meal-plans/${id}/cooked`, { idempotencyKey: key });
    expect(cooked.json().untracked.length).toBeGreaterThan(0);
  });

  test('keeps one dish and leaves another out', async () => {
    const { client, items } = await kitchen();
    const body = { pantryItems: items, mealTypes: ['Breakfast', 'Dinner'] as const };
    const first = (await generate(client, { ...body, mealTypes: [...body.mealTypes] })).json();
    const [breakfast, dinner] = first.plan.days[0].dishes;
    const again = await generate(client, {
      ...body,
      mealTypes: [...body.mealTypes],
      keep: [breakfast],
      without: [dinner.dishId],
    });
    const dishes = generateMealPlanResponse.parse(again.json()).plan.days[0]?.dishes ?? [];
    expect(dishes[0]?.dishId).toBe(breakfast.dishId);
    expect(dishes[1]?.dishId).not.toBe(dinner.dishId);
  });

  test('keeps what the profile says', async () => {
    const { client, items } = await kitchen();
    await client.patch('/api/profile', { allergies: ['egg', 'milk', 'fish'], netCarbLimit: 30 });
    const { plan } = generateMealPlanResponse.parse((await generate(client, { pantryItems: items })).json());
    expect(plan.netCarbLimit).toMatchObject({ day: 30, from: 'own' });
    const names = plan.days.flatMap(({ dishes }) =>
      dishes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.toLowerCase())),
    );
    expect(names.filter((name) => /egg|butter|cheddar|(?<!coconut )cream|salmon/.test(name))).toEqual([]);
  });
});

describe('the rest of a day', () => {
  const grams = (low: number, value: number, high: number) => ({ low, value, high });
  const eaten = (netCarbs: ReturnType<typeof grams>) => ({
    values: {
      netCarbs,
      energy: grams(800, 900, 1000),
      protein: grams(40, 45, 50),
      fat: grams(60, 65, 70),
    },
    mealsLeft: ['Dinner' as const],
  });

  test('keeps what the meals before leave of the limit, says what was counted, and can be saved', async () => {
    const { client, items } = await kitchen();
    const response = await generate(client, { pantryItems: items, eaten: eaten(grams(11, 13, 15.5)) });
    expect(response.statusCode, response.body).toBe(200);
    const { mealPlan, plan } = generateMealPlanResponse.parse(response.json());
    expect(plan.days[0]?.dishes.map(({ meal }) => meal)).toEqual(['Dinner']);
    expect(15.5 + (plan.days[0]?.totals.netCarbs ?? Number.NaN)).toBeLessThanOrEqual(20);
    expect(mealPlan).toContain('Counted as eaten today: about 13 g (11 to 15.5).');
    const saved = await client.post('/api/meal-plans', {
      title: 'Rest of today',
      content: mealPlan,
      pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
      plan,
    });
    expect(saved.json().plan.eaten).toEqual(plan.eaten);
  });

  test('with the limit used up answers with the nearest, named as over it', async () => {
    const { client, items } = await kitchen();
    const response = await generate(client, { pantryItems: items, eaten: eaten(grams(21, 24, 27)) });
    expect(response.statusCode).toBe(422);
    const { refusal, message } = errorBody.parse(response.json());
    expect(message).toContain('You have had about 24 g (21 to 27) of your 20 g of net carbs today');
    expect(refusal?.nearest?.plan.overLimit).toBeGreaterThanOrEqual(7);
    expect(refusal?.nearest?.mealPlan).toContain('OVER THE LIMIT');
  });
});

describe('no plan', () => {
  test('says which limit is in the way and what would free it', async () => {
    const { client } = await signedInClient(t);
    const body = { productName: 'Sugar', foodId: '19335', portionGrams: 100, ketoFriendly: false };
    const item = (await client.post('/api/pantry/items', body)).json();
    const response = await generate(client, { pantryItems: [item], mealPlanType: 'basic' });
    expect(response.statusCode).toBe(422);
    const refused = errorBody.parse(response.json());
    expect(refused.code).toBe('plan_not_possible');
    expect(refused.refusal?.message).toBe(refused.message);
    expect(refused.refusal?.change.kind).toBeTypeOf('string');
  });

  test.each([[{ pantryItems: [] }], [{}], [{ pantryItems: null }], [{ pantryItems: 'all' }]])(
    'without items: %j',
    async (body) => {
      const { client } = await signedInClient(t);
      const response = await client.post('/api/ai/generate-meal-plan', body);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('Please select at least one item');
    },
  );

  test('from foods of others, or from foods that were removed', async () => {
    const { client, user } = await signedInClient(t);
    const stranger = await insertUser(t.db);
    const theirs = await insertPantryItem(t.db, { userId: stranger.id });
    const own = await insertPantryItem(t.db, { userId: user.id });
    const mixed = await generate(client, { pantryItems: [{ id: own.id }, { id: theirs.id }] });
    expect(mixed.statusCode).toBe(404);
    expect(mixed.json().message).toBe('1 of these 2 items is no longer in your pantry. Please select again.');
    await client.delete(`/api/pantry/items/${own.id}`);
    const removed = await generate(client, { pantryItems: [{ id: own.id }] });
    expect(removed.json().message).toBe('This item is no longer in your pantry. Please select again.');
  });

  test.each([
    { pantryItems: [{ id: 0 }] },
    { pantryItems: [{ id: '1' }] },
    { pantryItems: [{ id: 99999999999 }] },
    { mealPlanType: 'deluxe' },
    { mealTypes: ['Brunch'] },
    { days: 8 },
    { days: 0 },
    { keep: [{}] },
    { without: [1] },
    { variant: -1 },
    { eaten: { mealsLeft: ['Dinner'] } },
    { eaten: { values: NOTHING_EATEN, mealsLeft: [] } },
    { eaten: { values: NOTHING_EATEN, mealsLeft: ['Dinner'] }, days: 2 },
    { eaten: { values: NOTHING_EATEN, mealsLeft: ['Dinner'] }, mealTypes: ['Lunch'] },
    {
      eaten: {
        values: { ...NOTHING_EATEN, netCarbs: { low: 9, value: 5, high: 10 } },
        mealsLeft: ['Dinner'],
      },
    },
  ])('for %j', async (change) => {
    const { client } = await signedInClient(t);
    const response = await client.post('/api/ai/generate-meal-plan', { pantryItems: [{ id: 1 }], ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('invalid_input');
  });

  test('for guests and visitors', async () => {
    const guest = await guestClient(t);
    expect((await generate(guest, { pantryItems: [{ id: 1 }] })).statusCode).toBe(403);
    expect((await generate(t.client(), { pantryItems: [{ id: 1 }] })).statusCode).toBe(401);
  });
});

test('a value that was sent along is not taken for true', async () => {
  const { client, items } = await kitchen();
  const lies = items.map((item) => ({ ...item, netCarbs: 0, productName: 'Nothing', allergens: [] }));
  const body = { mealTypes: ['Dinner' as const], mealPlanType: 'basic' as const };
  const honest = await generate(client, { ...body, pantryItems: items });
  const lied = await generate(client, { ...body, pantryItems: lies });
  expect(lied.json()).toEqual(honest.json());
});
