import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { missingIn, saysSomething } from './take-along-profile.tsx';

const guest = {
  ...EMPTY_PERSONAL_DATA,
  age: 51,
  weight: 80,
  medicines: ['Metformin'],
  ownTargets: { energy: 1800, protein: 90, fat: null },
  units: { ...EMPTY_PERSONAL_DATA.units, weight: 'lb' as const },
  onboarding: 'done' as const,
};

test('an empty account takes everything the device says, and nothing it does not', () => {
  expect(missingIn(EMPTY_PERSONAL_DATA, guest)).toEqual({
    age: 51,
    weight: 80,
    medicines: ['Metformin'],
    ownTargets: guest.ownTargets,
    units: guest.units,
    onboarding: 'done',
  });
});

test("the account's own answers stay", () => {
  const account = {
    ...EMPTY_PERSONAL_DATA,
    age: 50,
    medicines: ['None'],
    conditions: ['gout' as const],
    ownTargets: { energy: 2000, protein: null, fat: null },
    onboarding: 'skipped' as const,
  };
  expect(missingIn(account, guest)).toEqual({
    weight: 80,
    medicines: ['Metformin'],
    units: guest.units,
    ownTargets: { energy: 2000, protein: 90, fat: null },
  });
});

test('lists are put together, so that no medicine is lost', () => {
  const account = { ...EMPTY_PERSONAL_DATA, medicines: ['Jardiance'] };
  expect(missingIn(account, guest).medicines).toEqual(['Jardiance', 'Metformin']);
  expect(missingIn(account, { ...guest, medicines: ['None'] })).not.toHaveProperty('medicines');
});

test('a profile that only saw the first questions has nothing to take along', () => {
  expect(saysSomething(missingIn(EMPTY_PERSONAL_DATA, { ...EMPTY_PERSONAL_DATA, onboarding: 'done' }))).toBe(
    false,
  );
  expect(saysSomething(missingIn(guest, guest))).toBe(false);
  expect(saysSomething(missingIn(EMPTY_PERSONAL_DATA, guest))).toBe(true);
});
