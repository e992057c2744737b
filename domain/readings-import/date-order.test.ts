import { expect, test } from 'vitest';
import { guessDateOrder } from './date-order.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const guess = (...dates: Parameters<typeof guessDateOrder>[0]) =>
  guessDateOrder(dates, { now: NOW, writtenWithDots: false });

test('days in a row are likelier than the first of every month, and both are shown', () => {
  expect(guess(['01', '05', '2026'], ['01', '05', '2026'], ['01', '06', '2026'])).toMatchObject({
    ...{ order: 'MDY', isOpen: true, example: ['2026-01-05', '2026-05-01'] },
  });
  expect(guess(['05', '01', '2026'], ['06', '01', '2026'], ['07', '01', '2026'])).toMatchObject({
    ...{ order: 'DMY', isOpen: true, example: ['2026-01-05', '2026-05-01'] },
  });
});

test('nothing is asked where one order alone gives days', () => {
  expect(guess(['01', '13', '2026'], ['01', '14', '2026'])).toMatchObject({
    order: 'MDY',
    isOpen: false,
    example: null,
  });
});
