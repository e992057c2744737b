import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revealed } from './typewriter.ts';

describe('revealed', () => {
  it('takes a link whole', () => {
    const text = 'Under 20 g [[1]](https://example.org/a) a day';
    expect(revealed(text, 13)).toBe('Under 20 g [[1]](https://example.org/a)');
    expect(revealed(text, 11)).toBe('Under 20 g ');
  });

  it('closes a bold that is still open and shows no half sign', () => {
    expect(revealed('Ask **before** you start', 9)).toBe('Ask **bef**');
    expect(revealed('Ask **before** you start', 5)).toBe('Ask ');
    expect(revealed('Ask **before** you start', 13)).toBe('Ask **before**');
  });

  it('ends with the whole text and never shows other letters on the way', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z \n]{0,60}$/), fc.nat(80), (text, count) => {
        expect(text.startsWith(revealed(text, count))).toBe(true);
        expect(revealed(text, text.length)).toBe(text);
      }),
    );
  });
});
