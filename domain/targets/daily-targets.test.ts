import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { ACTIVITY_LEVELS, CONDITIONS, EMPTY_PERSONAL_DATA, WEIGHT_GOALS } from '#contract/profile-values.ts';
import { dailyTargets } from './daily-targets.ts';
import { formulaSex, restingEnergy } from './energy-need.ts';
import { DEFAULT_NET_CARB_LIMIT } from './net-carb-target.ts';
import { referenceWeight } from './protein-target.ts';

const WOMAN: PersonalData = {
  ...EMPTY_PERSONAL_DATA,
  age: 50,
  gender: 'female',
  height: 165,
  weight: 85,
  activity: 'light',
  weightGoal: 'keep',
};
const targetsOf = (said: Partial<PersonalData>) => dailyTargets({ ...WOMAN, ...said });

describe('energy', () => {
  test('Mifflin-St Jeor: 10 x kg + 6.25 x cm - 5 x years, + 5 or - 161', () => {
    expect(restingEnergy(85, 165, 50, 'female')).toBe(1470.25);
    expect(restingEnergy(85, 165, 50, 'male')).toBe(1636.25);
  });

  test.each([
    ['keep', 2020],
    ['lose', 1620],
    ['gain', 2320],
    [null, 2020],
  ] as const)('with the goal %s it is %d kcal', (weightGoal, kcal) => {
    const { energy } = targetsOf({ weightGoal });
    expect(energy.value).toBe(kcal);
    expect(energy.how).toContain('85 kg, 165 cm, age 50, activity 1.375 on a scale from 1.2 to 1.9');
    expect(energy.how).toContain('need about 2020 kcal');
  });

  test('a deficit stops at the floor, and a need below it gets no surplus', () => {
    const small = { weight: 55, height: 155, age: 70, activity: 'sedentary' } as const;
    expect(targetsOf({ ...small, weightGoal: 'keep' }).energy.value).toBe(1210);
    expect(targetsOf({ ...small, weightGoal: 'lose' }).energy.value).toBe(1200);
    expect(targetsOf({ ...small, weight: 48, weightGoal: 'lose' }).energy.value).toBe(1130);
  });

  test.each([null, 'nonbinary', ''])('for the gender %s both forms span a range', (gender) => {
    const { energy } = targetsOf({ gender });
    expect(energy.range).toEqual({ least: 2020, most: 2250 });
    expect(energy.value).toBe(2140);
    expect(energy.how).toContain('one version for women and one for men');
  });

  test.each([
    ['Female', 'female'],
    [' w ', 'female'],
    ['Man', 'male'],
    ['trans man', null],
    ['other', null],
  ])('gender "%s" takes the form %s', (gender, sex) => {
    expect(formulaSex(gender)).toBe(sex);
  });

  test.each([
    [{ pregnancy: 'pregnant' }, 'pregnancy'],
    [{ pregnancy: 'breastfeeding' }, 'breastfeeding'],
    [{ age: 17 }, 'under 18'],
    [{ conditions: ['eating_disorder'] }, 'eating disorder'],
    [{ diabetes: 'gestational' }, 'pregnancy'],
  ] as const)('none for %j, with the reason', (said, words) => {
    const conditions = 'conditions' in said ? [...said.conditions] : [];
    const { energy, protein, netCarbs, fat } = targetsOf({ ...said, conditions });
    for (const target of [energy, protein, netCarbs]) {
      expect(target.value).toBeNull();
      expect(target.reason).toContain(words);
    }
    expect(fat.value).toBeNull();
  });

  test('nobody underweight is helped to lose', () => {
    expect(targetsOf({ weight: 48, weightGoal: 'lose' }).energy.value).toBeNull();
    expect(targetsOf({ weight: 48, weightGoal: 'gain' }).energy.value).not.toBeNull();
    expect(targetsOf({ conditions: ['underweight_or_frail'], weightGoal: 'lose' }).energy.value).toBeNull();
  });
});

test('a slip of the hand gives no number', () => {
  expect(targetsOf({ height: 50, weight: 20 }).energy).toMatchObject({ value: null, computed: null });
});

describe('protein', () => {
  test('a height that the body mass index is not made for gives no number', () => {
    expect(targetsOf({ height: 50 }).protein).toMatchObject({ value: null, computed: null });
    expect(targetsOf({ height: 50 }).protein.reason).toContain('doesn’t work for this height');
    expect(targetsOf({ height: 110 }).protein.value).toBe(40);
  });

  test('1.5 g for each kg of reference weight, 1.2 to 2.0 as the span', () => {
    expect(referenceWeight(165)).toBeCloseTo(59.9, 1);
    const { protein } = targetsOf({});
    expect(protein).toMatchObject({ value: 90, range: { least: 72, most: 120 }, own: false });
    expect(protein.how).toContain('reference weight for your height: 60 kg');
  });

  test('it follows the height, not the weight', () => {
    expect(targetsOf({ weight: 140 }).protein.value).toBe(targetsOf({ weight: 60 }).protein.value);
  });

  test.each(['kidney_disease', 'kidney_stones'] as const)('with %s the care team sets it', (condition) => {
    const { protein, fat } = targetsOf({ conditions: [condition] });
    expect(protein.value).toBeNull();
    expect(protein.reason).toContain('protein number from your care team');
    expect(fat.value).toBeNull();
  });
});

