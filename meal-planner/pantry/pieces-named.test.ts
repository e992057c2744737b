import { expect, test } from 'vitest';
import { piecesNamed } from './pieces-named.ts';

const EGG = [{ unit: 'piece', grams: 50 }] as const;

test.each([
  ['eggs x12', 600],
  ['eggs lg 18ct', 900],
  ['12 large eggs (9 left)', null],
  ['eggs doz', 600],
  ['2 dozen eggs', 1200],
  ['half a dozen eggs', 300],
  ['Eier 10er', 500],
  ['2 eggs', 100],
  ['half an egg', 25],
  ['egg, half left', 25],
  ['eggs', null],
  ['3 cans of eggs', null],
  ['eggs 500 g', null],
  ['egg whites 5%', null],
  ['ground beef 80/20', null],
  ['Size 7 eggs x 12', null],
])('%s are %s g', (name, grams) => {
  expect(piecesNamed(name, EGG)).toBe(grams);
});

test('what is counted in nothing but grams has no pieces', () => {
  expect(piecesNamed('spinach 2', [{ unit: 'cup', grams: 30 }])).toBeNull();
});
