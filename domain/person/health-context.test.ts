import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from './health-context.ts';

const contextOf = (said: Partial<PersonalData>) => healthContext({ ...EMPTY_PERSONAL_DATA, ...said });

describe('healthContext', () => {
  test('nothing said is nothing known, never a no', () => {
    const { conditions, country, ...facts } = contextOf({});
    expect(conditions).toEqual([]);
    expect(country).toBeNull();
    expect(Object.values(facts).every((fact) => fact === null)).toBe(true);
  });

  test('a medicine by brand, generic or kind is a yes', () => {
    const context = contextOf({
      medicines: ['Forxiga', 'basal insulin', 'ramipril', 'Eliquis', 'lamotrigine'],
    });
    expect(context).toMatchObject({
      onSglt2: true,
      onInsulinOrSulfonylurea: true,
      takesBloodPressureMedicine: true,
      onBloodThinner: true,
      onMoodOrSeizureMedicine: true,
    });
  });

  test('a list in which all is known gives a no for the rest', () => {
    expect(contextOf({ medicines: ['metformin'] })).toMatchObject({
      onSglt2: false,
      onInsulinOrSulfonylurea: false,
    });
  });

  test('one unknown name keeps the rest open: it may be anything', () => {
    expect(contextOf({ medicines: ['metformin', 'my diabetes pill'] })).toMatchObject({
      onSglt2: null,
      onInsulinOrSulfonylurea: null,
    });
  });

  test.each(['none', 'No', 'no medication', 'N/A'])('"%s" says that none is taken', (word) => {
    expect(contextOf({ medicines: [word] })).toMatchObject({ onSglt2: false, onBloodThinner: false });
  });

  test.each([
    ['type1', true, true],
    ['type2', true, false],
    ['gestational', true, false],
    ['prediabetes', false, false],
    ['none', false, false],
    ['unsure', null, null],
    [null, null, null],
  ] as const)('diabetes %s', (diabetes, hasDiabetes, hasType1) => {
    expect(contextOf({ diabetes })).toMatchObject({ hasDiabetes, hasType1 });
  });

  test('insulin tells of diabetes, an SGLT2 medicine does not', () => {
    expect(contextOf({ medicines: ['Humalog'] }).hasDiabetes).toBe(true);
    expect(contextOf({ medicines: ['Jardiance'] }).hasDiabetes).toBeNull();
  });

  test('gestational diabetes tells of a pregnancy unless the person says otherwise', () => {
    expect(contextOf({ diabetes: 'gestational' }).pregnant).toBe(true);
    expect(contextOf({ diabetes: 'gestational', pregnancy: 'none' }).pregnant).toBe(false);
  });

  test.each([
    [17, true, false],
    [18, false, false],
    [74, false, false],
    [75, false, true],
  ])('at %d', (age, minor, older) => {
    expect(contextOf({ age })).toMatchObject({ minor, older });
  });

  test.each([
    [{ height: 180, weight: 59 }, true],
    [{ height: 180, weight: 60 }, false],
    [{ height: 180 }, null],
    [{ height: 180, weight: 90, conditions: ['underweight_or_frail'] }, true],
    [{ height: 150, weight: 38, age: 14 }, null],
  ] as const)('underweight or frail %#', (said, expected) => {
    expect(
      contextOf({ age: 40, ...said, conditions: [...('conditions' in said ? said.conditions : [])] }),
    ).toMatchObject({ underweightOrFrail: expected });
  });
});
