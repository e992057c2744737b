import { expect, test } from 'vitest';
import { lostWeight } from './lost-weight.ts';

test('the weight is told as in the story, and in kilograms for who chose them', () => {
  expect(lostWeight(null)).toEqual({ text: '42 lbs', other: '19 kg', marks: 42, one: 'one pound' });
  expect(lostWeight('lb').text).toBe('42 lbs');
  expect(lostWeight('kg')).toEqual({ text: '19 kg', other: '42 lbs', marks: 19, one: 'one kilogram' });
});
