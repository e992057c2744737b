import { expect, test } from 'vitest';
import { savedMealsSearch } from './search.ts';

test.each([
  ['3,5', '3,5'],
  [3, '3'],
  [undefined, undefined],
  ['', undefined],
  ['3,', undefined],
  ['all', undefined],
  [{}, undefined],
])('the address %j names the list %j', (shopping, list) => {
  expect(savedMealsSearch({ shopping })).toEqual({ shopping: list });
});
