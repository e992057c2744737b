import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBodyFacts } from './body-facts.ts';
import { readWaist } from './body-sizes.ts';

describe('facts in words', () => {
  test.each([
    [
      "I'm a 45 year old woman, 165 cm, 82 kg, lightly active, want to lose weight",
      { age: 45, gender: 'female', height: 165, weight: 82, activity: 'light', weightGoal: 'lose' },
    ],
    ['5\'6", 180 lbs', { height: 167.6, weight: 81.6 }],
    ['5 ft 11 and 200 pounds', { height: 180.3, weight: 90.7 }],
    ['6 foot, 14 stone 4, male', { height: 182.9, weight: 90.7, gender: 'male' }],
    ['I am 1.65 m tall and weigh 82,5 kilos', { height: 165, weight: 82.5 }],
    ['M/32/5’10” 210lb', { age: 32, gender: 'male', height: 177.8, weight: 95.3 }],
    ['45F, desk job', { age: 45, gender: 'female', activity: 'sedentary' }],
    ['aged 60, I work out 4 times a week', { age: 60, activity: 'moderate' }],
    ['I went from 95 kg to 82 kg', { weight: 82 }],
    ["I'm 45 and very active", { age: 45, activity: 'very_active' }],
    ['66 inches tall', { height: 167.6 }],
  ])('%s', (text, facts) => {
    expect(readBodyFacts(text)).toEqual(facts);
  });

  test.each([
    ['I want to lose 20 kg', { weightGoal: 'lose' }],
    ['lost 30 pounds in 3 months', { weightGoal: 'lose' }],
    ['60 lbs down, is 1400 too little?', {}],
    ['my goal weight is 70 kg', {}],
    ['my waist is 90 cm', {}],
    ['a 200 cm man of 900 kg and 300 years', { height: 200, gender: 'male' }],
    ['I have been on keto for 10 years', {}],
    ['16:8 and 45 minutes of walking', {}],
  ])('not a fact of the body: %s', (text, facts) => {
    const read = readBodyFacts(text);
    expect({ ...read, weightGoal: undefined }).toEqual({ ...facts, weightGoal: undefined });
  });

  test('a waist is read with or without its unit', () => {
    expect(readWaist('my waist is 90 cm, height 170 cm')).toBe(90);
    expect(readWaist('waist 36 in')).toBe(91.4);
    expect(readWaist('waist 88')).toBe(88);
    expect(readWaist('34 inch waist')).toBe(86.4);
    expect(readWaist('how do I measure my waist?')).toBeNull();
  });

  test('any weight and height within the limits come back as they were said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 100, max: 250 }),
        (tenths, height) => {
          expect(readBodyFacts(`I am ${height} cm and weigh ${tenths / 10} kg`)).toEqual({
            height,
            weight: tenths / 10,
          });
        },
      ),
    );
  });
});
