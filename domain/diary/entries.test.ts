import { expect, test } from 'vitest';
import { amountText } from './entries.ts';

test.each([
  [3, 'slice', '3 slices'],
  [1, 'slice', '1 slice'],
  [1.5, 'cup', '1.5 cups'],
  [2, 'large', '2 large'],
  [150, 'g', '150 g'],
  [2, 'tbsp', '2 tbsp'],
  [2, 'cup, chopped', '2 cup, chopped'],
  [2, '', '2'],
])('%d of "%s" is told as "%s"', (count, unit, text) => {
  expect(amountText({ count, unit })).toBe(text);
});
