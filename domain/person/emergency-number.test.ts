import { expect, test } from 'vitest';
import { emergencyNumber } from './emergency-number.ts';

test.each([
  ['US', '911'],
  ['CA', '911'],
  ['GB', '999'],
  ['DE', '112'],
  ['AU', '000'],
  ['NZ', '111'],
])('in %s it is %s', (country, number) => {
  expect(emergencyNumber(country)).toBe(number);
});

test.each([null, 'ZZ'])('for %s several are named', (country) => {
  expect(emergencyNumber(country)).toContain('your local emergency number');
});
