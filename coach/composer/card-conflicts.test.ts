import { describe, expect, test } from 'vitest';
import type { Card } from '../handbook/card.ts';
import { conflicts } from './card-conflicts.ts';

const card = (heading: string, change: Partial<Card> = {}): Card => ({
  ...{ id: 'a/1', slug: 'a', heading, about: 'a', facet: 'what', ask: [], sources: [], grade: 'weak' },
  ...{ text: 'Eat.', ...change },
});

test('what was told earlier in the talk counts', () => {
  const [meal, pcos] = [card('x', { text: 'Chicken salad.' }), card('x', { condition: 'pcos' })];
  expect([conflicts('a day of food?', meal), conflicts('a day of food?', meal, 'I am vegan')]).toEqual([
    false,
    true,
  ]);
  expect([conflicts('will it help?', pcos), conflicts('will it help?', pcos, 'I have pcos')]).toEqual([
    true,
    false,
  ]);
});

describe('a card that cannot be the answer', () => {
  test.each([
    [
      'is for a condition nobody told of',
      'will my periods come back?',
      card('x', { condition: 'no-gallbladder' }),
      true,
    ],
    [
      'unless it is told',
      'no gallbladder since May, what fat?',
      card('x', { condition: 'no-gallbladder' }),
      false,
    ],
    ['nor is a slip of the medicine one', 'jardience and keto?', card('x', { condition: 'sglt2' }), false],
    ['nor metformin misspelled', 'metaformin and eggs', card('x', { condition: 'metformin' }), false],
    ['a weekly pen has its names', 'on mounjaro, no appetite', card('x', { condition: 'glp-1' }), false],
    [
      'tells people with sound kidneys how much protein',
      'my eGFR is 48, how much protein?',
      card('x', { warn: ['protein'] }),
      true,
    ],
    [
      'unless it is about kidneys',
      'eGFR 48, protein?',
      card('Protein with kidney disease', { warn: ['protein'] }),
      false,
    ],
    ['is about what one is sick of', 'a snack that isn’t cheese', card('Is string cheese a snack?'), true],
    [
      'begins with it',
      'lunch for the tractor, dont say salad',
      card('x', { text: 'Salad, ham, eggs.' }),
      true,
    ],
    ['unless it tells what to take instead', 'sick of eggs', card('Breakfast without eggs?'), false],
    ['or the word is no food', 'that isn’t true of cheese', card('Cheese?'), false],
    ['or none were told of', 'how much protein?', card('x', { warn: ['protein'] }), false],
    [
      'has meat, for a vegetarian',
      'a day of food for a vegetarian',
      card('x', { text: 'Chicken salad.' }),
      true,
    ],
    [
      'unless it is theirs',
      'a day of food for a vegetarian',
      card('x', { text: 'Vegetarians take tofu where others take chicken.' }),
      false,
    ],
    ['is half theirs', 'vegetarian lunches?', card('x', { text: 'Tofu or shrimp.' }), true],
    ['has eggs for who hates them', 'I hate eggs, breakfast?', card('x', { text: 'Two eggs.' }), true],
    ['has pork for who eats none', 'we are halal, snacks?', card('x', { text: 'Ham rolls.' }), true],
    ['must be cooled', "no fridge at work, what's for lunch?", card('x', { text: 'Greek yogurt.' }), true],
    [
      'is about doing without',
      'no dairy, what fat?',
      card('Keto with no dairy', { text: 'No butter.' }),
      false,
    ],
    ['is about rice, not what is named for it', 'how much cauliflower rice?', card('Is rice keto?'), true],
    ['unless it names that', 'how much cauliflower rice?', card('Is cauliflower rice keto?'), false],
    ['is for a child, whose age was told', "I'm 16, may I fast?", card('x', { condition: 'child' }), false],
    ['judges another value', 'LDL 2.1, is that fine?', card('Is an LDL of 4.9 high?'), true],
    ['unless it is near', 'LDL 4.6, is that fine?', card('Is an LDL of 4.9 high?'), false],
    [
      'nor is one ketone of two',
      'ketones 0.3, now 0.9, in ketosis?',
      card('Is a ketone reading of 0.3 low?'),
      true,
    ],
    ['a count is no value', 'my LDL after 3 weeks', card('Is an LDL of 4.9 high?'), false],
  ])('%s', (_why, question, one, expected) => {
    expect(conflicts(question, one)).toBe(expected);
  });
});
