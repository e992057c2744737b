import { expect, it } from 'vitest';
import { summaryLine } from './item-texts.ts';

it('sums an item up with one decimal', () => {
  const item = { servingSize: '2 tbsp (32 g)', calories: 190, netCarbs: 35, totalFat: 160, protein: 70 };
  const rest = '190 kcal, 3.5 g net carbs, 16.0 g fat, 7.0 g protein';
  expect(summaryLine(item, 'g')).toBe(`2 tbsp (32 g): ${rest}`);
  expect(summaryLine(item, 'oz')).toBe(`2 tbsp (1.1 oz): ${rest}`);
});

it('says that net carbs were not read, and leaves other unknowns out', () => {
  const item = { servingSize: null, calories: null, netCarbs: null, totalFat: null, protein: 0 };
  expect(summaryLine(item, 'g')).toBe('net carbs not read, 0.0 g protein');
});
