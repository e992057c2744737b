import { expect, test } from 'vitest';
import { namedFoods } from './named-foods.ts';

test.each([
  ['Can I have one corn tortilla with my dinner?', ['corn tortilla']],
  ['are lentils and chickpeas allowed', ['lentils', 'chickpeas']],
  ['I eat peanut butter, peanut butter and cheese', ['peanut butter', 'cheese']],
  ['no bread and no rice since May, but what about quinoa?', ['quinoa']],
  ['my blood sugar and my fatty liver', []],
  ['should I fry it in butter', ['butter']],
])('foods of "%s"', (text, said) => {
  expect(namedFoods(text).map((food) => food.said)).toEqual(said);
});

test('an amount right before the name goes with it', () => {
  const [eggs, coffee] = namedFoods('I had 3 eggs and then coffee');
  expect([eggs?.amount?.count, coffee?.amount]).toEqual([3, null]);
});
