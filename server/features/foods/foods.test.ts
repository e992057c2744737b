import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { foundFoods } from '#contract/foods.ts';
import { nutritionAnalysis } from '#contract/nutrition.ts';
import { createPantryItemRequest, pantryItem } from '#contract/pantry.ts';
import { scoreFood } from '#domain/keto-score/score-product.ts';
import { netCarbsInPortion } from '#domain/nutrition/food.ts';
import { itemOfFood } from '#server/features/pantry/item-of-food.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
let client: TestClient;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { foods: loadFoods } });
  ({ client } = await signedInClient(t));
});
afterAll(() => t.close());

async function search(text: string, limit = 20) {
  const query = new URLSearchParams({ search: text, limit: String(limit) });
  const response = await client.get(`/api/foods?${query}`);
  expect(response.statusCode).toBe(200);
  return foundFoods.parse(response.json());
}

describe('foods by name', () => {
  test.each([
    ['egg', 'Egg, whole, cooked, hard-boiled'],
    ['butter', 'Butter, salted'],
    ['Olive Oil', 'Oil, olive, salad or cooking'],
    ['courgette', 'Squash, summer, zucchini, includes skin, raw'],
    ['avo', 'Avocados, raw, all commercial varieties'],
    ['erythritol', 'Erythritol, granulated'],
    ['almond flour', 'Nuts, almonds, blanched'],
  ])('%s means first of all %s', async (text, description) => {
    expect((await search(text)).foods[0]?.description).toBe(description);
  });

  test('what else holds the words follows, each food once', async () => {
    const { foods } = await search('salmon', 50);
    expect(foods.length).toBeGreaterThan(20);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
    for (const { name, description } of foods) expect(`${name} ${description}`).toMatch(/salmon/i);
  });

  test('a misspelt name is read, and told', async () => {
    const { foods, readAs } = await search('avacado');
    expect(readAs).toBe('avocado');
    expect(foods[0]?.name).toBe('avocado');
    expect((await search('avocado')).readAs).toBeNull();
  });

  test('values are those of the table, per 100 g, with the portions it knows', async () => {
    const [macadamia] = (await search('macadamia nuts', 1)).foods;
    const food = foodById(macadamia?.id ?? '');
    if (!food || !macadamia) throw new Error('The table has no macadamia');
    expect(macadamia.per100g).toMatchObject({ kcal: food.kcal, fat: food.fatG, carbs: food.carbsG });
    expect(macadamia.per100g.netCarbs).toBeCloseTo(food.carbsG - (food.fibreG ?? 0), 5);
    expect(macadamia.ketoScore).toBe(scoreFood(food)?.score);
    expect(macadamia.portions).toContainEqual({ text: '100 g', grams: 100 });
  });

  test('unknown fiber makes an upper bound', async () => {
    const food = loadFoods().find(
      ({ fibreG, carbsG, group }) => fibreG === null && carbsG > 5 && /Nut/.test(group),
    );
    const [found] = (await search(food?.description ?? '', 1)).foods;
    expect(found).toMatchObject({
      id: food?.id,
      per100g: { fiber: null, netCarbs: food?.carbsG, netCarbsAtMost: true },
    });
  });

  test.each(['', '   ', 'xyzzy', '%', '(((', '\\', 'a'.repeat(100), '🥑'])(
    '%j finds nothing and breaks nothing',
    async (text) => {
      expect((await search(text)).foods).toEqual([]);
    },
  );

  test('guests may look, visitors may not; odd limits are refused', async () => {
    const guest = await guestClient(t);
    expect((await guest.get('/api/foods?search=egg')).statusCode).toBe(200);
    expect((await t.client().get('/api/foods?search=egg')).statusCode).toBe(401);
    for (const query of ['limit=0', 'limit=51', `search=${'x'.repeat(101)}`]) {
      expect((await client.get(`/api/foods?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('a food of the table in the pantry', () => {
  const add = (body: Record<string, unknown>) =>
    client.post('/api/pantry/items', { productName: 'Macadamias', ketoFriendly: false, ...body });

  test('has the numbers of its portion, whatever was sent along', async () => {
    const response = await add({ foodId: '12131', portionGrams: 50, netCarbs: 0, ketoScore: 1, calories: 5 });
    expect(response.statusCode).toBe(201);
    const item = pantryItem.parse(response.json());
    const food = foodById('12131');
    if (!food) throw new Error('The table has no macadamia');
    expect(item).toMatchObject({
      productName: 'Macadamias',
      foodId: '12131',
      servingSize: '50 g',
      calories: Math.round(food.kcal / 2),
      netCarbs: Math.round(netCarbsInPortion(food, 50) * 10),
      protein: Math.round(food.proteinG * 5),
      ketoScore: scoreFood(food)?.score,
      ketoFriendly: true,
    });
    expect(response.json()).not.toHaveProperty('portionGrams');
    const analysis = nutritionAnalysis.parse(item.nutritionAnalysis);
    expect(analysis).toMatchObject({
      product_name: 'Macadamias',
      keto_score: item.ketoScore,
      column: 'per_serving',
      serving_grams: 50,
      warnings: [],
    });
    expect(analysis.net_carbs).toBeCloseTo(netCarbsInPortion(food, 50), 1);
    expect(analysis.score_terms.length).toBeGreaterThan(3);
  });

  test('without a portion comes in its usual one, in the words of the table', async () => {
    const item = pantryItem.parse((await add({ foodId: '01129', productName: 'Eggs' })).json());
    expect(item.servingSize).toBe('1 piece (50 g)');
  });

  test('keeps what the person says of it', async () => {
    const said = { notes: 'From Ann', isFavorite: true, amountAtHand: 5000, useBy: '2026-12-24' };
    expect((await add({ foodId: '12131', ...said })).json()).toMatchObject(said);
  });

  test('whose fiber nobody knows says that its net carbs are at most this', async () => {
    const food = loadFoods().find(({ fibreG, carbsG }) => fibreG === null && carbsG > 5);
    const item = pantryItem.parse((await add({ foodId: food?.id, portionGrams: 100 })).json());
    const analysis = nutritionAnalysis.parse(item.nutritionAnalysis);
    expect(item.netCarbs).toBe(Math.round((food?.carbsG ?? 0) * 10));
    expect(analysis.net_carbs_interval).toMatchObject({ low: 0, high: food?.carbsG });
    expect(analysis.warnings.join()).toContain('may be lower');
    expect(analysis.analysis).toContain('at most');
  });

  test('a spoonful of sugar is scored as sugar', async () => {
    const sugar = (await search('sugar', 1)).foods[0];
    const item = (await add({ foodId: sugar?.id, portionGrams: 0.5 })).json();
    expect(item).toMatchObject({ ketoScore: sugar?.ketoScore, ketoFriendly: false });
  });

  test.each([
    ['foodId', { foodId: '99999' }, 'We don’t have this food in our table'],
    ['foodId', { foodId: 'butter' }, 'We don’t have this food in our table'],
    ['portionGrams', { foodId: '12131', portionGrams: 0 }, 'Please enter a weight for the portion'],
    ['portionGrams', { foodId: '12131', portionGrams: 6000 }, 'A portion can weigh at most 5000 g'],
  ])('refuses %s %j', async (field, body, message) => {
    const response = await add(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: message } });
  });
});

test('foods from all over the table can be added', () => {
  const sent = createPantryItemRequest.parse({ productName: 'Food', ketoFriendly: false });
  for (const food of loadFoods().filter((_, index) => index % 40 === 0)) {
    const item = itemOfFood({ ...sent, foodId: food.id }, loadFoods());
    expect(createPantryItemRequest.safeParse(item).error, food.description).toBeUndefined();
    expect(nutritionAnalysis.safeParse(item.nutritionAnalysis).error, food.description).toBeUndefined();
    expect(item.servingSize, food.description).toMatch(/\d g\)?$/);
  }
});
