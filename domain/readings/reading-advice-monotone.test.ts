import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type HealthContext, healthContext } from '../person/health-context.ts';
import { adviseOnReading, type EarlierReading, type ReadingAdvice } from './reading-advice.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const UNKNOWN = healthContext(EMPTY_PERSONAL_DATA);
const RISKS = [
  'onSglt2',
  'onInsulinOrSulfonylurea',
  'hasDiabetes',
  'hasType1',
  'pregnant',
  'breastfeeding',
  'minor',
] as const satisfies readonly (keyof HealthContext)[];

/** Any value, and often those at which a rule may begin or end. */
const around = (limits: readonly number[], step: number, most: number) =>
  fc.oneof(
    fc.double({ min: 0, max: most, noNaN: true }),
    fc.constantFrom(...limits.flatMap((limit) => [limit - step, limit, limit + step])),
  );
const glucose = fc.option(around([40, 54, 70, 100, 180, 200, 250, 300, 400], 1, 600));
const ketones = fc.option(around([0.5, 0.6, 1, 1.5, 3, 6, 10], 0.1, 15));
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const feeling = fc.constantFrom(
  '',
  'Great',
  'Tired',
  'nauseous',
  'vomiting',
  'drowsy',
  'alone',
  'thirsty',
  'weak',
);
const reading = fc.record({
  readingTime: fc.integer({ min: 0, max: 20_000 }).map(minutesAgo),
  glucoseLevel: glucose,
  ketoneLevel: ketones,
  isFasting: fc.boolean(),
  feeling,
  notes: fc.constant(null),
});
const earlier = fc.array(
  fc.record({
    readingTime: fc.integer({ min: 1, max: 25_000 }).map(minutesAgo),
    glucoseLevel: glucose,
    ketoneLevel: ketones,
  }),
  { maxLength: 4 },
);
const known = fc.constantFrom(true, false, null);
const person = fc.record(Object.fromEntries(RISKS.map((risk) => [risk, known])));

const LEVELS = ['caution', 'call_today', 'emergency'];
const weight = (advice: ReadingAdvice | null) =>
  advice === null ? 0 : (LEVELS.indexOf(advice.level) + 1) * 2 + (advice.callsEmergencyNumber ? 1 : 0);

type Reading = Parameters<typeof adviseOnReading>[0];
const adviceWeight = (of: Reading, facts: Partial<HealthContext>, before: readonly EarlierReading[]) =>
  weight(adviseOnReading(of, { ...UNKNOWN, ...facts }, before, NOW));

test('a risk more never lowers the advice', () => {
  fc.assert(
    fc.property(reading, person, earlier, fc.constantFrom(...RISKS), (of, facts, before, risk) => {
      expect(adviceWeight(of, { ...facts, [risk]: true }, before)).toBeGreaterThanOrEqual(
        adviceWeight(of, { ...facts, [risk]: false }, before),
      );
    }),
    { numRuns: 2000 },
  );
});

test('not knowing of a risk is never taken more lightly than a no', () => {
  fc.assert(
    fc.property(reading, person, earlier, fc.constantFrom(...RISKS), (of, facts, before, risk) => {
      expect(adviceWeight(of, { ...facts, [risk]: null }, before)).toBeGreaterThanOrEqual(
        adviceWeight(of, { ...facts, [risk]: false }, before),
      );
    }),
    { numRuns: 2000 },
  );
});

test('a symptom more never lowers the advice', () => {
  fc.assert(
    fc.property(reading, person, earlier, feeling, (of, facts, before, notes) => {
      expect(adviceWeight({ ...of, notes }, facts, before)).toBeGreaterThanOrEqual(
        adviceWeight(of, facts, before),
      );
    }),
    { numRuns: 2000 },
  );
});

test('an earlier reading more never lowers the advice', () => {
  fc.assert(
    fc.property(reading, person, earlier, earlier, (of, facts, before, more) => {
      expect(adviceWeight(of, facts, [...before, ...more])).toBeGreaterThanOrEqual(
        adviceWeight(of, facts, before),
      );
    }),
    { numRuns: 2000 },
  );
});

test('an emergency names its first action, and no advice speaks of a diet plan', () => {
  fc.assert(
    fc.property(reading, person, earlier, (of, facts, before) => {
      const advice = adviseOnReading(
        { ...of, readingTime: NOW.toISOString() },
        { ...UNKNOWN, ...facts },
        before,
        NOW,
      );
      if (!advice) return;
      expect(advice.actions.length).toBeGreaterThan(0);
      expect(advice.callsEmergencyNumber).toBe(/^Call .+ now\. Do not drive/.test(advice.actions[0] ?? ''));
      if (advice.level === 'emergency' && !advice.callsEmergencyNumber)
        expect(advice.asks).toMatch(/If so, call .+ now\.$/);
    }),
    { numRuns: 2000 },
  );
});
