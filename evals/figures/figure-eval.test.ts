import { afterAll, describe, expect, test } from 'vitest';
import { createCoach } from '#coach/coach.ts';
import { missOf } from './figure-case.ts';
import { figureCases, figureMisses } from './figure-eval.ts';

const coach = await createCoach();
afterAll(() => coach.close());

test('200 questions with figures are answered right, in words and numbers', async () => {
  const cases = figureCases(1);
  expect(cases).toHaveLength(200);
  expect(await figureMisses(coach, cases)).toEqual([]);
}, 120_000);

describe('the check itself', () => {
  const item = {
    kind: 'food',
    question: 'How many net carbs are in 100 g of avocado?',
    figures: [{ value: 1.83, within: 0.05, unit: 'g net carbs' }],
    words: ['Avocados, raw'],
  } as const;

  test('takes the rounded number with its unit and words', () => {
    expect(missOf(item, 'There are **1.8 g net carbs** in it. Avocados, raw.')).toBeNull();
  });

  test.each([
    'There are **1.9 g net carbs** in it. Avocados, raw.',
    'There are **1.8 g fat** in it. Avocados, raw.',
    'There are **1.8 g net carbs** in it. Bananas, raw.',
  ])('refuses %s', (answer) => {
    expect(missOf(item, answer)).not.toBeNull();
  });
});
