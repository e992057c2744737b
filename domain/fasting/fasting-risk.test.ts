import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { CONDITIONS, EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '../person/health-context.ts';
import { fastingRisk } from './fasting-risk.ts';

const riskOf = (said: Partial<PersonalData>) =>
  fastingRisk(healthContext({ ...EMPTY_PERSONAL_DATA, ...said }));

describe('fastingRisk', () => {
  test.each<[Partial<PersonalData>]>([
    [{ pregnancy: 'pregnant' }],
    [{ diabetes: 'gestational' }],
    [{ pregnancy: 'breastfeeding' }],
    [{ age: 17 }],
    [{ conditions: ['eating_disorder'] }],
    [{ conditions: ['underweight_or_frail'] }],
    [{ age: 40, height: 180, weight: 55 }],
    [{ diabetes: 'type1' }],
    [{ medicines: ['insulin'] }],
    [{ medicines: ['gliclazide'] }],
    [{ medicines: ['Farxiga'] }],
    [{ conditions: ['kidney_disease'] }],
    [{ conditions: ['fat_metabolism_disorder'] }],
    [{ conditions: ['adrenal'] }],
  ])('not alone: %j', (said) => {
    const { level, reasons, advice } = riskOf(said);
    expect(level).toBe('not_alone');
    expect(reasons.length).toBeGreaterThan(0);
    expect(advice).toContain('do not fast on your own');
  });

  test.each<[Partial<PersonalData>]>([
    [{ diabetes: 'type2' }],
    [{ pregnancy: 'trying' }],
    [{ age: 75 }],
    [{ medicines: ['lithium'] }],
    [{ medicines: ['rivaroxaban'] }],
    [{ medicines: ['lisinopril'] }],
    [{ conditions: ['heart_failure'] }],
  ])('ask first: %j', (said) => {
    expect(riskOf(said)).toMatchObject({ level: 'ask_first', reasons: [expect.any(String)] });
  });

  test('every condition of the profile is a reason', () => {
    for (const condition of CONDITIONS) expect(riskOf({ conditions: [condition] }).reasons).toHaveLength(1);
  });

  test('the gravest reason decides and comes first', () => {
    const { level, reasons } = riskOf({ conditions: ['gout'], medicines: ['insulin'] });
    expect(level).toBe('not_alone');
    expect(reasons[0]).toContain('Insulin');
  });

  test('nothing said is usual, and the advice names who it is not for', () => {
    const { level, reasons, advice } = riskOf({});
    expect({ level, reasons }).toEqual({ level: 'usual', reasons: [] });
    expect(advice).toMatch(/pregnant.*under 18.*eating disorder.*type 1.*SGLT2/);
  });
});
