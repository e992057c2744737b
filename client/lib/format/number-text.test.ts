import { expect, test } from 'vitest';
import { countText, typedAmount, typedNumber } from './number-text.ts';

test('thousands are grouped as the words around them are written, whatever the language of the browser', () => {
  expect(countText(1800)).toBe('1,800');
  expect(countText(12)).toBe('12');
  expect(countText(1.5)).toBe('1.5');
});

test.each([
  ['5,5', 5.5],
  [' 12 ', 12],
  ['3.', 3],
  ['.5', 0.5],
  ['0', 0],
])('"%s" typed into a box is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', '-1', '1e3', '0x10', '1.800,5', 'ten', '.'])('"%s" is no number', (text) => {
  expect(typedNumber(text)).toBeNull();
});

test.each([
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  [' ⅓ ', 0.33],
  ['2,5', 2.5],
  ['1/0', null],
  ['-1/2', null],
  ['half', null],
])('"%s" typed as an amount is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});
