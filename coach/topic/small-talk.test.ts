import { expect, test } from 'vitest';
import { smallTalkKind } from './small-talk.ts';

test.each([
  ['Hello Captain!', 'greeting'],
  ['good morning', 'greeting'],
  ['how was... how are things going today?', null],
  ['how are things going today?', 'greeting'],
  ['nice to meet you', 'greeting'],
  ['thanks a lot', 'thanks'],
  ['ok, thank you', 'thanks'],
  ['you are the best', 'thanks'],
  ['that was very helpful', 'thanks'],
  ['bye', 'farewell'],
  ['I have to go now', 'farewell'],
  ['who are you?', 'about-me'],
  ['what can you help me with', 'about-me'],
  ['Am I talking to a robot?', 'about-me'],
  ['who programmed you', 'about-me'],
  ['how should I call you', null],
  ['what may I call you', 'about-me'],
  ['that is wrong', 'complaint'],
  ["you didn't answer my question", 'complaint'],
  ['yes please', 'yes-or-no'],
  ['no idea', 'yes-or-no'],
  ['say that again please', 'yes-or-no'],
])('small talk: %s is %s', (text, kind) => {
  expect(smallTalkKind(text)).toBe(kind);
});

test.each([
  'hello, what can I eat for breakfast?',
  'thanks, and how much salt do I need on a hot day when I work outside?',
  'thanks, is butter ok?',
  'no bread for a week, what now?',
  'I do not know how many carbs to eat',
  'is that helpful for weight loss',
  'it did not help with my cramps',
  'what should I ask my doctor',
  'what do you do for fun',
  'what are you eating on day one',
])('asks for something: %s', (text) => {
  expect(smallTalkKind(text)).toBeNull();
});
