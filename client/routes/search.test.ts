import { expect, test } from 'vitest';
import { savedMealsSearch, trackingSearch } from './search.ts';

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

test('an address that names no view of tracking is that of today', () => {
  expect(trackingSearch({ view: 'charts' }).view).toBe('charts');
  for (const view of ['elsewhere', '', 3, undefined, 'today'])
    expect(trackingSearch({ view }).view).toBeUndefined();
});
