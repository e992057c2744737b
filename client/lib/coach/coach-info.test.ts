import { expect, test } from 'vitest';
import { whereQuestionsGo } from './coach-info.ts';

test.each([
  [
    { answeredBy: 'composer', sentTo: null },
    "Answered from Captain Keto's own notes on this server. What you ask goes nowhere else.",
  ],
  [
    { answeredBy: 'llama-3', sentTo: null },
    "Worded by llama-3 on this server's own machine. What you ask goes nowhere else.",
  ],
  [
    { answeredBy: 'big-model', sentTo: 'api.example.com' },
    'Worded by big-model: what you ask and the answers before it are sent to api.example.com.',
  ],
])('%o', (coach, text) => {
  expect(whereQuestionsGo({ ...coach, daily: null })).toBe(text);
});
