import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markHits } from './marked-text.tsx';

const hits = (text: string, search: string) =>
  markHits(text, search).flatMap((part) => (part.hit ? [part.text] : []));

test('every word of the search is marked, in any letter case', () => {
  expect(markHits('Bread and rye bread', 'BREAD rye')).toEqual([
    { text: 'Bread', hit: true },
    { text: ' and ', hit: false },
    { text: 'rye', hit: true },
    { text: ' ', hit: false },
    { text: 'bread', hit: true },
  ]);
});

test('signs are looked for as they stand', () => {
  expect(hits('A1C of 5.9 % (or 519)', '5.9 (or')).toEqual(['5.9', '(or']);
});

test('a longer word is marked whole', () => {
  expect(hits('Fasting is no fast', 'fast fasting')).toEqual(['Fasting', 'fast']);
});

test('nothing to look for, or nothing found, marks nothing', () => {
  expect(markHits('Bread', '  ')).toEqual([{ text: 'Bread', hit: false }]);
  expect(hits('Bread', 'egg')).toEqual([]);
});

test('no letter is lost or changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
      expect(
        markHits(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
