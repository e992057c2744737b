import { expect, test } from 'vitest';
import {
  EMERGENCY_REGIONS,
  emergencyDigits,
  emergencyNumber,
  HELP_LINE_COUNTRIES,
  helpLines,
  MAIN_NUMBERS,
} from './emergency-numbers.ts';

test.each([
  ['US', '911'],
  ['CA', '911'],
  ['GB', '999'],
  ['DE', '112'],
  ['AU', '000'],
  ['NZ', '111'],
  // Where each service has a number of its own it is the ambulance's.
  ['NO', '113'],
  ['CH', '144'],
  ['JP', '119'],
  ['BR', '192'],
])('in %s it is %s', (country, number) => {
  expect(emergencyNumber(country)).toBe(number);
});

test.each([null, 'ZZ'])('for %s several are named', (country) => {
  expect(emergencyNumber(country)).toContain('your local emergency number');
  expect(helpLines(country)).toEqual({});
});

test('no country stands twice, and each has digits to call', () => {
  const all = EMERGENCY_REGIONS.flatMap(({ countries }) => countries);
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(new Set(all.map(({ country }) => country)).size).toBe(all.length);
  for (const { country, number } of all) {
    expect(names.of(country), country).toBeTruthy();
    expect(number, country).toMatch(/^\d{2,5}$/);
  }
});

test('each crisis and poison line is written as a number one can call, and says who answers and when', () => {
  for (const country of HELP_LINE_COUNTRIES) {
    const { crisis, poison } = helpLines(country);
    expect(emergencyDigits(country), `${country} has an emergency number`).not.toBeNull();
    const lines = [crisis, poison].filter((line) => line !== undefined);
    expect(lines.length, country).toBeGreaterThan(0);
    for (const line of lines) {
      // A star begins short numbers of mobile networks; otherwise groups of digits.
      expect(line.number, country).toMatch(/^\*?\d+(?:[ -]\d+)*$/);
      expect(line.number.replace(/\D/g, '').length, country).toBeGreaterThanOrEqual(3);
      expect(line.number.replace(/\D/g, '').length, country).toBeLessThanOrEqual(11);
      expect(line.name.trim(), country).not.toBe('');
      expect(line.hours ?? 'day and night', country).toMatch(
        /^day and night$|^\d+ [ap]m to (?:\d+ [ap]m|midnight)$/,
      );
    }
  }
});

test('the lines that most readers have are these', () => {
  const of = (country: string) => [helpLines(country).crisis?.number, helpLines(country).poison?.number];
  expect(of('US')).toEqual(['988', '1-800-222-1222']);
  expect(of('CA')[0]).toBe('988');
  expect(of('GB')).toEqual(['116 123', '111']);
  expect(of('IE')[0]).toBe('116 123');
  expect(of('AU')).toEqual(['13 11 14', '13 11 26']);
  expect(of('NZ')).toEqual(['1737', '0800 764 766']);
});

test('whoever tells no country is told the numbers of the regions with most readers', () => {
  expect(MAIN_NUMBERS.map(({ number }) => number)).toEqual(['112', '911', '999', '000', '111']);
});
