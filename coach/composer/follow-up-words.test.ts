import { describe, expect, test } from 'vitest';
import { askedOfAnother } from './another-thing.ts';
import { goesBackTo } from './back-reference.ts';
import { askedInstead } from './correction.ts';
import { CHOICE_OPENINGS } from './fixed-replies.ts';
import { offeredMeant } from './offered.ts';
import { questionParts } from './question-parts.ts';
import { withoutReaction } from './reaction.ts';

describe('what is asked by who says that the answer missed it', () => {
  const LAST = 'How many carbs of bread can I eat?';
  test.each([
    ['That is not what I asked. Is rye any better?', 'Is rye any better?'],
    ['no, I meant the sauce. is it sweet?', 'the sauce. is it sweet?'],
    ['You misunderstood me. I only asked about my pill and the diet.', 'my pill and the diet.'],
    ['didnt get that, what has it to do with salt. just tell me a number of carbs', 'a number of carbs'],
    ['erm i am not vegan?? and no, no allergy. can i have ham', 'can i have ham'],
    ['protein, not carbs', 'How many protein of bread can I eat?'],
    ['rye not white', 'rye: How many carbs of bread can I eat?'],
    ['haha no, I meant can I eat too many of them?', 'can I eat too many of them?'],
    ['but what about rye? thats what i asked. I eat two slices', 'but what about rye? I eat two slices'],
    ['You haven’t answered about the ham.', 'the ham.'],
    ['My toes are well! I SAID porridge. Yes or no?', 'porridge. Yes or no?'],
    ['I’m not in hospital??', LAST],
    ['Nobody’s diabetic lol. Is ham ok?', 'Is ham ok?'],
    ['You didn’t say, is milk ok? I have it daily', 'is milk ok? I have it daily'],
    ['Nobody is allergic here, can I make satay?', 'Nobody is allergic here, can I make satay?'],
  ])('%s', (message, asked) => {
    expect(askedInstead(message, LAST)).toBe(asked);
  });

  test.each([
    'why not butter',
    'I mean to start on Monday',
    'what do you mean by net carbs?',
    'is it ok, not too salty?',
    'thanks!',
  ])('no complaint: %s', (message) => {
    expect(askedInstead(message, LAST)).toBeNull();
  });

  test('nothing was answered before', () => {
    expect(askedInstead('That is not what I asked. Is rye better?', undefined)).toBeNull();
  });
});

describe('an answer to "Do you mean one of these?"', () => {
  const offer = `${CHOICE_OPENINGS[0]}\n\n- [Is rye bread OK?](/handbook/bread)\n- [How many carbs a day?](/handbook/carbs)\n- [How do you read a label?](/handbook/labels)`;
  test.each([
    ['the first', 'Is rye bread OK?'],
    ['2', 'How many carbs a day?'],
    ['Last one. I am 23 and cycle', 'How do you read a label?'],
    ['carbs per day', 'How many carbs a day?'],
  ])('%s', (message, meant) => {
    expect(offeredMeant(message, offer)).toBe(meant);
  });

  test.each([
    'one more thing: is milk ok?',
    'none of them',
    'what do first timers on rye wait for in a week?',
  ])('none: %s', (message) => {
    expect(offeredMeant(message, offer)).toBeNull();
  });

  test('nothing was offered', () => {
    expect(offeredMeant('the first', 'Rye bread has 15 g.')).toBeNull();
  });
});

describe('a food or a meal named after a question that cannot be asked again of it', () => {
  test.each([
    ['what about breakfast then', 'My A1C is 6.1, where do I start?', 'What can I eat for breakfast?'],
    ['and nopales?', 'I miss my tortillas.', 'Can I eat nopales?'],
    ['and the milk?', 'I have two coffees at work.', 'Can I drink milk?'],
    ['and the sugar?', 'Do I put in almonds instead?', 'What can I use instead of sugar?'],
  ])('%s', (message, last, asked) => {
    expect(askedOfAnother(message, last)).toBe(asked);
  });

  test.each(['and my blood pressure?', 'what about it?', 'since Monday'])('none: %s', (message) => {
    expect(askedOfAnother(message, 'I miss my tortillas.')).toBeNull();
  });
});

test('what is told is no part to be answered', () => {
  const parts = questionParts(
    'My iron was low. Will ask for that to be checked. How do I cook for the kids? And what do they eat?',
  );
  expect(parts.map(({ asked }) => asked)).toEqual(['How do I cook for the kids?', 'And what do they eat?']);
});

describe('a message without what it says of the answer before', () => {
  test.each([
    ['Ok thank you, that is clear. And on Sundays?', 'And on Sundays?'],
    ['I will ask the nurse. Last one: is ham ok with my tablet?', 'is ham ok with my tablet?'],
    [
      'Nobody took anything. ok forget it. What do I eat before a long run?',
      'What do I eat before a long run?',
    ],
    ['Thanks, I take metformin. Is that ok?', 'Thanks, I take metformin. Is that ok?'],
    ['Fair enough, will ring them at 8. What do I eat tomorrow?', 'What do I eat tomorrow?'],
    ['Right knee hurts at night. Is it keto?', 'Right knee hurts at night. Is it keto?'],
    ['Thank you.', 'Thank you.'],
  ])('%s', (message, rest) => {
    expect(withoutReaction(message)).toBe(rest);
  });
});

describe('what a short message goes back to', () => {
  const history = [
    {
      message: 'I am 66. Is bacon all right for a fatty liver? Fasting this morning 112, after lunch 140',
      response: '',
    },
  ];
  test.each([
    ['the bacon.', 'Is bacon all right for a fatty liver?'],
    ['And 112?', 'Fasting this morning 112. Is 112 ok?'],
    ['and cheese?', null],
    ['And 118?', null],
  ])('%s', (message, question) => {
    expect(goesBackTo(message, history)).toBe(question);
  });
});
