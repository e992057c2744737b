import { expect, it } from 'vitest';
import { summaryLine } from './item-texts.ts';

it('sums an item up with one decimal', () => {
  const item = { servingSize: '2 tbsp (32 g)', calories: 190, netCarbs: 35, totalFat: 160, protein: 70 };
  expect(summaryLine(item)).toBe('2 tbsp (32 g): 190 kcal, 3.5 g net carbs, 16.0 g fat, 7.0 g protein');
});

it('says that net carbs were not read, and leaves other unknowns out', () => {
  const item = { servingSize: null, calories: null, netCarbs: null, totalFat: null, protein: 0 };
  expect(summaryLine(item)).toBe('net carbs not read, 0.0 g protein');
});
