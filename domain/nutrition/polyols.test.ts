import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { polyolKind, polyolShares, polyolsInText } from './polyols.ts';

describe('polyolKind', () => {
  it.each([
    ['Erythritol', 'erythritol'],
    ['érythritol', 'erythritol'],
    ['Xilitol', 'xylitol'],
    ['Maltit', 'maltitol'],
    ['Maltitol Syrup', 'maltitol_syrup'],
    ['sirop de maltitol', 'maltitol_syrup'],
    ['E 953', 'isomalt'],
    ['isomaltooligosaccharide', 'unknown'],
    ['isomaltulose', 'unknown'],
    ['sugar alcohol', 'unknown'],
  ] as const)('%s is %s', (name, kind) => {
    expect(polyolKind(name)).toBe(kind);
  });

  it('finds names in an ingredient list', () => {
    expect(polyolsInText('chicory fiber, maltitol syrup, salt')).toEqual(['maltitol_syrup']);
    expect(polyolsInText('almonds, erythritol, cocoa, sorbitol (E420)').sort()).toEqual([
      'erythritol',
      'sorbitol',
    ]);
  });
});

describe('a text of any length', () => {
  const LENGTH = 1_500_000;
  const repeated = (text: string) => text.repeat(LENGTH / text.length);
  /** A pattern that takes the square of this length needs ten minutes, one that passes over it once a tenth of a second. */
  const ENDS_MS = 60_000;

  it.each([
    ['names in one word', repeated('maltit'), ['maltitol']],
    ['a name and no end to the word', `maltit${repeated('o')}`, ['maltitol']],
    ['a name and no end to the blanks', `maltitol${repeated(' ')}`, ['maltitol']],
    ['names and blanks', repeated('maltit    '), ['maltitol']],
    ['syrups of nothing', repeated('sirop de  '), []],
  ] as const)('is read to its end: %s', { timeout: 2 * ENDS_MS }, (_name, text, kinds) => {
    const found = runInNewContext('read(text)', { read: polyolsInText, text }, { timeout: ENDS_MS });
    expect(found).toEqual(kinds);
  });
});

describe('polyolShares', () => {
  it('gives named grams their name and the rest to the unnamed', () => {
    expect(polyolShares(10, [{ name: 'Erythritol', grams: 7 }])).toEqual([
      { grams: 7, kinds: ['erythritol'] },
      { grams: 3, kinds: ['unknown'] },
    ]);
  });

  it('lets a single name without grams stand for the whole total', () => {
    expect(polyolShares(9, [{ name: 'maltitol', grams: null }])).toEqual([{ grams: 9, kinds: ['maltitol'] }]);
  });

  it('keeps the choice open between several names, and never exceeds the total', () => {
    const named = [
      { name: 'maltitol', grams: null },
      { name: 'erythritol', grams: null },
    ];
    expect(polyolShares(9, named)).toEqual([{ grams: 9, kinds: ['maltitol', 'erythritol'] }]);
    expect(polyolShares(5, [{ name: 'xylitol', grams: 8 }])).toEqual([{ grams: 5, kinds: ['xylitol'] }]);
    expect(polyolShares(null, named)).toEqual([]);
  });
});