describe('net carbs and fat', () => {
  test('the default limit is the strict end of the trials', () => {
    expect(targetsOf({}).netCarbs).toMatchObject({ value: DEFAULT_NET_CARB_LIMIT, own: false, reason: null });
  });

  test('fat is what is left', () => {
    const { energy, protein, netCarbs, fat } = targetsOf({});
    expect(fat.value).toBe(Math.round((2020 - 4 * 90 - 4 * 20) / 9));
    expect(fat.how).toContain(
      `With ${energy.value} kcal, ${protein.value} g of protein and ${netCarbs.value} g`,
    );
  });

  test.each(['Jardiance', 'insulin', 'glipizide', 'lithium'])(
    'no limit before the prescriber of %s answered',
    (name) => {
      const { netCarbs } = targetsOf({ medicines: [name] });
      expect(netCarbs.value).toBeNull();
      expect(netCarbs.reason).toContain('prescriber');
    },
  );

  test('a limit of their own stands, with the reason beside it', () => {
    const { netCarbs } = targetsOf({ medicines: ['Jardiance'], netCarbLimit: 60 });
    expect(netCarbs).toMatchObject({ value: 60, own: true, computed: null });
    expect(netCarbs.reason).toContain('SGLT2');
  });

  test('own numbers that leave nothing for fat are pointed out', () => {
    const { fat } = targetsOf({ ownTargets: { energy: 1000, protein: 240, fat: null } });
    expect(fat.value).toBeNull();
    expect(fat.reason).toContain('check the numbers you set');
  });
});

test('without a profile nothing but the carb limit is computed, and the missing fields are named', () => {
  const { energy, protein, netCarbs, fat, missing } = dailyTargets(EMPTY_PERSONAL_DATA);
  expect([energy.value, protein.value, netCarbs.value, fat.value]).toEqual([
    null,
    null,
    DEFAULT_NET_CARB_LIMIT,
    null,
  ]);
  expect(missing).toEqual(['age', 'gender', 'height', 'weight', 'activity']);
});

test('whatever is said, targets are whole, positive, add up, and a deficit is never proposed to those it may harm', () => {
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
  fc.assert(
    fc.property(
      fc.record({
        age: optional(fc.integer({ min: 1, max: 120 })),
        gender: optional(fc.constantFrom('female', 'male', 'other')),
        height: optional(fc.integer({ min: 50, max: 250 })),
        weight: optional(fc.integer({ min: 20, max: 400 })),
        activity: optional(fc.constantFrom(...ACTIVITY_LEVELS)),
        weightGoal: optional(fc.constantFrom(...WEIGHT_GOALS)),
        pregnancy: optional(fc.constantFrom('none', 'trying', 'pregnant', 'breastfeeding')),
        conditions: fc.uniqueArray(fc.constantFrom(...CONDITIONS), { maxLength: 2 }),
      }),
      (said) => {
        const person = { ...EMPTY_PERSONAL_DATA, ...said };
        const { energy, protein, netCarbs, fat } = dailyTargets(person);
        for (const { value, computed, reason, how } of [energy, protein, netCarbs, fat]) {
          expect(value).toBe(computed);
          expect(value === null).toBe(reason !== null);
          expect(how).not.toMatch(/NaN|undefined|null/);
          if (value !== null) expect(Number.isInteger(value) && value > 0).toBe(true);
        }
        const mayNotLose =
          said.pregnancy === 'pregnant' ||
          said.pregnancy === 'breastfeeding' ||
          (said.age !== null && said.age < 18) ||
          said.conditions.includes('eating_disorder') ||
          said.conditions.includes('underweight_or_frail');
        if (mayNotLose && said.weightGoal === 'lose') expect(energy.value).toBeNull();
        if (fat.value !== null) {
          const sum = fat.value * 9 + (protein.value ?? 0) * 4 + (netCarbs.value ?? 0) * 4;
          expect(Math.abs(sum - (energy.value ?? 0))).toBeLessThanOrEqual(4.5);
        }
        const { energy: kept } = dailyTargets({ ...person, weightGoal: 'keep' });
        if (said.weightGoal === 'lose' && energy.value !== null) {
          expect(energy.value).toBeLessThanOrEqual(kept.value ?? 0);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
