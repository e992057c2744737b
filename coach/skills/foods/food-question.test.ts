import { describe, expect, test } from 'vitest';
import { readFoodQuestion } from './food-question.ts';

function kindOf(question: string, earlier: readonly string[] = []): string | null {
  return readFoodQuestion(question, earlier)?.kind ?? null;
}

describe('questions about foods', () => {
  test.each([
    ['how many calories are in mashed potatoes', 'values'],
    ['Net carbs in 2 cups of raspberries?', 'values'],
    ['avocado carbs', 'values'],
    ['what is the nutrition info for a cucumber', 'values'],
    ['tell me how much fat the hamburger has', 'values'],
    ['grapes have what kind of nutritional facts', 'values'],
    ['I had two eggs and half an avocado for breakfast, how many carbs?', 'values'],
    ['Can I eat watermelon?', 'verdict'],
    ['is greek yogurt keto', 'verdict'],
    ['are strawberries ok on keto?', 'verdict'],
    ['how healthy is pizza', 'verdict'],
    ['is rice low carb', 'verdict'],
    ['can i have a glass of red wine', 'verdict'],
    ['Porridge and boiled eggs?', 'verdict'],
    ['rice or pasta', 'compare'],
    ['almonds vs walnuts, which is lower in carbs?', 'compare'],
    ['Is brown sugar healthier than white sugar?', 'compare'],
    ['what can I eat instead of bread', 'swaps'],
    ['potato chip substitutes?', 'swaps'],
    ['how much broccoli fits in 5 g net carbs', 'fits'],
    ['how many strawberries can I eat on keto', 'fits'],
    ['which nuts are lowest in carbs?', 'rank'],
    ['foods high in magnesium', 'rank'],
  ])('%s', (question, kind) => {
    expect(kindOf(question)).toBe(kind);
  });

  test('"what about" leans on what was asked before', () => {
    expect(kindOf('and what about blueberries?')).toBe('verdict');
    expect(
      readFoodQuestion('and what about blueberries?', ['how much fiber is in raspberries']),
    ).toMatchObject({
      kind: 'values',
      nutrients: ['fiber'],
    });
  });

  test('sugar as a food is not the nutrient', () => {
    expect(readFoodQuestion('carbs in brown sugar')).toMatchObject({ nutrients: ['netCarbs'] });
  });
});

test.each([
  'Why does keto make me tired?',
  'Coconut oil: how did it change your health?',
  'Is cheese bad for LDL?',
  'Is butter bad for you?',
  'May somebody with diabetes have fruit?',
  'Can I eat fish in the second trimester of pregnancy?',
  'how many eggs a day are safe?',
  'how many carbs a day should I eat?',
  'how much protein do I need?',
  'minutes in the oven for a side of salmon',
  'how soon does opened milk turn sour',
  'what do I need to make potato skins',
  'can my dog eat grapes',
  'what is there to know about feeding children',
  'is aspartame ok',
  'where is salt mined',
  'starch in milk?',
  'keto or fasting for fat loss?',
  'do brand name sweetened chocolate chips count as no carbs?',
  'best high copper foods?',
  'how many carbs in keto bread',
  'what is the capital of turkey',
  'thanks!',
  'Can I drink wine and how much protein do I need?',
])('left to others: %s', (question) => {
  expect(kindOf(question)).toBeNull();
});
