import { expect, test } from 'vitest';
import type { Card } from '../handbook/card.ts';
import { foodsLeftOut, tellsOfFoods } from './foods-asked.ts';

const card = (heading: string, text: string, facet: Card['facet'] = 'verdict'): Card => ({
  ...{ id: 'a/1', slug: 'a', heading, text, facet, about: 'a', sources: [], grade: 'weak' },
});
const LENTILS = card('Are lentils allowed?', 'Half a cup of cooked lentils has 12 g of net carbs.');

test('a food that the card leaves out is told with its figure and source', () => {
  const reply = foodsLeftOut('Are lentils or chickpeas ok? They are cheap.', LENTILS);
  expect(reply?.text).toMatch(/^1 cup \(164 g\) of chickpeas: \*\*33 g\*\* net carbs\.$/);
  expect(reply?.sources).toEqual([{ kind: 'food', id: '16057' }]);
});

test.each([
  ['all are told', 'Are lentils ok?', LENTILS],
  ['it has no carbs to speak of', 'Are lentils with butter ok?', LENTILS],
  ['the card is about neither', 'Is rice or quinoa ok?', LENTILS],
  ['why is another matter', 'Are lentils or rice worse?', { ...LENTILS, facet: 'why' as const }],
  ['a whole table is told apart elsewhere', 'lentils, rice, bread, corn?', LENTILS],
])('nothing is added where %s', (_why, question, one) => {
  expect(foodsLeftOut(question, one)).toBeNull();
});

test('a card tells of a food by its whole name', () => {
  const bread = card('Is keto bread ok?', 'Some loaves and tortillas are low.');
  expect(tellsOfFoods('Can I have a corn tortilla?', bread)).toBe(false);
  expect(tellsOfFoods('Are lentils allowed?', LENTILS)).toBe(true);
  expect(tellsOfFoods('Is my doctor right?', bread)).toBe(true);
});
