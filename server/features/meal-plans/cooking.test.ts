import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cooked, cookingUndone } from '#contract/meal-plans.ts';
import { cookedMeals } from '#server/database/schema/meals.ts';
import { pantryItems } from '#server/database/schema/pantry.ts';
import { insertMealPlan, insertPantryItem } from '#server/testing/factories.ts';
import { cookedPlan, plannedDish } from '#server/testing/meal-plan.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => t.close());

/** Eggs of which 300 g are there, butter of which 20 g are there, salt nobody weighs, and a plan of two dishes. */
async function kitchen() {
  const { client, user } = await signedInClient(t);
  const add = (productName: string, amountAtHand: number | null) =>
    insertPantryItem(t.db, { userId: user.id, productName, amountAtHand });
  const [eggs, butter, salt] = [await add('Eggs', 3000), await add('Butter', 200), await add('Salt', null)];
  const breakfast = plannedDish(
    [
      { pantryItemId: eggs.id, name: 'eggs', grams: 100 },
      { pantryItemId: butter.id, name: 'butter', grams: 15 },
      { pantryItemId: salt.id, name: 'salt', grams: 1 },
      { pantryItemId: null, name: 'chives', grams: 5 },
    ],
    { key: '1-Breakfast', meal: 'Breakfast' },
  );
  const dinner = plannedDish([
    { pantryItemId: eggs.id, name: 'eggs', grams: 50 },
    { pantryItemId: butter.id, name: 'butter', grams: 10 },
  ]);
  const plan = await insertMealPlan(t.db, { userId: user.id, plan: cookedPlan([], [breakfast, dinner]) });
  const cook = (body: Record<string, unknown> = {}) =>
    client.post(`/api/meal-plans/${plan.id}/cooked`, { idempotencyKey: randomUUID(), ...body });
  const undo = (id: number) => client.post(`/api/meal-plans/cooked/${id}/undo`);
  const left = async () => {
    const rows = await t.db.select().from(pantryItems).where(eq(pantryItems.userId, user.id));
    return Object.fromEntries(rows.map((row) => [row.productName, row.amountAtHand]));
  };
  return { client, user, eggs, butter, salt, plan, cook, undo, left };
}

