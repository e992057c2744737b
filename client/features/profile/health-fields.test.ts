import { expect, test } from 'vitest';
import { EMERGENCY_REGIONS, emergencyDigits } from '#domain/person/emergency-numbers.ts';
import { countryChoices } from './health-fields.tsx';

/** Where sources disagree, or nobody lives: there several numbers are named instead. */
const NOT_KNOWN =
  'AF BF BI BJ BL BO CD CF CG CM DJ EH ER ET FM GA GM GN GQ GT GW HT IO IQ KI KM KP LS LY MG MM MR MV NA NF NR NU ' +
  'PN SB SD SO SS SX TD TG TK TM UM YE ZM';

test('every country to choose from has an emergency number, but for those where none is certain', () => {
  const without = countryChoices()
    .map(([code]) => code)
    .filter((code) => emergencyDigits(code) === null);
  expect(without.toSorted()).toEqual(NOT_KNOWN.split(' '));
});

test('every country with an emergency number can be chosen', () => {
  const codes = new Set(countryChoices().map(([code]) => code));
  const numbered = EMERGENCY_REGIONS.flatMap(({ countries }) => countries.map(({ country }) => country));
  expect(numbered.filter((country) => !codes.has(country))).toEqual([]);
});
