import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ReadMeal } from '#contract/meal-text.ts';
import { readingOf } from './told-meal.ts';

const rowsOf = (said: string): ReadMeal => ({
  rows: [{ said, isKnown: true, choices: [], doubts: [], asks: null }],
});

test('a result belongs to the text it was read from, and the last text wins', async () => {
  const answers = {
    'half an avocado': Promise.withResolvers<ReadMeal>(),
    'two eggs': Promise.withResolvers<ReadMeal>(),
  };
  const reading = new MutationObserver(new QueryClient(), {
    mutationFn: (told: keyof typeof answers) => answers[told].promise,
  });
  const stop = reading.subscribe(() => {});
  const shown = (text: string) => readingOf(reading.getCurrentResult(), text);
  const avocado = reading.mutate('half an avocado');
  expect(shown('half an avocado').isPending).toBe(true);
  expect(shown('half an avocado and eggs').isPending).toBeUndefined();
  const eggs = reading.mutate('two eggs');
  answers['two eggs'].resolve(rowsOf('eggs'));
  await eggs;
  answers['half an avocado'].resolve(rowsOf('avocado'));
  await avocado;
  expect(shown(' two eggs ').data).toEqual(rowsOf('eggs'));
  expect(shown('half an avocado').data).toBeUndefined();
  expect(shown('').data).toBeUndefined();
  stop();
});
