import { expect, it } from 'vitest';
import { savedPlan } from '../saved-meals.test-support.ts';
import { atHome } from './at-home.tsx';

const pantry = [
  { id: 5, productName: 'Salmon', amountAtHand: 2000 },
  { id: 6, productName: 'Eggs', amountAtHand: null },
];

it('sums what several plans need of an item for their servings, against what is at hand', () => {
  const salmon = savedPlan({ id: 1 }, [[5, 'Salmon', 150]]);
  const both = savedPlan({ id: 2 }, [
    [5, 'Salmon', 100],
    [6, 'Eggs', 110],
  ]);
  expect(atHome([{ plan: salmon, servings: 2 }, { plan: both }], pantry)).toEqual([
    { id: 5, name: 'Salmon', needed: 400, atHand: 200 },
    { id: 6, name: 'Eggs', needed: 110, atHand: null },
  ]);
});

it('says no amount where a plan of text alone takes it too, and nothing of what is gone', () => {
  const text = savedPlan({ id: 3, pantryItemIds: '[5,77]' });
  const salmon = savedPlan({ id: 1 }, [[5, 'Salmon', 150]]);
  expect(atHome([{ plan: salmon }, { plan: text }], pantry)).toEqual([
    { id: 5, name: 'Salmon', needed: null, atHand: 200 },
  ]);
});
