import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { withholdingPerson } from '../../person/withholding-person.ts';
import { type CookingIdeas, mealsAsked, type PlanIdeas, rememberingIdeas } from './cooking-ideas.ts';
import { pantryRoute } from './pantry-route.ts';

const QUESTION = 'what can I cook with what I have?';
const IDEAS: CookingIdeas = {
  kind: 'dishes',
  netCarbLimit: 20,
  dishes: [
    {
      meal: 'Dinner',
      name: 'Lemon chicken',
      minutes: 20,
      kcal: 378.4,
      netCarbs: 2.71,
      protein: 41.9,
      ingredients: [
        { name: 'Chicken Breast', grams: 170, isFromPantry: true },
        { name: 'lemon juice', grams: 15, isFromPantry: false },
      ],
    },
  ],
};
const butter = {
  productName: 'Butter',
  brand: null,
  servingSize: '14 g',
  calories: 100,
  totalFat: 110,
  totalCarbs: 0,
  dietaryFiber: 0,
  protein: 1,
  netCarbs: 0,
  ketoScore: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
};

function ask(question: string, planIdeas: PlanIdeas, withheld: ('pantry' | 'profile')[] = []) {
  const person = withholdingPerson({
    ...UNKNOWN_PERSON,
    profile: async () => ({ ...EMPTY_PERSONAL_DATA, withheldFromCoach: withheld }),
    pantry: async () => [butter],
  });
  return pantryRoute.reply(question, { person, planIdeas, now: new Date(), zone: 'UTC', earlier: [] });
}

test.each([
  ['what can I cook with what I have?', ['Breakfast', 'Lunch', 'Dinner']],
  ['what can I make for dinner from my pantry?', ['Dinner']],
  ['breakfast and a snack from what I have', ['Breakfast', 'Snacks']],
  ['what can I cook from my pantry tonight?', ['Dinner']],
])('%s: %j', (question, meals) => expect(mealsAsked(question)).toEqual(meals));

describe('what can be cooked', () => {
  test('is what the planner says, with its sums, and what is lacking', async () => {
    const asked: unknown[] = [];
    const reply = await ask('what can I cook tonight with what I have?', async (meals) => {
      asked.push(meals);
      return IDEAS;
    });
    expect(asked).toEqual([['Dinner']]);
    expect(reply?.text).toContain(
      '- **Dinner: Lemon chicken** (20 minutes): 2.7 g net carbs, 42 g protein, 378 kcal. From your pantry: Chicken Breast (170 g). Not in your pantry: lemon juice (15 g).',
    );
    expect(reply?.text).toContain('within 20 g of net carbs a day');
    expect(reply?.used).toEqual(['pantry', 'profile']);
  });

  test('a refusal is told before the foods by their roles', async () => {
    const reply = await ask(QUESTION, async () => ({ kind: 'refused', message: 'Add a protein.' }));
    expect(reply?.text).toMatch(/^Add a protein\.\n\nA keto plate is one food with protein/);
  });

  test('without a planner at hand the foods are told by their roles', async () => {
    expect((await ask(QUESTION, async () => null))?.text).toMatch(/^A keto plate is/);
  });

  test('nothing is planned from a pantry that the coach must not look at, or for other questions', async () => {
    const never: PlanIdeas = () => Promise.reject(new Error('must not be planned'));
    expect((await ask(QUESTION, never, ['pantry']))?.text).not.toContain('keto plate');
    expect((await ask('what is in my pantry?', never))?.text).toContain('Butter');
  });

  test('is planned once for a question', async () => {
    let plans = 0;
    const planIdeas = rememberingIdeas(async () => {
      plans += 1;
      return IDEAS;
    });
    await planIdeas(['Dinner']);
    await planIdeas(['Dinner']);
    await planIdeas(['Lunch']);
    expect(plans).toBe(2);
  });
});
