import { describe, expect, test } from 'vitest';
import type { HealthReading, ReadingFields } from '#contract/health-readings.ts';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { createCoach } from '../coach.ts';
import { UNKNOWN_PERSON } from '../person/person.ts';
import { knownForTriage } from './known-for-triage.ts';
import type { TriageInput } from './read-message.ts';
import { triage } from './triage.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const personWith = (said: Partial<PersonalData>) => healthContext({ ...EMPTY_PERSONAL_DATA, ...said });
const stored = (hoursAgo: number, values: Partial<ReadingFields>): HealthReading => ({
  ...EMPTY_READING,
  ...values,
  id: hoursAgo * 10,
  readingTime: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  createdAt: NOW.toISOString(),
});
const judge = (text: string, more: Partial<TriageInput> = {}) => triage({ text, now: NOW, ...more });

describe('the profile', () => {
  const onSglt2 = personWith({ medicines: ['Forxiga'] });

  test('a plan to fast gets the whole note of the medicine, other questions one line', () => {
    const fast = judge('can I fast tomorrow?', { person: onSglt2 });
    expect(fast).toMatchObject({ level: 'call_today', used: ['profile'] });
    expect(fast.text).toContain('even when glucose is normal');
    expect(judge('is broccoli ok?', { person: onSglt2 }).text).toMatch(/^\*\*Still important.*SGLT2/);
  });

  test.each([
    ['I feel queasy', { medicines: ['Forxiga'] }],
    ['I feel shaky', { medicines: ['Lantus'] }],
    ['my heart is racing and I feel weak', { pregnancy: 'breastfeeding' }],
    ['I have been throwing up since noon', { diabetes: 'type1' }],
    ['I am so weak, with an odd heartbeat', { conditions: ['kidney_disease'] }],
    ['ketones 3.4', { pregnancy: 'pregnant' }],
  ] as const)('"%s" is an emergency with what the profile says', (text, said) => {
    const person = personWith({
      ...said,
      conditions: [...('conditions' in said ? said.conditions : [])],
      medicines: [...('medicines' in said ? said.medicines : [])],
    });
    expect(judge(text).level).not.toBe('emergency');
    expect(judge(text, { person }).level).toBe('emergency');
  });

  test('low sugar on insulin is treated before the call, and the call is there', () => {
    const { text, asks } = judge('I feel shaky', {
      person: personWith({ medicines: ['Lantus'], country: 'DE' }),
    });
    expect(text).toMatch(/15 to 20 g of sugar[\s\S]*Then call 112 now/);
    expect(asks).toContain('drowsy');
  });

  test('says nothing about somebody else', () => {
    expect(judge('my dad feels shaky', { person: personWith({ medicines: ['Lantus'] }) }).level).toBe(
      'caution',
    );
  });

  test('a lesser condition bears on plans, not on every food', () => {
    const person = personWith({ conditions: ['gout'] });
    expect(judge('how do I start keto?', { person }).level).toBe('caution');
    expect(judge('is broccoli ok?', { person }).level).toBe('none');
  });

  test('a profile in mmol/L settles what a bare 30 means; mg/dL, which nobody has to choose, does not', () => {
    expect(judge('sugar 30', { glucoseUnit: 'mg/dL' }).rules[0]).toContain('unit_unsure');
    expect(judge('sugar 30', { glucoseUnit: 'mmol/L' }).rules[0]).toContain('glucose_extreme');
  });
});

describe('stored readings', () => {
  test('two over 300 today are an emergency for any question', () => {
    const recentReadings = [stored(1, { glucoseLevel: 320 }), stored(5, { glucoseLevel: 330 })];
    const result = judge('can I have berries?', { recentReadings });
    expect(result).toMatchObject({ level: 'emergency', used: ['readings'] });
    expect(result.text).toContain('320 mg/dL (17.8 mmol/L)');
    expect(result.text.match(/Call 911/g)).toHaveLength(1);
  });

  test('a stored and a told value make two', () => {
    expect(judge('sugar 310 now').level).toBe('call_today');
    expect(judge('sugar 310 now', { recentReadings: [stored(6, { glucoseLevel: 325 })] }).level).toBe(
      'emergency',
    );
  });

  test('a stored high with a symptom told now', () => {
    const recentReadings = [stored(3, { glucoseLevel: 270 })];
    expect(judge('I keep throwing up', { recentReadings }).level).toBe('emergency');
    expect(judge('my neighbour keeps throwing up', { recentReadings }).level).not.toBe('emergency');
  });

  test.each([
    ['a good one since', [stored(0.5, { glucoseLevel: 120 }), stored(5, { glucoseLevel: 330 })]],
    ['days ago', [stored(60, { glucoseLevel: 330 }), stored(65, { glucoseLevel: 340 })]],
    ['an everyday value in diabetes', [stored(2, { glucoseLevel: 140, isFasting: true })]],
    ['ketones of a diet that works', [stored(2, { ketoneLevel: 1.6, glucoseLevel: 88 })]],
  ])('says nothing: %s', (_name, recentReadings) => {
    const person = personWith({ diabetes: 'prediabetes' });
    expect(judge('can I have berries?', { recentReadings, person }).level).toBe('none');
  });
});

describe('a store that does not answer', () => {
  const failing = {
    ...UNKNOWN_PERSON,
    profile: () => Promise.reject(new Error('down')),
    readings: () => Promise.reject(new Error('down')),
  };

  test('gives nothing, and neither does one that hangs', async () => {
    const hanging = { ...UNKNOWN_PERSON, profile: () => new Promise<null>(() => {}) };
    expect(await knownForTriage(failing)).toEqual({
      person: null,
      recentReadings: [],
      glucoseUnit: undefined,
    });
    expect(await knownForTriage(hanging, 5)).toMatchObject({ person: null });
  });

  test('an emergency is answered by the words alone', async () => {
    const coach = await createCoach();
    const types: string[] = [];
    for await (const event of coach.answer({ question: 'my chest hurts', history: [], person: failing })) {
      types.push(event.type);
    }
    await coach.close();
    expect(types).toEqual(['safety', 'done']);
  });
});
