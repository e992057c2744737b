import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safetyLevel } from '#contract/chat.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { triage } from './triage.ts';

const level = (text: string) => triage({ text }).level;

describe('doubt', () => {
  test.each([
    ['I had chest pain last week', 'call_today'],
    ['what if I get chest pain while fasting?', 'caution'],
  ] as const)('"%s" is asked back, with the emergency shown', (text, expected) => {
    const result = triage({ text, country: 'GB' });
    expect(result.level).toBe(expected);
    expect(result.asks).toMatch(/happening now/);
    expect(result.text).toMatch(/happening now[\s\S]*call 999 now/);
    expect(result.text.includes('doctor about it today')).toBe(expected === 'call_today');
  });

  test('somebody close now is no doubt', () => {
    expect(triage({ text: 'my wife has chest pain' })).toMatchObject({ level: 'emergency', asks: null });
  });
});

describe('two rules together', () => {
  test.each([
    ['metformin and dizzy since Monday', 'call_today'],
    ['I take metformin', 'caution'],
    ['MCAD here, my daughter feels weak', 'emergency'],
    ['on lithium and my hands are shaking a lot', 'emergency'],
    ['gallstones, and a fever since this morning', 'emergency'],
    ['I am pregnant and feel nauseous', 'call_today'],
    ['if I skip a meal on glipizide I get dizzy', 'call_today'],
  ] as const)('%s: %s', (text, expected) => {
    expect(level(text)).toBe(expected);
  });
});

describe('slips of spelling', () => {
  test.each([
    ['chest pian', 'emergency'],
    ['I feel sucidal', 'emergency'],
    ['he is unconcious', 'emergency'],
    ['I am pregnent', 'call_today'],
    ['pancreatitus last year', 'call_today'],
    ['empaglifozin and fasting', 'call_today'],
    ['creatine before training', 'none'],
  ] as const)('%s: %s', (text, expected) => {
    expect(level(text)).toBe(expected);
  });
});

describe('a question out of a textbook', () => {
  test.each([
    'How is hepatitis transmitted?',
    'What is osteoporosis?',
    'What are treatments for heart failure?',
  ])('%s is about nobody', (text) => {
    expect(level(text)).toBe('none');
  });
  test('about eating it is about the one who asks', () => {
    expect(level('Is fasting ok with kidney stones?')).toBe('call_today');
  });
});

describe('numbers', () => {
  const NOBODY = healthContext(EMPTY_PERSONAL_DATA);
  const now = new Date('2026-11-21T12:00:00Z');
  const saved = (values: { glucoseLevel?: number; ketoneLevel?: number }) =>
    adviseOnReading({ ...EMPTY_READING, ...values, readingTime: now.toISOString() }, NOBODY, [], now)
      ?.level ?? 'none';

  test('a value typed in the chat gets the level of a reading being saved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 36, max: 600 }), (glucose) => {
        expect(level(`my glucose is ${glucose} mg/dL`)).toBe(saved({ glucoseLevel: glucose }));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (tenths) => {
        expect(level(`my ketones are ${tenths / 10} mmol/L`)).toBe(saved({ ketoneLevel: tenths / 10 }));
      }),
    );
  });
});

describe('any text', () => {
  test('gets a level and words that fit it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const result = triage({ text });
        expect(safetyLevel.options).toContain(result.level);
        expect(result.text === '').toBe(result.level === 'none');
      }),
    );
  });

  test.each(['my ', 'suddenly ', '... ', 'chest pain ', 'glucose 1 ', 'a', '12 ', 'if i get ', 'not '])(
    'the longest message of "%s" is read soon',
    (unit) => {
      const text = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000);
      triage({ text });
      const began = performance.now();
      triage({ text });
      expect(performance.now() - began).toBeLessThan(1000); // some 10 ms; a pattern that backtracks takes minutes
    },
  );
});
