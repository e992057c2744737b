import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type PantryOfPerson, type PlanOfPerson, UNKNOWN_PERSON } from '../../person/person.ts';
import { plansRoute, plansSkill } from '../plans-skill.ts';
import { pantryQuestion } from './pantry-question.ts';
import { pantryRole } from './pantry-role.ts';
import { pantryRoute } from './pantry-route.ts';
import { pantrySkill } from './pantry-skill.ts';

const food = (productName: string, values: Partial<PantryOfPerson> = {}): PantryOfPerson => ({
  productName,
  brand: null,
  servingSize: '30 g',
  calories: 100,
  totalFat: 50,
  totalCarbs: 20,
  dietaryFiber: 0,
  protein: 60,
  netCarbs: 20,
  ketoScore: 7,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...values,
});

/** Grams in tenths, as they are stored. */
const PANTRY = [
  food('Tuna in water', { netCarbs: 0, protein: 250, totalFat: 10, totalCarbs: 0, ketoScore: 9 }),
  food('Cream cheese', { netCarbs: 15, protein: 20, totalFat: 100, totalCarbs: 15, ketoScore: 8 }),
  food('Frozen broccoli', { netCarbs: 35, protein: 28, totalFat: 4, totalCarbs: 60, ketoScore: 8 }),
  food('Dark chocolate 90%', { netCarbs: 40, protein: 30, totalFat: 150, totalCarbs: 70, ketoScore: 6 }),
  food('Corn flakes', { netCarbs: 240, protein: 20, totalFat: 2, totalCarbs: 250, ketoScore: 1 }),
  food('Old jar', { netCarbs: null, protein: null, ketoScore: null, totalFat: null, totalCarbs: null }),
];

const person = (pantry: readonly PantryOfPerson[] | null, profile: Partial<PersonalData> = {}) => ({
  ...UNKNOWN_PERSON,
  profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...profile }),
  pantry: async () => pantry,
});
const context = { now: new Date('2026-11-21T08:00:00Z'), zone: 'UTC', earlier: [] };
const said = async (
  question: string,
  pantry: readonly PantryOfPerson[] | null = PANTRY,
  profile: Partial<PersonalData> = {},
) => pantryRoute.reply(question, { ...context, person: person(pantry, profile) });
const order = (text = '') => [...text.matchAll(/- \*\*(.+?)\*\*/g)].map(([, name]) => name);

describe('what is asked of the pantry', () => {
  test.each([
    ["what's in my pantry?", 'list'],
    ['which food in my pantry has the fewest carbs', 'lowest-carb'],
    ['lowest carb item in my pantry', 'lowest-carb'],
    ['what has the most protein in my saved pantry?', 'most-protein'],
    ['best score in my pantry', 'best-score'],
    ['what can I make with what I have?', 'what-to-make'],
    ['what can I cook from my pantry tonight?', 'what-to-make'],
    ['is there anything for dessert in my pantry?', 'dessert'],
  ])('%s', (question, about) => {
    expect(pantryQuestion(question)).toBe(about);
  });

  test.each([
    'how do I save food to my pantry?',
    'what should I stock my pantry with?',
    'what do I have to eat to get into ketosis?',
    'is what I have diabetes?',
    'what is a good keto dessert?',
    'should I clean out my pantry?',
  ])('not: %s', (question) => {
    expect(pantryQuestion(question)).toBeNull();
  });
});

