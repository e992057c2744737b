import { expect, test } from 'vitest';
import { contentWords } from '../../retrieval/words.ts';
import { createUnknownFood } from './unknown-food.ts';

const unknownFood = createUnknownFood(
  contentWords('Are guava and halloumi keto? Is Gaviscon? A nutritionist helps.'),
);

test.each([
  ['how many carbs in flumpernickel', 'flumpernickel'],
  ['Is a cup of zorbleberries keto?', 'zorbleberries'],
  ['Can I eat smoked wubbelfish on keto?', 'smoked wubbelfish'],
])('%s: the name is told back, and no number', (question, name) => {
  const reply = unknownFood(question);
  expect(reply?.text).toContain(`“${name}”`);
  expect(reply?.text).not.toMatch(/\d/);
});

test.each([
  ['the tables know it', 'how many carbs in almonds'],
  ['a card knows it', 'how much protein is in halloumi'],
  ['a slip of the hand', 'carbs in halloummi'],
  ['no food', 'is Gaviscon keto'],
  ['nothing is asked of it', 'my flumpernickel was good'],
  ['more than a food is asked', 'can I eat flumpernickel after my operation on Tuesday'],
])('left to the search: %s', (_why, question) => {
  expect(unknownFood(question)).toBeNull();
});
