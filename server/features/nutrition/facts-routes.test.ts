import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFoods } from '#content/foods/foods.ts';
import { type NutritionAnalysis, nutritionAnalysis } from '#contract/nutrition.ts';
import { withEditedField } from '#domain/nutrition/edit-facts.ts';
import { certainReading, factsFromAmounts } from '#domain/nutrition/nutrition-facts.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ engines: { foods: loadFoods } });
});
afterAll(() => t.close());

const COOKIES = factsFromAmounts(
  { calories: 160, total_fat: 7, total_carbs: 25, dietary_fiber: 1, sugars: 14, protein: 1 },
  'you',
  {
    productName: 'Sandwich cookies',
    servingGrams: 34,
    column: 'per_serving',
    basis: { kind: 'total_incl_fibre', reason: 'Known from the table.' },
  },
);
/** As a browser has it: the table stays on the server. */
const typed = analyzeFacts(COOKIES, []);
const send = async (analysis: unknown) => (await guestClient(t)).post('/api/analyze-facts', { analysis });

test('a label typed by hand gets better choices from the foods table, for guests and accounts', async () => {
  expect(typed).toMatchObject({ keto_friendly: false, alternatives: [] });
  const { client } = await signedInClient(t);
  const asAccount = await client.post('/api/analyze-facts', { analysis: typed });
  const analysis = nutritionAnalysis.parse((await send(typed)).json());
  expect(asAccount.json()).toEqual(analysis);
  expect(analysis).toMatchObject({ ...typed, alternatives: expect.any(Array) });
  expect(analysis.alternatives.length).toBeGreaterThanOrEqual(3);
  for (const line of analysis.alternatives) expect(line).toMatch(/net carbs in/);
});

test('what is computed is computed anew, whatever was sent', async () => {
  const edited = analyzeFacts(withEditedField(COOKIES, 'total_carbs', 2), []);
  const claimed = { ...edited, keto_score: 0, net_carbs: 90, alternatives: ['a unicorn'] };
  expect((await send(claimed)).json()).toEqual(edited);
  expect(edited).toMatchObject({ keto_friendly: true, alternatives: [] });
});

test('a stranger is asked to sign in, and impossible amounts are refused', async () => {
  expect((await t.client().post('/api/analyze-facts', { analysis: typed })).statusCode).toBe(401);
  const withFat = (value: number): NutritionAnalysis => ({
    ...typed,
    fields: { ...typed.fields, total_fat: { ...certainReading('total_fat', 0, 'you'), value } },
  });
  for (const bad of [
    undefined,
    {},
    withFat(-1),
    withFat(1e300),
    { ...typed, ingredients: 'x'.repeat(30_000) },
  ]) {
    const response = await send(bad);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message: expect.stringMatching(/\w/) });
  }
  expect((await send({ ...typed, analysis: 'x'.repeat(200_000) })).statusCode).toBe(413);
});

test('typing is not limited like questions, but not unlimited', async () => {
  const client = await guestClient(t);
  let answered = 0;
  let status = 200;
  while (status === 200 && answered < 200) {
    status = (await client.post('/api/analyze-facts', { analysis: typed })).statusCode;
    if (status === 200) answered += 1;
  }
  expect({ status, answered }).toEqual({ status: 429, answered: 120 });
});
