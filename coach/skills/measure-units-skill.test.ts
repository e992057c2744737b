import { describe, expect, test } from 'vitest';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { measureUnitsRoute, measureUnitsSkill } from './measure-units-skill.ts';

const said = async (question: string) =>
  measureUnitsRoute.reply(question, { person: UNKNOWN_PERSON, now: new Date(), zone: 'UTC', earlier: [] });

describe('weights, lengths and energy in other units', () => {
  test.each([
    ['186 lb in kg', '**84.4 kg**'],
    ['Convert 82 kg to pounds', '**180.8 lb**'],
    ['convert 82 kg', '**180.8 lb**'],
    ['what is 12 stone 4 in kg?', '**78 kg**'],
    ['I weigh 78 kg, what is that in stone?', '**12 st 4 lb**'],
    ['5 ft 9 in cm', '**175.3 cm**'],
    ['how tall is 5\'9" in cm?', '**175.3 cm**'],
    ['178 cm in feet and inches', '**5 ft 10.1 in**'],
    ['my waist is 34 inches, what is that in cm?', '**86.4 cm**'],
    ['can you convert 2,000 kcal to kJ please', '**8368 kJ**'],
    ['How many calories are 850 kJ?', '**203 kcal**'],
    ['how many grams in an ounce', '**28.3 g**'],
  ])('%s -> %s', async (question, expected) => {
    expect((await said(question))?.text).toContain(expected);
  });

  test.each([
    '82 kg',
    'I am 5 ft 9 in',
    'I weigh 186 lb',
    'how many calories in 1 lb',
    'how many carbs are in 100 g of almonds?',
    'can I lose 5 lb in 2 weeks?',
    'convert 100 mg/dL to mmol/L',
    '5 ft 14 in cm',
  ])('left to others: %s', async (question) => {
    expect(await said(question)).toBeNull();
  });

  test('kinds are not mixed', () => {
    expect(measureUnitsSkill.input.safeParse({ value: 1, unit: 'kg', to: 'cm' }).success).toBe(false);
  });
});
