import { describe, expect, it, test } from 'vitest';
import { compareKeys, nameKey } from './name-order.ts';

describe('order of names', () => {
  test.each([
    ['Éclair', 'eclair'],
    ['ECLAIR', 'eclair'],
    ['Smørrebrød', 'Smorrebrod'],
    ['Straße', 'STRASSE'],
    ['Bar 007', 'bar 7'],
    ['ＡＢＣ', 'abc'],
    ['ΟΔΟΣ', 'οδος'],
  ])('%s and %s are of one rank', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

  it('counts numbers as numbers', () => {
    const names = ['bar 10', 'bar 9', 'bar 1000000', 'bar'];
    expect(names.toSorted((a, b) => compareKeys(nameKey(a), nameKey(b)))).toEqual([
      'bar',
      'bar 9',
      'bar 10',
      'bar 1000000',
    ]);
  });

  it('goes by code points, where UTF-16 would put emoji before fullwidth forms', () => {
    expect(compareKeys('🥑', '\uffee')).toBeGreaterThan(0);
    expect('🥑' < '\uffee').toBe(true);
    expect(compareKeys('ab', 'abc')).toBeLessThan(0);
    expect(compareKeys('ab', 'ab')).toBe(0);
  });

  it('looks at the first 200 characters', () => {
    expect(nameKey('x'.repeat(300))).toHaveLength(200);
    expect([...nameKey('🥑'.repeat(300))]).toHaveLength(200);
    expect(nameKey('')).toBe('');
  });
});
