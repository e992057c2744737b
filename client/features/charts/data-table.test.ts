import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './data-table.tsx';

describe('pageOf', () => {
  it('shows every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat(500), (count) => {
        const shown: number[] = [];
        const { pages } = pageOf(0, count);
        for (let page = 0; page < pages; page += 1) {
          const { first, last } = pageOf(page, count);
          for (let row = first; row < last; row += 1) shown.push(row);
        }
        expect(shown).toEqual(Array.from({ length: count }, (_, row) => row));
      }),
    );
  });

  it('goes to the last page when rows went away', () => {
    expect(pageOf(7, 45)).toEqual({ page: 2, pages: 3, first: 40, last: 45 });
  });
});
