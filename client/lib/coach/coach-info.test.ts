import { expect, test } from 'vitest';
import { whereQuestionsGo } from './coach-info.ts';

test.each([
  [
    { answeredBy: 'composer', sentTo: null },
    "Answered from Captain Keto's own notes on this server. Your question isn't sent anywhere else.",
  ],
  [
    { answeredBy: 'llama-3', sentTo: null },
    "Worded by llama-3 on this server's own machine. Your question isn't sent anywhere else.",
  ],
  [
    { answeredBy: 'big-model', sentTo: 'api.example.com' },
    'Worded by big-model. Your question and the answers before it are sent to api.example.com.',
  ],
])('%o', (coach, text) => {
  expect(whereQuestionsGo({ ...coach, daily: null })).toBe(text);
});
