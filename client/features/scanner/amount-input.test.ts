import { expect, it } from 'vitest';
import { amountText, parseAmount } from './amount-input.ts';

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 0 ', 0],
  ['.5', 0.5],
  ['12.', 12],
  ['', null],
  ['   ', null],
])('reads %j as %j', (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value });
});

it.each(['-1', 'abc', '1.2.3', '1e9', '999999', '<1', '1 g'])('refuses %j', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false });
});

it('writes a number back without unneeded decimals', () => {
  expect([amountText(null), amountText(0), amountText(2.5), amountText(0.1 + 0.2)]).toEqual([
    '',
    '0',
    '2.5',
    '0.3',
  ]);
});
