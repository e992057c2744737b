import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { situationFor } from './situation.ts';

const person = (known: Partial<PersonalData>): PersonalData => ({ ...EMPTY_PERSONAL_DATA, ...known });

describe('situationFor', () => {
  test.each<[string, Partial<PersonalData>, RegExp]>([
    ['Is cheese a good snack?', { allergies: ['milk'] }, /your milk allergy/],
    ['Which mushrooms are best?', { dislikes: ['Mushrooms'] }, /leave out Mushrooms/],
    ['How much salt should I eat?', { medicines: ['lisinopril'] }, /blood pressure medicine/],
    ['Which protein is best?', { conditions: ['kidney_disease'] }, /kidney disease/],
    ['How many carbs can I eat?', { netCarbLimit: 25 }, /25 g of net carbs/],
    ['What raises blood sugar?', { diabetes: 'prediabetes' }, /With prediabetes/],
  ])('%s', (question, known, words) => {
    expect(situationFor(question, person(known), false)).toMatch(words);
  });

  test('says nothing where the profile has no say', () => {
    expect(situationFor('Is cheese a good snack?', person({ allergies: ['egg'] }), false)).toBeNull();
    expect(situationFor('How many carbs are in an apple?', person({ netCarbLimit: 25 }), false)).toBeNull();
    expect(situationFor('What is ketosis?', null, false)).toBeNull();
  });

  test('a medicine is not told of again under a safety note', () => {
    expect(situationFor('How much salt?', person({ medicines: ['lisinopril'] }), true)).toBeNull();
  });
});
