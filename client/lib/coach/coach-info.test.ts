import { describe, expect, it, test } from 'vitest';
import {
  coachName,
  modelAnswersLeft,
  ownDataList,
  safetyLooks,
  switchOwnData,
  whereDataGo,
  whereProfileIs,
  whereQuestionsGo,
} from './coach-info.ts';

test.each([
  [
    { answeredBy: 'composer', sentTo: null },
    "Answered from Captain Keto's own notes on this app’s server. Your question isn’t sent anywhere else.",
  ],
  [
    { answeredBy: 'llama-3', sentTo: null },
    'Written by llama-3 on this app’s server. Your question isn’t sent anywhere else.',
  ],
  [
    { answeredBy: 'big-model', sentTo: 'api.example.com' },
    'Written by big-model. Your question and the answers before it are sent to api.example.com.',
  ],
])('%o', (coach, text) => {
  expect(whereQuestionsGo({ ...coach, daily: null })).toBe(text);
});

const COMPOSER = { answeredBy: 'composer', sentTo: null, daily: null };
const AT_PROVIDER = { answeredBy: 'gpt-5-mini', sentTo: 'api.openai.com', daily: { limit: 20, left: 3 } };
const LOCAL = { answeredBy: 'llama3.2', sentTo: null, daily: null };

describe('own data in answers', () => {
  it('are told in one order', () => {
    expect(ownDataList(['pantry', 'readings'])).toBe('your readings and your pantry');
    expect(ownDataList(['plans'])).toBe('your meal plans');
  });

  it('are switched one by one', () => {
    expect(switchOwnData([], 'pantry', false)).toEqual(['pantry']);
    expect(switchOwnData(['pantry'], 'profile', false)).toEqual(['profile', 'pantry']);
    expect(switchOwnData(['profile', 'pantry'], 'profile', true)).toEqual(['pantry']);
  });

  it('go where the words say', () => {
    expect(whereDataGo(COMPOSER, false)).toContain('nothing is sent anywhere else');
    expect(whereDataGo(AT_PROVIDER, false)).toContain('gpt-5-mini at api.openai.com');
    expect(whereDataGo(LOCAL, false)).toContain('this app’s server');
    expect(whereDataGo(AT_PROVIDER, true)).toContain('from this browser');
  });

  it('are not promised to stay where a model elsewhere is asked', () => {
    for (const isGuest of [true, false]) {
      expect(whereProfileIs(COMPOSER, isGuest)).toMatch(/anywhere else/);
      expect(whereProfileIs(LOCAL, isGuest)).toMatch(/anywhere else/);
      expect(whereProfileIs(AT_PROVIDER, isGuest)).toContain('api.openai.com');
      expect(whereProfileIs(AT_PROVIDER, isGuest)).not.toMatch(/anywhere else/);
      expect(whereProfileIs(undefined, isGuest)).not.toMatch(/anywhere else/);
    }
  });

  it('are seen by the safety checks where they can be', () => {
    expect(safetyLooks(false)).toContain('always look at');
    expect(safetyLooks(true)).toContain('can’t see it');
  });
});

describe('who answers', () => {
  it('is told by name, with what is left when it is little', () => {
    expect(coachName('composer')).toBe("Captain Keto's own notes");
    expect(coachName('gpt-5-mini')).toBe('gpt-5-mini');
    expect(modelAnswersLeft(COMPOSER)).toBeNull();
    expect(modelAnswersLeft({ ...AT_PROVIDER, daily: { limit: 20, left: 11 } })).toBeNull();
    expect(modelAnswersLeft(AT_PROVIDER)).toBe('3 AI answers left today');
    expect(modelAnswersLeft({ ...AT_PROVIDER, daily: { limit: 20, left: 1 } })).toBe(
      '1 AI answer left today',
    );
    expect(modelAnswersLeft({ ...AT_PROVIDER, daily: { limit: 20, left: 0 } })).toContain(
      'No AI answers left',
    );
  });
});
