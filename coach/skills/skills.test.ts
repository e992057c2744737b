import { describe, expect, test } from 'vitest';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { a1cRoute } from './lab-values/a1c-skill.ts';
import { gkiRoute, gkiSkill } from './lab-values/gki-skill.ts';
import { glucoseUnitsRoute } from './lab-values/glucose-units-skill.ts';
import type { SkillContext, SkillRoute } from './skill.ts';

const context: SkillContext = { person: UNKNOWN_PERSON, now: new Date(), zone: 'UTC', earlier: [] };

const said = async (route: SkillRoute, question: string) => route.reply(question, context);

describe('glucose units', () => {
  test.each([
    ['What is 110 mg/dL in mmol/L?', '6.1 mmol/L'],
    ['convert 6.4 mmol/l to mg/dl', '115 mg/dL'],
    ['how much is 126 in mmol?', '7.0 mmol/L'],
    ['glucose of 5,5 mmol as mg/dl', '99 mg/dL'],
  ])('%s -> %s', async (question, expected) => {
    expect((await said(glucoseUnitsRoute, question))?.text).toContain(expected);
  });

  test('asks for the value when there is none, and leaves other substances alone', async () => {
    expect((await said(glucoseUnitsRoute, 'convert my glucose to mmol/L please'))?.kind).toBe('ask');
    expect(await said(glucoseUnitsRoute, 'convert LDL 160 mg/dL to mmol/L')).toBeNull();
    expect(await said(glucoseUnitsRoute, 'what should my glucose be?')).toBeNull();
  });
});

describe('glucose ketone index', () => {
  test.each([
    ['My glucose is 90 and ketones 1.5, what is my GKI?', '**3.3**'],
    ['GKI with 5.0 mmol/L glucose and ketones 1.5', '**3.3**'],
    ['calculate gki: ketones 0.8, blood sugar 101', '**7.0**'],
  ])('%s -> %s', async (question, expected) => {
    expect((await said(gkiRoute, question))?.text).toContain(expected);
  });

  test('asks for the one number that is missing', async () => {
    expect(await said(gkiRoute, 'what is my GKI with glucose 92?')).toMatchObject({ kind: 'ask' });
    expect((await said(gkiRoute, 'what is my GKI with glucose 92?'))?.text).toContain('ketones');
    expect(await said(gkiRoute, 'calculate my gki')).toMatchObject({ kind: 'ask' });
  });

  test('says that there is no index without ketones and shaky with few', async () => {
    expect((await said(gkiRoute, 'GKI for glucose 90 and ketones 0'))?.text).toContain('there is no GKI');
    expect(gkiSkill.run({ glucose: 90, unit: 'mg/dL', ketones: 0.2 })).toMatchObject({ reliable: false });
  });

  test('leaves questions about the index to the handbook', async () => {
    expect(await said(gkiRoute, 'What is the GKI?')).toBeNull();
    expect(await said(gkiRoute, 'How do I calculate the GKI?')).toBeNull();
  });
});

describe('A1C', () => {
  test.each([
    ['what is an A1C of 6.2 as average glucose?', '131 mg/dL (7.3 mmol/L)'],
    ['my a1c is 5.4', 'normal range'],
    ['which A1C goes with an average of 126 mg/dL?', '**6.0%**'],
    ['is an hba1c of 6.0 bad?', 'prediabetes range'],
  ])('%s -> %s', async (question, expected) => {
    expect((await said(a1cRoute, question))?.text).toContain(expected);
  });

  test.each(['What is a normal A1C?', 'how fast can I lower my A1C', 'my A1C was 45%'])(
    'not for: %s',
    async (question) => {
      expect(await said(a1cRoute, question)).toBeNull();
    },
  );
});
