import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import {
  allWords,
  type FieldName,
  formatHeight,
  formatWeight,
  readHeight,
  readNumber,
  readWeight,
  toForm,
} from './person-form.ts';
import { formField, readForm } from './read-form.ts';

const imperial: PersonalData = {
  ...EMPTY_PERSONAL_DATA,
  units: { glucose: 'mg/dL', weight: 'lb', length: 'in', food: 'oz' },
};
const ALL = Object.keys(toForm(EMPTY_PERSONAL_DATA)) as FieldName[];

test.each([
  ['178', 'cm', 178],
  ['178,5 cm', 'cm', 178.5],
  ['1.78 m', 'in', 178],
  ['70', 'in', 177.8],
  ['70 in', 'cm', 177.8],
  [`5'10"`, 'in', 177.8],
  ['5 ft 10 in', 'cm', 177.8],
  ['5 ft', 'in', 152.4],
] as const)('the height %s with the unit %s is %d cm', (text, unit, cm) => {
  expect(readHeight(text, unit)).toBeCloseTo(cm, 6);
});

test.each(['tall', '5 ft 13 in', '1.2.3', '-170', ''])('%j is no height', (text) => {
  expect(readHeight(text, 'in')).toBeNull();
});

test.each([
  ['81,5', 'kg', 81.5],
  ['180', 'lb', 81.6466266],
  ['180 lbs', 'kg', 81.6466266],
  ['81.5 kg', 'lb', 81.5],
] as const)('the weight %s with the unit %s is %d kg', (text, unit, kg) => {
  expect(readWeight(text, unit)).toBeCloseTo(kg, 6);
});

test('what is shown is read back, to the rounding of what is shown', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 50, max: 250, noNaN: true }),
      fc.double({ min: 20, max: 400, noNaN: true }),
      (cm, kg) => {
        for (const unit of ['cm', 'in'] as const)
          expect(Math.abs((readHeight(formatHeight(cm, unit), unit) ?? Number.NaN) - cm)).toBeLessThan(0.13);
        for (const unit of ['kg', 'lb'] as const)
          expect(Math.abs((readWeight(formatWeight(kg, unit), unit) ?? Number.NaN) - kg)).toBeLessThan(0.051);
      },
    ),
  );
});

test('a number is read with point and comma, and text is none', () => {
  expect(readNumber(' 1,5 ')).toBe(1.5);
  expect(readNumber('1e3')).toBeNull();
  expect(readNumber('twenty')).toBeNull();
});

test('an untouched form says nothing', () => {
  const { changes, errors } = readForm(toForm(EMPTY_PERSONAL_DATA), ALL, EMPTY_PERSONAL_DATA);
  expect(errors).toEqual({});
  const { onboarding: _onboarding, withheldFromCoach: _switches, ...said } = EMPTY_PERSONAL_DATA;
  expect(changes).toEqual(said);
});

test('only the named fields are read, and one target leaves the others', () => {
  const person = { ...EMPTY_PERSONAL_DATA, ownTargets: { energy: 1800, protein: null, fat: 120 } };
  const form = { ...toForm(person), protein: '95', age: '44' };
  expect(readForm(form, ['protein'], person)).toEqual({
    changes: { ownTargets: { energy: 1800, protein: 95, fat: 120 } },
    errors: {},
  });
});

test('what is refused is told at its field, in the units the person uses, and the rest is read', () => {
  const form = { ...toForm(imperial), age: 'old', height: '9 ft', weight: '10', healthGoal: ' More energy ' };
  const { changes, errors } = readForm(form, ['age', 'height', 'weight', 'healthGoal'], imperial);
  expect(errors).toEqual({
    age: 'Age must be a number',
    height: 'Height must be 1 ft 8 in to 8 ft 2 in',
    weight: 'Weight must be 44.1 to 881.8 lb',
  });
  expect(changes).toEqual({ healthGoal: 'More energy' });
  expect(readForm({ ...form, height: 'tall' }, ['height'], imperial).errors).toEqual({
    height: 'Enter your height like this: 5 ft 10 in',
  });
});

test('a word that stands in the box is kept too; several with commas, none twice', () => {
  expect(allWords({ items: ['Metformin'], pending: ' jardiance,  METFORMIN; Vitamin  D' })).toEqual([
    'Metformin',
    'jardiance',
    'Vitamin D',
  ]);
});

test("the server's complaint about a part is shown at its field, where the form has it", () => {
  expect(formField('ownTargets.fat', ALL)).toBe('fat');
  expect(formField('units.weight', ALL)).toBe('weightUnit');
  expect(formField('medicines.2', ALL)).toBe('medicines');
  expect(formField('medicines.2', ['age'])).toBeNull();
  expect(formField('onboarding', ALL)).toBeNull();
});
