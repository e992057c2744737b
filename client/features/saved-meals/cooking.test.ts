import { expect, it } from 'vitest';
import { cookedWords } from './cooking.tsx';

const taken = (name: string, grams: number, left: number) => ({ pantryItemId: 1, name, grams, left });

it('tells what was taken, what is left, and what is not counted', () => {
  const cooked = { id: 1, taken: [taken('Cream', 120, 380), taken('Butter', 8.5, 0)], untracked: ['Salt'] };
  expect(cookedWords(cooked, 'g')).toEqual({
    taken: 'Used: 120 g Cream (380 g left) and 8.5 g Butter (0 g left).',
    untracked: "Not subtracted, because your pantry doesn't list an amount: Salt.",
  });
  expect(cookedWords({ ...cooked, untracked: [] }, 'oz').taken).toContain('4.2 oz Cream (13.4 oz left)');
});

it('counts what would be too long to read', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Food ${index}`);
  const { taken: nothing, untracked } = cookedWords({ id: 1, taken: [], untracked: names }, 'g');
  expect(nothing).toBeNull();
  expect(untracked).toMatch(/Food 5 and 3 more\.$/);
});
