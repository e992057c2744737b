import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Coach, createCoach } from '#coach/coach.ts';
import { foodById, loadFoods } from '#content/foods/foods.ts';
import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { foodFacts } from '#domain/nutrition/food.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';
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
    ['How many servings can I have?', 'fit in 20 g'],
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
      '**Protein:** I couldn’t read it. Please check the label and fill it in.',
    );
    expect(await ask('And the salt?', context)).toContain('I’m not sure I read it right');
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

describe('from the plain values of an analysis', () => {
  const BAR = {
    product_name: 'Fiber Bar',
    brand: 'Harbour',
    serving_size: '1 bar (40 g)',
    calories: 150,
    total_fat: 8,
    saturated_fat: 2,
    total_carbs: 20,
    dietary_fiber: 12,
    sugars: 2,
    protein: 5,
    sodium: 120,
    net_carbs: 8,
    keto_score: 55,
    keto_rating: 'moderate',
    keto_friendly: false,
    analysis: 'Some fiber.',
    alternatives: ['Almonds'],
    recommendations: [],
    macro_breakdown: { fat_percentage: 50, protein_percentage: 15, carb_percentage: 35 },
  };
  const asked = (message: string, change: object = {}) =>
    ask(message, { product_name: 'Fiber Bar', nutrition_data: { ...BAR, ...change } });

  test.each([
    [
      'How many net carbs does it have?',
      '**Net carbs:** 8 g per serving (1 bar (40 g)) (20 g carbs - 12 g fiber).',
    ],
    ['How much protein?', '**Protein:** 5 g per serving (1 bar (40 g)).'],
    ['And the sodium?', '**Sodium:** 120 mg per serving'],
    ['How many net carbs are in 20 g of it?', '**Net carbs:** 4 g in 20 g.'],
    ['What is the score?', 'out of 10'],
  ])('%s', async (question, expected) => {
    expect(await asked(question)).toContain(expected);
  });

  test('what is null or left out is said to be unread, not zero', async () => {
    expect(await asked('How much protein?', { protein: null })).toContain('I couldn’t read it');
    expect(await asked('How much sodium?', { sodium: undefined })).toContain('I couldn’t read it');
  });

  test('the talk is kept with the values as they were sent', async () => {
    const { client, user } = await signedInClient(t);
    const productContext = { product_name: 'Fiber Bar', nutrition_data: BAR, keto_score: 55 };
    const body = { message: 'How many calories?', productContext };
    expect((await client.post('/api/pantry-conversation', body)).statusCode).toBe(200);
    const talks = t.db.select().from(pantryConversations).where(eq(pantryConversations.userId, user.id));
    expect((await talks)[0]?.context).toMatchObject({ nutritionData: BAR, keto_score: 55 });
  });
});

describe('texts without end', () => {
  const refusal = async (nutrition_data: object, rest: object = {}) => {
    const productContext = { product_name: 'Bar', nutrition_data, keto_score: null, macro_breakdown: null };
    const body = { message: 'What is in it?', productContext, ...rest };
    const response = await (await guestClient(t)).post('/api/pantry-conversation', body);
    expect(response.statusCode).toBe(400);
    return response.json().message;
  };
  const whole = bread.nutrition_data;

  test.each([
    [{ ingredients: 'maltit'.repeat(150_000) }, 'The ingredient list must be at most 5000 characters'],
    [{ product_name: 'n'.repeat(201) }, 'The product name must be at most 200 characters'],
    [{ brand: 'b'.repeat(201) }, 'The brand must be at most 200 characters'],
    [{ serving_size: 's'.repeat(201) }, 'The serving size must be at most 200 characters'],
    [{ analysis: 'a'.repeat(5001) }, 'The text about the product must be at most 5000 characters'],
    [{ recommendations: Array(61).fill('x') }, 'A list about the product must have at most 60 entries'],
    [{ alternatives: ['x'.repeat(1001)] }, 'Each text about the product must be at most 1000 characters'],
    [{ total_carbs: 1e9 }, 'Please keep every amount under 100000'],
  ])('are refused in both forms, in words', async (change, words) => {
    expect(await refusal({ ...whole, ...change })).toBe(words);
    expect(await refusal(change)).toBe(words);
  });

  test('of sugar alcohols, warnings and notes too', async () => {
    const polyols = (name: string, count = 1) => ({
      ...whole,
      polyols: Array(count).fill({ name, grams: 1 }),
    });
    expect(await refusal(polyols('x'.repeat(61)))).toMatch(/^The name of a sugar alcohol must be at most 60/);
    expect(await refusal(polyols('x', 13))).toBe('A product has at most 12 sugar alcohols');
    const long = 'x'.repeat(1001);
    const { protein } = whole.fields;
    for (const change of [
      { warnings: [long] },
      { reading_warnings: [long] },
      { net_carbs_working: long },
      { basis: { kind: 'unknown', reason: long } },
      { fields: { ...whole.fields, protein: { ...protein, note: long } } },
    ]) {
      expect(await refusal({ ...whole, ...change })).toMatch(/^Each text about the product must be at most/);
    }
    expect(await refusal(whole, { previousQuestions: ['q'.repeat(4001)] })).toBe(
      'An earlier question must be at most 4000 characters',
    );
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
  [{ message: 'Hello', productContext: { ...bread, product_name: ' ' } }, 'Product name is required'],
  [
    { message: 'Hello', productContext: { product_name: 'x' } },
    'The facts about the product are missing or not valid',
  ],
  [
    { message: 'Hello', productContext: { product_name: 'x', nutrition_data: { total_carbs: '5 g' } } },
    'The facts about the product are missing or not valid',
  ],
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
