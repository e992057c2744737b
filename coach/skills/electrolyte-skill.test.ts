import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { electrolyteRoute, electrolyteSkill } from './electrolyte-skill.ts';

const said = async (question: string, profile: Partial<PersonalData> | null = null) =>
  electrolyteRoute.reply(question, {
    person: {
      ...UNKNOWN_PERSON,
      profile: async () => (profile ? { ...EMPTY_PERSONAL_DATA, ...profile } : null),
    },
    now: new Date(),
    zone: 'UTC',
    earlier: [],
  });

describe('amounts', () => {
  test('all three in total a day, as custom, with who must ask first', async () => {
    const reply = await said('How much electrolytes do I need on keto?');
    for (const amount of [
      '3 to 5 g',
      '3 to 4 g',
      '300 to 400 mg',
      'common practice, not the result',
      'without your doctor',
    ])
      expect(reply?.text).toContain(amount);
    expect(reply).toMatchObject({ kind: 'answer', used: [] });
  });

  test('only what was asked for', async () => {
    const reply = await said('how much magnesium should I take a day?');
    expect(reply?.text).toContain('300 to 400 mg');
    expect(reply?.text).not.toContain('3 to 5 g');
  });

  test.each([
    'do I need electrolytes on keto?',
    'how much potassium is in an avocado?',
    'how much sodium does bacon have?',
    'how much potassium would be too much at once',
    'what are electrolytes?',
  ])('not for: %s', async (question) => {
    expect(await said(question)).toBeNull();
  });
});

describe('who must ask first gets no salt and no potassium in grams', () => {
  test.each([
    { conditions: ['high_blood_pressure' as const] },
    { conditions: ['kidney_disease' as const] },
    { conditions: ['heart_failure' as const] },
    { medicines: ['lisinopril'] },
    { medicines: ['Spironolactone 25 mg'] },
    { medicines: ['Jardiance'] },
    { pregnancy: 'pregnant' as const },
    { age: 15 },
  ])('%j', async (profile) => {
    const reply = await said('how much sodium and potassium should I eat a day?', profile);
    expect(reply?.text).not.toMatch(/3 to [45] g/);
    expect(reply?.text).toContain('I won’t name an amount of sodium or potassium');
    expect(reply?.used).toEqual(['profile']);
  });

  test('told in the question it counts as well; magnesium stays where it is safe', async () => {
    const reply = await said('I have high blood pressure, how much electrolytes do I need?');
    expect(reply?.text).toContain('| magnesium | **300 to 400 mg**');
    expect(reply?.text).not.toMatch(/3 to [45] g/);
    expect((await said('how much magnesium with kidney disease?'))?.text).not.toContain('300');
  });

  test('bounds', () => {
    expect(electrolyteSkill.input.safeParse({ conditions: ['sadness'] }).success).toBe(false);
    expect(electrolyteSkill.input.safeParse({ age: 200 }).success).toBe(false);
  });
});
