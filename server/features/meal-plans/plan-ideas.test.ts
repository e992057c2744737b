import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CookingIdeas } from '#coach/skills/pantry/cooking-ideas.ts';
import { loadFoods } from '#content/foods/foods.ts';
import type { MealCategory } from '#contract/meal-plans.ts';
import type { MealPlanner } from '#meal-planner/plan-request.ts';
import { AppError } from '#server/errors.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { createPlannerPool } from './planner-pool.ts';

let t: TestApp;
let planner: MealPlanner;
/** What the coach got through the port; undefined where there was no port. */
const heard: (CookingIdeas | null | undefined)[] = [];
let meals: MealCategory[] = [];
let fails: Error | null = null;
beforeAll(async () => {
  planner = createPlannerPool({ threads: 1 });
  t = await openTestApp({
    env: { RATE_LIMIT_FACTOR: '1000' },
    engines: {
      foods: loadFoods,
      planner: { plan: (...args) => (fails ? Promise.reject(fails) : planner.plan(...args)) },
      // Asks for ideas while it answers and keeps them, to look at what came through the port.
      coach: {
        async *answer({ planIdeas }) {
          heard.push(await planIdeas?.(meals));
          yield { type: 'done', answeredBy: 'composer' };
        },
        close: async () => {},
      },
    },
  });
});
afterAll(async () => {
  await t.close();
  await planner.close();
});

async function add(client: TestClient, foods: Record<string, string>) {
  for (const [productName, foodId] of Object.entries(foods)) {
    const body = { productName, foodId, portionGrams: 100, ketoFriendly: true };
    await client.post('/api/pantry/items', body);
  }
}

/** What the coach gets for a question of this browser. */
async function ideasOf(client: TestClient, ...wanted: MealCategory[]) {
  meals = wanted;
  const body = { message: 'What can I cook with what I have?', localHistory: [] };
  expect((await client.post('/api/captain-keto/chat', body)).statusCode).toBe(200);
  return heard.pop();
}

describe('ideas of what to cook', () => {
  test('come from the account’s own pantry alone where that is enough', async () => {
    const { client } = await signedInClient(t);
    const names = {
      Eggs: '01123',
      Butter: '01145',
      Spinach: '11457',
      Cheddar: '01009',
      'Heavy Cream': '01053',
    };
    await add(client, names);
    const found = await ideasOf(client, 'Breakfast');
    if (found?.kind !== 'dishes') throw new Error('There are no dishes');
    expect(found.dishes).toHaveLength(1);
    const used = found.dishes[0]?.ingredients ?? [];
    expect(used.map(({ isFromPantry }) => isFromPantry)).not.toContain(false);
    for (const { name } of used) expect(Object.keys(names)).toContain(name);
  });

  test('keep the profile, and say what is in the way', async () => {
    const { client } = await signedInClient(t);
    await add(client, { Sugar: '19335' });
    await client.patch('/api/profile', { conditions: ['fat_metabolism_disorder'] });
    expect(await ideasOf(client, 'Dinner')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/\w/),
    });
  });

  test.each([new AppError('unavailable', { message: 'Busy' }), new Error('The solver broke')])(
    'are none while the planner fails, and the coach still answers: %s',
    async (failure) => {
      const { client } = await signedInClient(t);
      await add(client, { Eggs: '01123' });
      fails = failure;
      try {
        expect(await ideasOf(client, 'Dinner')).toBeNull();
      } finally {
        fails = null;
      }
    },
  );

  test('are not planned for guests', async () => {
    expect(await ideasOf(await guestClient(t), 'Dinner')).toBeUndefined();
  });
});
