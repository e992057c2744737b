import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { foodFacts } from '#domain/food.ts';
import { analyzeFacts } from '#domain/product-analysis.ts';
import { pantryConversations } from '#server/database/schema/pantry.ts';
import { insertPantryItem } from '#server/testing/factories.ts';
import { guestClient, openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';

let coach: Coach;
let t: TestApp;
beforeAll(async () => {
  coach = await createCoach();
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' }, engines: { coach, foods: loadFoods } });
});
afterAll(async () => {
  await t.close();
  await coach.close();
});

function contextOf(foodNumber: string, name: string) {
  const food = foodById(foodNumber);
  if (!food) throw new Error(`No food ${foodNumber}`);
  const analysis = analyzeFacts({ ...foodFacts(food), productName: name }, loadFoods());
  return {
    product_name: name,
    nutrition_data: analysis,
    keto_score: analysis.keto_score,
    macro_breakdown: analysis.macro_breakdown,
  };
}
const bread = contextOf('18069', 'White Bread');

async function ask(message: string, productContext: object = bread): Promise<string> {
  const response = await (await guestClient(t)).post('/api/pantry-conversation', { message, productContext });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().response;
}

describe('answers from the facts', () => {
  test.each([
    ['How many net carbs does it have?', '**Net carbs:** 46.72 g per 100 g'],
    ['Is there too much sugar in this?', '**Sugars:** 5.67 g per 100 g.'],
    ['how much protein and fibre?', '**Protein:** 8.85 g per 100 g.'],
    [
      'Why is the score so low?',
      `**Score:** ${bread.keto_score} out of 10, ${bread.nutrition_data.keto_rating}.`,
    ],
    ['What can I eat instead?', `- ${bread.nutrition_data.alternatives[0]}`],
    ['How many servings can I have?', 'fit into 20 g'],
    ['How many carbs are in 50 g of it?', '**Net carbs:** 23.36 g in 50 g.'],
    ['Is this good for keto?', bread.nutrition_data.analysis],
  ])('%s', async (question, expected) => {
    expect(await ask(question)).toContain(expected);
  });

  test('what was not read is said to be unread, and doubt is said too', async () => {
    const { fields, ...rest } = bread.nutrition_data;
    const { protein, sodium } = fields;
    if (!protein || !sodium) throw new Error('The table states both');
    const changed = {
      ...fields,
      protein: { ...protein, value: null, sure: false },
      sodium: { ...sodium, sure: false },
    };
    const context = { ...bread, nutrition_data: { ...rest, fields: changed, protein: null } };
    expect(await ask('How much protein?', context)).toBe(
      '**Protein:** I could not read it. Please check the label and fill it in.',
    );
    expect(await ask('And the salt?', context)).toContain('I am not sure I read it right');
  });

  test('numbers that were tampered with on the way are computed again', async () => {
    const context = {
      ...bread,
      keto_score: 10,
      nutrition_data: { ...bread.nutrition_data, keto_score: 10, score_terms: [] },
    };
    expect(await ask('What is the score?', context)).toContain(`**Score:** ${bread.keto_score} out of 10`);
  });
});

test('what the facts do not know is left to the coach, other topics are turned away', async () => {
  expect((await ask('What is keto flu?')).length).toBeGreaterThan(40);
  expect(await ask('Write me a poem about trains')).toContain(OFF_TOPIC_MARKER);
});

test('an emergency is answered with what to do and nothing about the product', async () => {
  const response = await ask('I ate this and now my chest hurts and I cannot breathe, is it the sugar?');
  expect(response).not.toContain('**Sugars:**');
  expect(response.length).toBeGreaterThan(40);
});

test('an account keeps the talk, a guest does not', async () => {
  const { client, user } = await signedInClient(t);
  const before = await t.db.$count(pantryConversations);
  await ask('How many calories?');
  expect(await t.db.$count(pantryConversations)).toBe(before);
  const answer = await client.post('/api/pantry-conversation', {
    message: 'How many calories?',
    productContext: bread,
  });
  const [row] = await t.db.select().from(pantryConversations).where(eq(pantryConversations.userId, user.id));
  expect(row).toMatchObject({
    conversationType: 'product',
    userMessage: 'How many calories?',
    aiResponse: answer.json().response,
    pantryItemId: null,
    context: {
      product_name: 'White Bread',
      keto_score: bread.keto_score,
      nutritionData: bread.nutrition_data,
      previousQuestions: [],
      relatedItems: [],
    },
  });
});

test('what was asked before counts: a danger told earlier, and it is kept with the talk', async () => {
  const { client, user } = await signedInClient(t);
  const before = ['How many calories?', 'I take glipizide'];
  const question = 'My glucose is 62 and I feel shaky, may I eat this?';
  const alone = await client.post('/api/pantry-conversation', { message: question, productContext: bread });
  const body = { message: question, productContext: bread, previousQuestions: before };
  const answer = await client.post('/api/pantry-conversation', body);
  expect(answer.json().response).toContain('With your diabetes medicine');
  expect(alone.json().response).not.toContain('With your diabetes medicine');
  const talks = await t.db.select().from(pantryConversations).where(eq(pantryConversations.userId, user.id));
  expect(talks.map(({ context }) => context)).toContainEqual(
    expect.objectContaining({ previousQuestions: before }),
  );
});

test('asked several times at the same moment under one key it is kept once, with one answer', async () => {
  const { client, user } = await signedInClient(t);
  const body = { message: 'How many calories?', productContext: bread, idempotencyKey: crypto.randomUUID() };
  const both = await Promise.all([1, 2].map(() => client.post('/api/pantry-conversation', body)));
  const later = await client.post('/api/pantry-conversation', body);
  expect(later.statusCode).toBe(200);
  for (const answer of both) expect(answer.json()).toEqual(later.json());
  expect(later.json().answeredBy).toBe('composer');
  expect(await t.db.$count(pantryConversations, eq(pantryConversations.userId, user.id))).toBe(1);
});

describe('about a saved item', () => {
  test('the talk is linked to it for its owner', async () => {
    const { client, user } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: user.id });
    const body = { message: 'How many calories?', productContext: bread, pantryItemId: item.id };
    expect((await client.post('/api/pantry-conversation', body)).statusCode).toBe(200);
    const [row] = await t.db
      .select()
      .from(pantryConversations)
      .where(eq(pantryConversations.userId, user.id));
    expect(row).toMatchObject({ pantryItemId: item.id, context: { relatedItems: [item.id] } });
  });

  test('somebody else’s is not there, and a guest has none', async () => {
    const { user: owner } = await signedInClient(t);
    const item = await insertPantryItem(t.db, { userId: owner.id });
    const { client: other, user } = await signedInClient(t);
    const body = { message: 'How many calories?', productContext: bread, pantryItemId: item.id };
    const refused = await other.post('/api/pantry-conversation', body);
    expect(refused.statusCode).toBe(404);
    expect(refused.json().message).toBe('This pantry item does not exist.');
    const talks = t.db.$count(pantryConversations, eq(pantryConversations.userId, user.id));
    expect(await talks).toBe(0);
    expect((await (await guestClient(t)).post('/api/pantry-conversation', body)).statusCode).toBe(403);
  });
});

test.each([
  [{ message: ' ', productContext: bread }, 'Please type a question'],
  [{ message: 'Hello', productContext: { product_name: 'x' } }, 'productContext is missing or not valid'],
])('refuses a question without its parts', async (body, message) => {
  const response = await (await guestClient(t)).post('/api/pantry-conversation', body);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe(message);
});

test('visitors are asked to sign in first', async () => {
  const response = await t
    .client()
    .post('/api/pantry-conversation', { message: 'Hello', productContext: bread });
  expect(response.statusCode).toBe(401);
});
