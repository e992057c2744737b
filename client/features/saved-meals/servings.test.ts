import { describe, expect, it } from 'vitest';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { readServings, servingsOf, withServings, writeServings } from './servings.tsx';

describe('servings', () => {
  it('are kept on the device by plan; one needs no keeping', () => {
    const stores = memoryStores();
    const both = withServings(withServings({}, 3, 2.5), 4, 6);
    writeServings(stores, both);
    expect(servingsOf(readServings(stores), 3)).toBe(2.5);
    expect(withServings(both, 3, 1)).toEqual({ 4: 6 });
    expect(servingsOf({}, 9)).toBe(1);
  });

  it('that cannot be are forgotten', () => {
    for (const servings of [0, 13, 1.25, Number.NaN]) {
      const stores = memoryStores();
      writeServings(stores, { 3: servings });
      expect(readServings(stores)).toEqual({});
    }
  });
});
