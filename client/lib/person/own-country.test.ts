import { expect, test } from 'vitest';
import { countryOfDevice } from './own-country.ts';

test.each([
  ['Europe/Berlin', 'en-US', 'DE'],
  ['America/Chicago', 'en-GB', 'US'],
  ['America/Toronto', 'fr-FR', 'CA'],
  ['Australia/Perth', 'en-US', 'AU'],
  ['Europe/London', 'pl-PL', 'GB'],
])('a clock of %s and the language %s are of %s', (zone, language, country) => {
  expect(countryOfDevice(zone, language)).toBe(country);
});

test.each([
  ['UTC', 'pt-BR', 'BR'],
  ['Sea/Atlantis', 'en-NZ', 'NZ'],
  ['UTC', 'en', null],
  ['UTC', 'es-419', null],
])('a clock of %s tells nothing: the language %s says %s', (zone, language, country) => {
  expect(countryOfDevice(zone, language)).toBe(country);
});
