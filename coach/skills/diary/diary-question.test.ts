import { describe, expect, test } from 'vitest';
import { diaryQuestion } from './diary-question.ts';

/** A Monday. */
const TODAY = '2026-11-23';

describe('what is asked of the diary', () => {
  test.each([
    ['What did I have yesterday?', { about: 'eaten', day: '2026-11-22', meal: null }],
    ['what have I eaten today', { about: 'eaten', day: TODAY, meal: null }],
    ['What did I eat for lunch on Friday?', { about: 'eaten', day: '2026-11-20', meal: 'lunch' }],
    ['what did i have for dinner on monday', { about: 'eaten', day: '2026-11-16', meal: 'dinner' }],
    ['What did I have last night?', { about: 'eaten', day: '2026-11-22', meal: 'dinner' }],
    ['How many carbs are left today?', { about: 'sum', day: TODAY, value: 'netCarbs', isLeft: true }],
    ['how much protein do I have left', { about: 'sum', day: TODAY, value: 'protein', isLeft: true }],
    [
      'How many net carbs did I eat yesterday?',
      { about: 'sum', day: '2026-11-22', value: 'netCarbs', isLeft: false },
    ],
    ['how many calories have I had so far', { about: 'sum', day: TODAY, value: 'energy', isLeft: false }],
    ['Why was I high this morning?', { about: 'high', day: TODAY }],
    ['why was my glucose so high yesterday', { about: 'high', day: '2026-11-22' }],
    ['Log two eggs and bacon', { about: 'log', told: 'two eggs and bacon' }],
    ['please add 30 g of walnuts to my diary', { about: 'log', told: '30 g of walnuts' }],
  ])('%s', (question, asked) => expect(diaryQuestion(question, TODAY)).toEqual(asked));
});

describe('what is another thing', () => {
  test.each([
    'How many carbs are in two eggs?',
    'How many carbs should I eat?',
    'What should I have for breakfast?',
    'Why is my fasting glucose high?',
    'Log a glucose reading of 98 mg/dL',
    'Add eggs to my pantry',
    'What did I eat before my high readings?',
    'How do I log what I eat?',
    'What did my husband eat yesterday?',
  ])('%s', (question) => expect(diaryQuestion(question, TODAY)).toBeNull());
});
