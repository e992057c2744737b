import { expect, test } from 'vitest';
import { countText } from './number-text.ts';

test('thousands are grouped as the words around them are written, whatever the language of the browser', () => {
  expect(countText(1800)).toBe('1,800');
  expect(countText(12)).toBe('12');
  expect(countText(1.5)).toBe('1.5');
});
