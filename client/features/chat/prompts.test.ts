import { afterAll, expect, test } from 'vitest';
import { createCoach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { UNKNOWN_OPENINGS } from '#coach/composer/compose-answer.ts';
import { CHOICE_OPENINGS } from '#coach/composer/fixed-replies.ts';
import { FIRST_PROMPTS, PROMPT_CATEGORIES } from './prompts.ts';

const coach = await createCoach();
afterAll(() => coach.close());

test('the four categories are the fixed ones, and each gives the empty chat one question', () => {
  expect(PROMPT_CATEGORIES.map(({ title }) => title)).toEqual([
    'Understanding Ketosis',
    'Understanding Insulin Resistance',
    'Understanding Exercise & Lifestyle Integration',
    'Nutrition & Fasting',
  ]);
  expect(FIRST_PROMPTS).toHaveLength(4);
});

const prompts = PROMPT_CATEGORIES.flatMap((category) => category.prompts);

test('no question stands twice', () => {
  expect(new Set(prompts).size).toBe(prompts.length);
});

test.each(prompts)('the coach knows: %s', async (question) => {
  const answer = await collectAnswer(coach.answer({ question, history: [] }));
  expect(answer.offTopic).toBe(false);
  expect(answer.sources).not.toEqual([]);
  for (const doubt of [...CHOICE_OPENINGS, ...UNKNOWN_OPENINGS]) expect(answer.response).not.toContain(doubt);
  expect(answer.response.length).toBeGreaterThan(100);
});
