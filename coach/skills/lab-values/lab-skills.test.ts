import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import type { SkillContext, SkillRoute } from '../skill.ts';
import {
  cholesterolUnitsRoute,
  cholesterolUnitsSkill,
  triglycerideUnitsRoute,
  triglycerideUnitsSkill,
} from './cholesterol-units-skill.ts';
import { glucoseUnitsRoute } from './glucose-units-skill.ts';
import { homaRoute, homaSkill } from './homa-skill.ts';
import { ketoneUnitsRoute, ketoneUnitsSkill } from './ketone-units-skill.ts';

const context: SkillContext = { person: UNKNOWN_PERSON, now: new Date(), zone: 'UTC', earlier: [] };
const said = async (route: SkillRoute, question: string, earlier: string[] = []) =>
  route.reply(question, { ...context, earlier });

describe('units of blood values', () => {
  test.each([
    [cholesterolUnitsRoute, 'convert LDL 190 mg/dL to mmol/L', '**4.9 mmol/L**'],
    [cholesterolUnitsRoute, 'what is a cholesterol of 5.2 mmol/L in mg/dL?', '**201 mg/dL**'],
    [triglycerideUnitsRoute, 'triglycerides 150 mg/dl in mmol', '**1.7 mmol/L**'],
    [triglycerideUnitsRoute, 'convert 2.3 mmol/l triglycerides to mg/dl', '**204 mg/dL**'],
    [ketoneUnitsRoute, 'how many mmol are 15 mg/dL of ketones?', '**1.44 mmol/L**'],
    [ketoneUnitsRoute, 'convert ketones of 1.5 mmol/L to mg/dL', '**15.6 mg/dL**'],
  ])('%o %s -> %s', async (route, question, expected) => {
    expect((await said(route, question))?.text).toContain(expected);
  });

  test('each keeps to its own substance, and the value is asked for', async () => {
    expect(await said(glucoseUnitsRoute, 'convert LDL 190 mg/dL to mmol/L')).toBeNull();
    expect(await said(cholesterolUnitsRoute, 'convert my glucose of 100 mg/dL to mmol/L')).toBeNull();
    expect(await said(cholesterolUnitsRoute, 'is an LDL of 190 high?')).toBeNull();
    expect(await said(cholesterolUnitsRoute, 'convert my LDL to mmol/L please')).toMatchObject({
      kind: 'ask',
    });
  });

  test('what no laboratory reports is refused', () => {
    expect(cholesterolUnitsSkill.input.safeParse({ value: 190, unit: 'mmol/L' }).success).toBe(false);
    expect(ketoneUnitsSkill.input.safeParse({ value: 0, unit: 'mmol/L' }).success).toBe(false);
    expect(triglycerideUnitsSkill.input.safeParse({ value: 1.7, unit: 'g/L' }).success).toBe(false);
  });
});

describe('HOMA-IR', () => {
  test.each([
    ['my insulin is 10 and glucose 100, what is my HOMA-IR?', '**2.5**'],
    ['HOMA-IR with fasting insulin 12 µU/mL and glucose 5.5 mmol/L', '**2.9**'],
    ['calculate HOMA: insulin 60 pmol/L, glucose 90 mg/dL', '**2.2**'],
    ['homa ir for glucose 85 and insulin 4', '**0.8**'],
  ])('%s', async (question, expected) => {
    const reply = await said(homaRoute, question);
    expect(reply?.text).toContain(expected);
    expect(reply?.text).toContain('none is universal');
  });

  test('asks for what is missing, one number at a time', async () => {
    const first = await said(homaRoute, 'can you calculate my HOMA-IR?');
    expect(first?.text).toContain('fasting insulin');
    const second = await said(homaRoute, '12', ['can you calculate my HOMA-IR?']);
    expect(second?.text).toContain('fasting glucose');
    const third = await said(homaRoute, '98', ['can you calculate my HOMA-IR?', '12']);
    expect(third?.text).toContain('**2.9**');
  });

  test('a high insulin without a unit is asked about', async () => {
    const question = 'HOMA-IR of insulin 72 and glucose 90';
    expect((await said(homaRoute, question))?.text).toContain('µU/mL (the same as mIU/L) or in pmol/L');
    expect((await said(homaRoute, 'pmol/L', [question]))?.text).toContain('**2.7**');
  });

  test('who injects insulin is told that it means nothing', async () => {
    const person = {
      ...UNKNOWN_PERSON,
      profile: async () => ({ ...EMPTY_PERSONAL_DATA, medicines: ['Insulin glargine'] }),
    };
    const reply = await homaRoute.reply('my HOMA-IR: insulin 10, glucose 100', { ...context, person });
    expect(reply?.text).toContain('nothing useful');
  });

  test.each(['What is HOMA-IR?', 'How do I calculate HOMA-IR?', 'What is a normal HOMA-IR?'])(
    'left to the handbook: %s',
    async (question) => {
      expect(await said(homaRoute, question)).toBeNull();
    },
  );

  test('any sample gives a positive index, larger with more insulin', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 200, noNaN: true }),
        fc.double({ min: 50, max: 400, noNaN: true }),
        (insulin, glucose) => {
          const at = (value: number) =>
            homaSkill.run({ insulin: value, insulinUnit: 'µU/mL', glucose, glucoseUnit: 'mg/dL' }).index;
          expect(at(insulin)).toBeGreaterThan(0);
          expect(at(insulin * 2)).toBeGreaterThan(at(insulin));
        },
      ),
    );
  });
});
