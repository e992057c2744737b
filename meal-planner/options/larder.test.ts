import { expect, test } from 'vitest';
import type { DishSlot } from '#content/dishes/dish.ts';
import { createKitchen } from '../kitchen/kitchen.ts';
import { extraCandidates, type Larder, pantryCandidates, stapleCandidates } from './larder.ts';

const kitchen = createKitchen();
const slot = (role: DishSlot['role'], ...accepts: string[]): DishSlot => ({
  id: 'it',
  role,
  accepts,
  grams: [10, 20, 30],
  optional: false,
});
const chicken = kitchen.extras.get('whole-chicken');
if (!chicken) throw new Error('no whole chicken');
const larder: Larder = {
  kitchen,
  pantry: new Map([['whole-chicken', [chicken]]]),
  mayAdd: () => true,
  hasKindOf: () => false,
  foreign: () => 0,
  areEatenTogether: () => true,
  left: () => Number.POSITIVE_INFINITY,
};
const idsOf = (candidates: readonly { food: { ingredient: string | null } }[]) =>
  candidates.map(({ food }) => food.ingredient);

test('a bird that is sold whole is cooked by who has one, and bought for nobody', () => {
  const bird = slot('protein', 'whole-chicken', 'chicken-thigh');
  expect(idsOf(pantryCandidates(bird, larder))).toEqual(['whole-chicken']);
  expect(idsOf(extraCandidates(bird, larder))).toEqual(['chicken-thigh']);
});

test('oil is at hand and never bought, the commonest before what the dish would like best', () => {
  const fat = slot('fat', 'avocado-oil', 'butter', 'olive-oil');
  expect(idsOf(stapleCandidates(fat, larder))).toEqual(['olive-oil', 'avocado-oil']);
  const bought = extraCandidates(fat, larder).filter(({ food }) => !food.isStaple);
  expect(idsOf(bought)).toEqual(['butter']);
});
