import { expect, it } from 'vitest';
import { FIRST_PAGE, pagesAround } from './use-pantry-pages.ts';

it('the pages of the rows in the window and around it are asked for, and stay the same while these do', () => {
  expect(pagesAround(FIRST_PAGE, 3, 12)).toBe(FIRST_PAGE);
  const two = pagesAround(FIRST_PAGE, 21, 30);
  expect(two).toEqual({ from: 0, to: 1 });
  expect(pagesAround(two, 40, 60)).toBe(two);
  expect(pagesAround(two, 4980, 4999)).toEqual({ from: 82, to: 83 });
});
