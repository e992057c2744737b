import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { carbShare, dayLimits } from './day-limits.ts';
import { dietOf } from './diet.ts';

const kitchen = createKitchen();

function objection(id: string, said: { allergies?: ['milk' | 'wheat' | 'fish']; dislikes?: string[] }) {
  const food = kitchen.extras.get(id);
  if (!food) throw new Error(`no ingredient ${id}`);
  return dietOf({ ...EMPTY_PERSONAL_DATA, ...said }, kitchen).objectionTo(food);
}

test.each([
  ['fish', 'salmon'],
  ['fish', 'canned-tuna'],
  ['Fish', 'fish-sauce'],
  ['seafood', 'shrimp'],
  ['eggs', 'egg-yolk'],
  ['mushrooms', 'shiitake'],
  ['pork', 'bacon'],
  ['meat', 'chicken-breast'],
  ['dairy', 'butter'],
  ['cheese', 'feta'],
  ['olives', 'green-olives'],
  ['courgettes', 'zucchini'],
  ['coriander', 'cilantro'],
  ['nuts', 'almond-flour'],
  ['any onions', 'red-onion'],
])('who dislikes %s gets no %s', (dislike, id) => {
  expect(objection(id, { dislikes: [dislike] })).toEqual({
    limit: 'dislikes',
    reason: `you don’t like ${dislike}`,
  });
});

test.each([
  ['eggs', 'eggplant'],
  ['olives', 'olive-oil'],
  ['nuts', 'nutmeg'],
  ['ham', 'ground-beef'],
  ['fish', 'chicken-breast'],
])('who dislikes %s may have %s', (dislike, id) => {
  expect(objection(id, { dislikes: [dislike] })).toBeNull();
});

test('an allergy goes by what is contained', () => {
  expect(objection('butter', { allergies: ['milk'] })).toMatchObject({ limit: 'allergies' });
  expect(objection('soy-sauce', { allergies: ['wheat'] })).toMatchObject({ limit: 'allergies' });
  expect(objection('worcestershire', { allergies: ['fish'] })).toMatchObject({ limit: 'allergies' });
  expect(objection('olive-oil', { allergies: ['milk'] })).toBeNull();
});

describe('limits of a day', () => {
  const WOMAN = {
    ...EMPTY_PERSONAL_DATA,
    age: 50,
    gender: 'female',
    height: 165,
    weight: 85,
    activity: 'light',
  } as const;

  test('a complete day has it all, chosen meals what the others leave', () => {
    const day = dayLimits(WOMAN, []);
    expect(day).toMatchObject({
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      extraMeals: ['Snacks', 'Dessert'],
      netCarbs: { day: 20, share: 20, from: 'default' },
    });
    const dinner = dayLimits({ ...WOMAN, netCarbLimit: 30 }, ['Dinner']);
    expect(dinner).toMatchObject({ meals: ['Dinner'], extraMeals: [], netCarbs: { day: 30, from: 'own' } });
    expect(dinner?.netCarbs.share).toBeCloseTo(15);
    expect(dinner?.protein?.least).toBeLessThan((day?.protein?.least ?? 0) / 2);
  });

  test('three main meals are a whole day, also of the energy', () => {
    const limits = dayLimits(WOMAN, ['Breakfast', 'Lunch', 'Dinner']);
    const { Breakfast = 0, Lunch = 0, Dinner = 0 } = limits?.energy ?? {};
    expect(limits?.netCarbs.share).toBe(20);
    expect(Breakfast + Lunch + Dinner).toBeCloseTo(2020);
  });

  test.each([
    [['Dinner'], 0.5],
    [['Breakfast', 'Dinner'], 0.74],
    [['Lunch', 'Dinner', 'Dessert'], 0.76],
    [['Breakfast', 'Lunch', 'Dinner', 'Snacks'], 1],
    [['Snacks'], 0.1],
    [['Dessert', 'Snacks'], 0.21],
  ] as const)('%s may hold %d of the net carbs', (meals, share) => {
    expect(carbShare(meals)).toBeCloseTo(share);
  });

  test('without a profile there are no targets but the carbs; where health forbids, none at all', () => {
    expect(dayLimits(EMPTY_PERSONAL_DATA, [])).toMatchObject({ dayEnergy: 2000, protein: null, fat: null });
    expect(dayLimits({ ...WOMAN, medicines: ['Jardiance'] }, [])).toBeNull();
  });
});
