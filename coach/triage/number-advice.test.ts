import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { triage } from './triage.ts';

const TAKES_SUGAR = /15 to 20 g of sugar/;
const onInsulin = healthContext({ ...EMPTY_PERSONAL_DATA, medicines: ['insulin'] });

describe('a value of the past', () => {
  test.each([
    ['my sugar was 40 last month, fine now', 'caution'],
    ['last year my a1c was 11', 'none'],
    ['my sugar was 410 two years ago', 'none'],
    ['two days ago my sugar was 410', 'call_today'],
    ['sugar was 48 before lunch, now 95', 'call_today'],
  ] as const)('%s: %s', (text, level) => {
    const result = triage({ text });
    expect(result.level).toBe(level);
    expect(result.text).not.toMatch(TAKES_SUGAR);
  });

  test('a value that is only asked about never rises above a caution', () => {
    for (const text of ['what if my sugar is 40?', 'is a blood sugar of 450 dangerous?']) {
      const result = triage({ text });
      expect(result).toMatchObject({ level: 'caution', asks: expect.stringContaining('drowsy') });
      expect(result.text).not.toMatch(TAKES_SUGAR);
    }
    expect(triage({ text: 'should my fasting sugar be under 100?' }).level).toBe('none');
  });
});

describe("another person's value", () => {
  test('is judged without the profile of the writer', () => {
    const text = 'i just checked my dad, his sugar is 62';
    expect(triage({ text, person: onInsulin }).level).toBe('caution');
    expect(triage({ text: 'i just checked, my sugar is 62', person: onInsulin }).level).toBe('call_today');
  });

  test('is not read in the unit of the writer', () => {
    const asked = triage({ text: "my wife's sugar is 24", glucoseUnit: 'mmol/L' });
    expect(asked.rules).toContain('emergency:reading:unit_unsure');
    expect(triage({ text: 'my sugar is 24', glucoseUnit: 'mmol/L' }).rules).toContain(
      'emergency:reading:glucose_extreme',
    );
  });
});

describe('a number that nobody named', () => {
  test.each(['just checked my sugar. its 41', 'my insulin was late. it says 2.9'])(
    '%s: is asked about',
    (text) => {
      const result = triage({ text });
      expect(result.level).toBe('call_today');
      expect(result.text).toContain('Write it to me again with its name');
      expect(result.text).not.toMatch(TAKES_SUGAR);
    },
  );

  test('is a low with the signs of one, and asked about where ketones or their signs are told', () => {
    const low = triage({ text: 'shaky and sweaty, meter says 3.6' });
    expect(low.text).toMatch(TAKES_SUGAR);
    expect(low.text).not.toContain('take neither sugar');
    expect(low.text).not.toContain('Write it to me again');
    for (const text of [
      'shaky and thirsty, meter says 3.6',
      'shaky and sweaty, keto meter says 3.6',
      'thirsty and vomiting, meter says 3.6',
    ])
      expect(triage({ text }).rules).toContain('call_today:reading:quantity_unsure');
  });

  test('means nothing without a word of the meter before it', () => {
    expect(triage({ text: 'i bought a scale. it says 41' }).level).toBe('none');
  });
});

describe('vital signs', () => {
  test.each([
    ['bp 190/125 and the worst headache', 'emergency'],
    ['blood pressure 165/112, i am 30 weeks pregnant', 'emergency'],
    ['bp 85 over 50 and i just fainted', 'emergency'],
    ['bp is 190/100, i feel fine', 'call_today'],
    ['bp 150/95 this morning', 'caution'],
    ['blood pressure 118/76 today', 'none'],
    ['resting heart rate 145', 'emergency'],
    ['heart rate 145 just sitting on the couch', 'emergency'],
    ['heart rate 165 on the bike', 'none'],
    ['my pulse is 150', 'caution'],
    ['spo2 88', 'emergency'],
    ['spo2 90, i have copd', 'caution'],
    ['oxygen 94', 'call_today'],
    ['fever of 103.5', 'call_today'],
    ['temp 98.4', 'none'],
    ['im 14 n wanna do keto', 'call_today'],
    ['my son is 11, which birthday cake', 'none'],
    ['my son is 11 and eats too many carbs', 'call_today'],
    ['my mom is 82, can she fast', 'caution'],
  ] as const)('%s: %s', (text, level) => {
    expect(triage({ text }).level).toBe(level);
  });
});

test('a value after a meal is not fasting because another one in the sentence is', () => {
  expect(triage({ text: 'fasting 89 and 131 two hours after pasta' }).level).toBe('none');
  expect(triage({ text: 'fasting 131 and 140 two hours after pasta' }).level).toBe('call_today');
});

test.each([
  ['does cheese raise my insulin?', 'none'],
  ['i forgot my insulin, can i do keto?', 'call_today'],
  ['I stopped breastfeeding in May, is keto fine?', 'none'],
  ['still breastfeeding, is keto fine?', 'call_today'],
])('what the body makes and what is over asks for no doctor: %s', (text, level) => {
  expect(triage({ text }).level).toBe(level);
});