describe('answers from the pantry', () => {
  test('in order, in grams, with unread values said', async () => {
    const lowest = await said('lowest carb food in my pantry');
    expect(order(lowest?.text)).toEqual([
      'Tuna in water',
      'Cream cheese',
      'Frozen broccoli',
      'Dark chocolate 90%',
      'Corn flakes',
    ]);
    expect(lowest?.text).toContain('**Cream cheese** (30 g): 1.5 g net carbs, 2 g protein, score 8/10');
    expect(lowest?.text).toContain('1 of 6 don’t have that value yet');
    expect(lowest).toMatchObject({ used: ['pantry'] });
    expect(order((await said('most protein in my pantry'))?.text)[0]).toBe('Tuna in water');
    expect((await said('what is in my pantry'))?.text).toContain('**Old jar** (30 g): net carbs not known');
  });

  test('what to make: by role, without what has too many carbs', async () => {
    const text = (await said('what can I make with what I have?'))?.text ?? '';
    expect(text).toMatch(
      /The main protein\*\*\n\n- \*\*Tuna.*Vegetables and sides\*\*\n\n- \*\*Frozen broccoli.*Fat and flavor\*\*\n\n- \*\*Cream cheese/s,
    );
    expect(text).not.toContain('Corn flakes');
    expect(text).toContain('[Saved Pantry](/saved-pantry)');
  });

  test('allergies and dislikes are left out, and that is said', async () => {
    const reply = await said('what can I make with what I have?', PANTRY, {
      allergies: ['fish'],
      dislikes: ['broccoli'],
    });
    expect(order(reply?.text)).toEqual(['Cream cheese']);
    expect(reply?.text).toContain(
      'Left out because your profile says you don’t eat it: Tuna in water and Frozen broccoli',
    );
    expect(reply?.text).toContain('you still need something with protein and a low-carb vegetable');
    expect(reply?.used).toEqual(['pantry', 'profile']);
  });

  test('dessert: from the pantry, or an honest no', async () => {
    expect(order((await said('anything for dessert in my pantry?'))?.text)).toEqual(['Dark chocolate 90%']);
    expect((await said('anything for dessert in my pantry?', PANTRY.slice(0, 1)))?.text).toContain(
      'no low-carb dessert',
    );
  });

  test('a name with markdown and references stays a plain name', async () => {
    const reply = await said('what is in my pantry?', [food('Nuts **[^x]** | [a](b) <i>')]);
    expect(reply?.text).toContain('- **Nuts ^x a (b) i** (30 g)');
  });

  test('empty, and nobody known', async () => {
    expect((await said('what is in my pantry?', []))?.text).toContain('empty');
    expect((await said('what is in my pantry?', null))?.text).toContain('Sign in');
  });

  test('bounds', () => {
    expect(pantrySkill([], EMPTY_PERSONAL_DATA).input.safeParse({ about: 'everything' }).success).toBe(false);
  });

  test('any values give a role, and lowest carb comes in order', () => {
    const tenths = fc.option(fc.integer({ min: 0, max: 900 }));
    fc.assert(
      fc.property(
        fc.array(fc.record({ netCarbs: tenths, protein: tenths, totalFat: tenths, totalCarbs: tenths })),
        (all) => {
          const items = all.map((values, index) => food(`Food ${index}`, values));
          for (const item of items) expect(['protein', 'fat', 'other']).toContain(pantryRole(item));
          const { foods } = pantrySkill(items, EMPTY_PERSONAL_DATA).run({ about: 'lowest-carb' });
          const carbs = foods.map(({ netCarbs }) => netCarbs ?? Number.NaN);
          expect(carbs).toEqual(carbs.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('saved plans', () => {
  const PLANS: PlanOfPerson[] = [
    {
      id: 2,
      title: 'Week of salmon',
      content: `# Breakfast\n\n**Eggs** ${'with butter '.repeat(60)}`,
      createdAt: '2026-11-20T08:00:00.000Z',
    },
    { id: 1, title: 'Monday', content: 'Eggs and avocado', createdAt: '2026-11-01T08:00:00.000Z' },
  ];
  const asked = async (question: string, plans: PlanOfPerson[] | null = PLANS) =>
    plansRoute.reply(question, { ...context, person: { ...UNKNOWN_PERSON, plans: async () => plans } });

  test('the last one, with its day and beginning', async () => {
    const reply = await asked('what was my last meal plan?');
    expect(reply).toMatchObject({ used: ['plans'] });
    expect(reply?.text).toMatch(/- \*\*Week of salmon\*\* \(November 20\): Breakfast Eggs with butter.* …\n/);
    expect(reply?.text).not.toContain('Monday');
    expect(reply?.text).toContain('[Saved Meals](/saved-meals)');
  });

  test('all of them', async () => {
    expect(order((await asked('what did I plan?'))?.text)).toEqual(['Week of salmon', 'Monday']);
    expect(order((await asked('show my meal plans'))?.text)).toHaveLength(2);
  });

  test('none, and nobody known', async () => {
    expect((await asked('show my meal plans', []))?.text).toContain('no saved meal plan yet');
    expect((await asked('show my meal plans', null))?.text).toContain('signed in');
  });

  test.each([
    'can you make my meal plan?',
    'how do I save my meal plan?',
    'is my plan to eat eggs ok?',
    'should I change my meal plan?',
  ])('not: %s', async (question) => {
    expect(await asked(question)).toBeNull();
  });

  test('bounds', () => {
    expect(plansSkill([]).input.safeParse({ most: 0 }).success).toBe(false);
  });
});