describe('cooking', () => {
  test('a dish takes its grams, times the servings, and says what is left and what nobody weighs', async () => {
    const { cook, eggs, butter, left } = await kitchen();
    const response = await cook({ dishKey: '1-Breakfast', servings: 0.5 });
    expect(response.statusCode).toBe(201);
    expect(cooked.parse(response.json())).toEqual({
      id: expect.any(Number),
      taken: [
        { pantryItemId: eggs.id, name: 'Eggs', grams: 50, left: 250 },
        { pantryItemId: butter.id, name: 'Butter', grams: 7.5, left: 12.5 },
      ],
      untracked: ['Salt'],
    });
    expect(await left()).toEqual({ Eggs: 2500, Butter: 125, Salt: null });
  });

  test('a whole plan adds its dishes up, and never takes more than is there', async () => {
    const { cook, left } = await kitchen();
    const taken = (await cook()).json().taken;
    expect(taken).toMatchObject([
      { grams: 150, left: 150 },
      { grams: 20, left: 0 },
    ]);
    expect(await left()).toEqual({ Eggs: 1500, Butter: 0, Salt: null });
  });

  test('repeated with the same key takes nothing more, also at once', async () => {
    const { cook, left } = await kitchen();
    const sent = { idempotencyKey: randomUUID(), dishKey: '1-Dinner' };
    const all = await Promise.all([1, 2, 3, 4].map(() => cook(sent)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(await left()).toEqual({ Eggs: 2500, Butter: 100, Salt: null });
  });

  test('several at once never go below nothing, and take together what is gone', async () => {
    const { cook, left } = await kitchen();
    const all = await Promise.all(Array.from({ length: 8 }, () => cook({ dishKey: '1-Dinner' })));
    const butter = all.map((response) => cooked.parse(response.json()).taken[1]?.grams ?? 0);
    expect(butter.toSorted((a, b) => b - a)).toEqual([10, 10, 0, 0, 0, 0, 0, 0]);
    expect(await left()).toEqual({ Eggs: 0, Butter: 0, Salt: null });
  });

  test('foods that were removed are told, not touched', async () => {
    const { client, cook, eggs } = await kitchen();
    await client.delete(`/api/pantry/items/${eggs.id}`);
    const done = cooked.parse((await cook({ dishKey: '1-Dinner' })).json());
    expect(done.untracked).toEqual(['eggs']);
    await client.post(`/api/pantry/items/${eggs.id}/restore`);
    expect((await client.get(`/api/pantry/items/${eggs.id}`)).json().amountAtHand).toBe(3000);
  });

  test('a plan saved as text alone tells no amounts, so its foods are named', async () => {
    const { client, user, eggs } = await kitchen();
    const plan = await insertMealPlan(t.db, { userId: user.id, pantryItemIds: `[${eggs.id}]` });
    const response = await client.post(`/api/meal-plans/${plan.id}/cooked`, { idempotencyKey: randomUUID() });
    expect(response.json()).toMatchObject({ taken: [], untracked: ['Eggs'] });
  });

  test.each([
    [{ dishKey: '9-Lunch' }, 404],
    [{ servings: 0 }, 400],
    [{ servings: 21 }, 400],
    [{ idempotencyKey: 'no' }, 400],
  ])('refuses %j', async (body, status) => {
    const { cook, left } = await kitchen();
    expect((await cook(body)).statusCode).toBe(status);
    expect(await left()).toEqual({ Eggs: 3000, Butter: 200, Salt: null });
  });
});

describe('undoing', () => {
  test('puts exactly back what was taken, once, also at once', async () => {
    const { cook, undo, left, eggs, butter } = await kitchen();
    const { id } = (await cook({ servings: 2 })).json();
    expect(await left()).toEqual({ Eggs: 0, Butter: 0, Salt: null });
    const all = await Promise.all([1, 2, 3].map(() => undo(id)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const response of all) {
      expect(cookingUndone.parse(response.json())).toEqual({
        id,
        returned: [
          { pantryItemId: eggs.id, name: 'Eggs', grams: 300, left: 300 },
          { pantryItemId: butter.id, name: 'Butter', grams: 20, left: 20 },
        ],
      });
    }
    expect(await left()).toEqual({ Eggs: 3000, Butter: 200, Salt: null });
  });

  test('adds to what was bought meanwhile, and leaves alone what nobody counts any more', async () => {
    const { client, cook, undo, left, eggs, butter } = await kitchen();
    const { id } = (await cook({ dishKey: '1-Dinner' })).json();
    await client.patch(`/api/pantry/items/${eggs.id}`, { amountAtHand: 6000 });
    await client.patch(`/api/pantry/items/${butter.id}`, { amountAtHand: null });
    const { returned } = cookingUndone.parse((await undo(id)).json());
    expect(returned).toEqual([{ pantryItemId: eggs.id, name: 'Eggs', grams: 50, left: 650 }]);
    expect(await left()).toEqual({ Eggs: 6500, Butter: null, Salt: null });
  });

  test('still works when the plan is gone', async () => {
    const { client, cook, undo, left, plan } = await kitchen();
    const { id } = (await cook({ dishKey: '1-Dinner' })).json();
    await client.delete(`/api/meal-plans/${plan.id}`);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await left()).toEqual({ Eggs: 3000, Butter: 200, Salt: null });
  });

  test('is the owner’s alone', async () => {
    const { cook, left } = await kitchen();
    const { id } = (await cook({ dishKey: '1-Dinner' })).json();
    const { client } = await signedInClient(t);
    expect((await client.post(`/api/meal-plans/cooked/${id}/undo`)).statusCode).toBe(404);
    expect((await client.post('/api/meal-plans/cooked/x/undo')).statusCode).toBe(404);
    expect((await t.client().post(`/api/meal-plans/cooked/${id}/undo`)).statusCode).toBe(401);
    expect((await left()).Eggs).toBe(2500);
    const [row] = await t.db.select().from(cookedMeals).where(eq(cookedMeals.id, id));
    expect(row?.undoneAt).toBeNull();
  });
});
