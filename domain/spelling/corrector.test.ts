import { expect, test } from 'vitest';
import { createCorrector } from './corrector.ts';

const correct = createCorrector(['cheese', 'almond', 'almonds', 'cauliflower', 'chia'], {
  lettersLeast: 5,
  twoSlipsFrom: 8,
  startLetters: 1,
  isMeant: (word) => word === 'cheesy',
});

test.each([
  ['chesse', 'cheese'], // one letter for another
  ['cheees', 'cheese'], // neighbours that changed places are one slip
  ['almnd', 'almond'],
  ['almodns', 'almonds'], // the nearest, not the first
  ['colliflower', 'cauliflower'],
  ['coliflowr', null], // three slips
  ['chees', 'cheese'],
  ['chesses', null], // two slips in seven letters
  ['dheese', null],
  ['cheesy', null],
  ['chai', null],
])('%s is read as %s', (word, meant) => {
  expect(correct(word)).toBe(meant);
});
