import { describe, expect, it } from 'vitest';
import { AT_TOP, pagesOf, widened } from './use-pantry-pages.ts';

describe('rows that are asked for', () => {
  it('grow in steps and stay the same within one', () => {
    const first = widened(AT_TOP, { first: 3, last: 12 });
    expect(first).toEqual({ first: 0, last: 20 });
    expect(widened(first, { first: 9, last: 18 })).toBe(first);
    expect(widened(first, { first: 21, last: 30 })).toEqual({ first: 20, last: 40 });
  });

  it('lie on the pages around them, with some read ahead', () => {
    expect(pagesOf({ first: 0, last: 20 }, 5000)).toEqual([0]);
    expect(pagesOf({ first: 40, last: 60 }, 5000)).toEqual([0, 1]);
    expect(pagesOf({ first: 4980, last: 5000 }, 5000)).toEqual([82, 83]);
    expect(pagesOf({ first: 0, last: 0 }, 0)).toEqual([0]);
  });
});
