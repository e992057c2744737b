import { describe, expect, test } from 'vitest';
import { askedAgain, withThingOf } from './question-frame.ts';

describe('askedAgain', () => {
  test.each([
    ['how many carbs in cashews?', 'what about almonds?', 'how many carbs in almonds?'],
    ['How many carbs are in a cup of cashews?', 'and 100 g?', 'How many carbs are in 100 g of cashews?'],
    ['How many carbs in cashews?', 'how about 2 tbsp of tahini?', 'How many carbs in 2 tbsp of tahini?'],
    ['How many carbs in cashews?', 'and protein?', 'how much protein in cashews?'],
    ['Can I eat rice on keto?', 'what about quinoa?', 'Can I eat quinoa on keto?'],
    ['Is it ok to drink milk?', 'and oat milk', 'Is it ok to drink oat milk?'],
    ['Does stevia break a fast?', 'what about coffee with cream', 'Does coffee with cream break a fast?'],
    ['Is cheese keto?', 'and how much of it?', 'how much cheese can I eat?'],
    ['What can I use instead of rice?', 'and pasta?', 'What can I use instead of pasta?'],
  ])('%s + %s', (earlier, reply, again) => {
    expect(askedAgain(earlier, reply)).toBe(again);
  });

  test.each([
    ['Can I have cheese?', 'is that safe for me?'],
    ['Is cheese keto?', 'why?'],
    ['What is ketosis?', 'and almonds?'],
    ['Can I have cheese?', 'what do you think about that then'],
  ])('%s + %s is no new thing', (earlier, reply) => {
    expect(askedAgain(earlier, reply)).toBeNull();
  });
});

test('a pronoun stands for the thing of the question before', () => {
  expect(withThingOf('Can I have cheese?', 'is that safe for me?')).toBe('is cheese safe for me?');
  expect(withThingOf('What is ketosis?', 'is it safe?')).toBeNull();
  expect(withThingOf('Can I have cheese?', 'why?')).toBeNull();
});
