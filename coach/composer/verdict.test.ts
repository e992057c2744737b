import { expect, test } from 'vitest';
import { verdictFor } from './verdict.ts';

test.each([
  ['Can I eat cheese on keto?', 'Nearly every real cheese fits.', 'Yes'],
  ['Is bread ok?', 'Ordinary bread does not fit a keto day.', 'No'],
  ['Can I have beans?', 'Most beans are too starchy for ketosis.', 'No'],
  ['Can I drink wine?', 'A dry glass of wine now and then fits.', 'It depends'],
  // The question is of another kind, or about something the sentence does not speak of.
  ['Can I eat keto bread?', 'Ordinary bread does not fit a keto day.', null],
  ['Is cheese better than yogurt?', 'Nearly every real cheese fits.', null],
  ['How much cheese?', 'Nearly every real cheese fits.', null],
  ['Can I eat mango?', 'Berries fit.', null],
  ['Is cheese ok?', 'Yes, cheese fits.', null],
  ['Is cheese bad?', 'Nearly every real cheese fits.', null],
])('%s / %s -> %s', (question, sentence, verdict) => {
  expect(verdictFor(question, sentence, '')).toBe(verdict);
});
