import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { type Person, UNKNOWN_PERSON } from '../../person/person.ts';
import type { SkillRoute } from '../skill.ts';
import { bodyMassRoute, bodyMassSkill } from './body-mass-skill.ts';
import { waistRoute, waistSkill } from './waist-skill.ts';

const said = async (
  route: SkillRoute,
  question: string,
  earlier: string[] = [],
  person: Partial<Person> = {},
) =>
  route.reply(question, { person: { ...UNKNOWN_PERSON, ...person }, now: new Date(), zone: 'UTC', earlier });
const profiled = (profile: Partial<PersonalData>): Partial<Person> => ({
  profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...profile }),
});

describe('body mass index', () => {
  test.each([
    ['what is my BMI at 165 cm and 82 kg?', '**30.1**', 'counts as obesity'],
    ['calculate bmi 5\'6" 150 lbs', '**24.2**', 'counts as healthy'],
    ['am I underweight? 50 kg, 1.75 m', '**16.3**', 'do not lose weight'],
  ])('%s', async (question, index, words) => {
    const reply = await said(bodyMassRoute, question);
    expect(reply?.text).toContain(index);
    expect(reply?.text).toContain(words);
    expect(reply?.text).toContain('can’t tell muscle from fat');
  });

  test('asks for height, then weight; a known profile spares the asking', async () => {
    expect((await said(bodyMassRoute, 'what is my bmi'))?.text).toContain('How tall');
    expect((await said(bodyMassRoute, '170', ['what is my bmi']))?.text).toContain('What do you weigh');
    expect((await said(bodyMassRoute, '75 kg', ['what is my bmi', '170']))?.text).toContain('**26.0**');
    const known = await said(bodyMassRoute, 'what is my bmi', [], profiled({ height: 170, weight: 75 }));
    expect(known).toMatchObject({ kind: 'answer', used: ['profile'] });
  });

  test.each([{ age: 15 }, { pregnancy: 'pregnant' as const }, { conditions: ['eating_disorder' as const] }])(
    'no index for %j',
    async (profile) => {
      const reply = await said(bodyMassRoute, 'what is my bmi at 165 cm and 60 kg?', [], profiled(profile));
      expect(reply?.text).not.toContain('22.0');
    },
  );

  test('bounds, and questions for the handbook', async () => {
    expect(bodyMassSkill.input.safeParse({ weight: 10, height: 170 }).success).toBe(false);
    expect(await said(bodyMassRoute, 'what is the BMI?')).toBeNull();
    expect(await said(bodyMassRoute, 'is BMI a good measure?')).toBeNull();
  });
});

describe('waist to height', () => {
  test.each([
    [
      'my waist is 90 cm and I am 170 cm tall, what is my waist to height ratio?',
      '**0.53**',
      'increased risk',
    ],
    ['waist-to-height with a waist of 32 inches at 5\'8"', '**0.47**', 'no increased risk'],
  ])('%s', async (question, ratio, words) => {
    const reply = await said(waistRoute, question);
    expect(reply?.text).toContain(ratio);
    expect(reply?.text).toContain(words);
  });

  test('takes the latest reading and the profile, and says so', async () => {
    const reading = {
      ...EMPTY_READING,
      id: 1,
      waist: 88,
      readingTime: '2026-11-20T07:00:00.000Z',
      createdAt: '2026-11-20T07:00:00.000Z',
    };
    const reply = await said(waistRoute, 'what is my waist to height ratio?', [], {
      ...profiled({ height: 176 }),
      readings: async () => [reading],
    });
    expect(reply).toMatchObject({ used: ['profile', 'readings'] });
    expect(reply?.text).toContain('**0.50**');
  });

  test('asks for waist, then height', async () => {
    const question = 'what is my waist to height ratio?';
    expect((await said(waistRoute, question))?.text).toContain('How big around');
    expect((await said(waistRoute, '90', [question]))?.text).toContain('how tall');
    expect((await said(waistRoute, '170 cm', [question, '90 cm']))?.text).toContain('**0.53**');
    expect((await said(waistRoute, '170', [question, 'my waist is 90 cm']))?.text).toContain('**0.53**');
  });

  test('bounds, and questions for the handbook', async () => {
    expect(waistSkill.input.safeParse({ waist: 10, height: 170 }).success).toBe(false);
    expect(await said(waistRoute, 'what is the waist to height ratio?')).toBeNull();
  });
});
