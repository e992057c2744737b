import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '../../person/health-context.ts';
import type { MeterWords } from '../meter-word.ts';
import { adviseOnReading, type EarlierReading, type ReadingAdvice } from '../reading-advice.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HEALTHY = { diabetes: 'none', pregnancy: 'none', medicines: ['none'], country: 'US' } as const;

type Said = Partial<Omit<PersonalData, 'medicines'>> & { medicines?: readonly string[] };
type Levels = Partial<
  Pick<Parameters<typeof adviseOnReading>[0], 'glucoseLevel' | 'ketoneLevel' | 'feeling'>
>;

function advise(
  meter: MeterWords,
  levels: Levels = {},
  said: Said = HEALTHY,
  earlier: EarlierReading[] = [],
): ReadingAdvice | null {
  const person = { ...EMPTY_PERSONAL_DATA, ...said, medicines: [...(said.medicines ?? [])] };
  const reading = {
    readingTime: NOW.toISOString(),
    glucoseLevel: null,
    ketoneLevel: null,
    isFasting: false,
    feeling: null,
    notes: null,
    ...levels,
    meter,
  };
  return adviseOnReading(reading, healthContext(person), earlier, NOW);
}

const glucoseBefore = (minutes: number, glucoseLevel: number): EarlierReading => ({
  readingTime: new Date(NOW.getTime() - minutes * 60_000).toISOString(),
  glucoseLevel,
  ketoneLevel: null,
});

describe('LO is a severe low', () => {
  test('sugar first, then a new measurement, whoever the person is', () => {
    const advice = advise({ glucose: 'LO' });
    expect(advice).toMatchObject({
      level: 'emergency',
      rule: 'glucose_meter_lo',
      callsEmergencyNumber: false,
    });
    expect(advice?.actions[0]).toContain('15 to 20 g of sugar');
    expect(advice?.actions[1]).toContain('15 minutes');
    expect(advice?.asks).toBe(
      'Are you drowsy, confused or alone, or has your glucose not gone up within 15 minutes? If so, call 911 now.',
    );
  });

  test.each(['Drowsy', 'confused', 'alone', 'fainted'])(
    'with “%s” the emergency number is called',
    (feeling) => {
      const advice = advise({ glucose: 'LO' }, { feeling });
      expect(advice?.callsEmergencyNumber).toBe(true);
      expect(advice?.actions[0]).toBe('Call 911 now. Do not drive yourself.');
    },
  );

  test('on insulin after an earlier low it is not rising', () => {
    const insulin = { ...HEALTHY, diabetes: 'type2', medicines: ['Lantus'] } as const;
    expect(advise({ glucose: 'LO' }, {}, insulin)?.callsEmergencyNumber).toBe(false);
    expect(advise({ glucose: 'LO' }, {}, insulin, [glucoseBefore(15, 40)])?.callsEmergencyNumber).toBe(true);
    expect(advise({ glucose: 'LO' }, {}, HEALTHY, [glucoseBefore(15, 40)])?.callsEmergencyNumber).toBe(false);
  });
});

describe('HI is a dangerous high', () => {
  test.each<[string, Levels]>([
    ['alone', {}],
    ['with ketones', { ketoneLevel: 1.6 }],
    ['feeling ill', { feeling: 'vomiting' }],
  ])('%s: over every line there is', (_, levels) => {
    const advice = advise({ glucose: 'HI' }, levels);
    expect(advice).toMatchObject({ level: 'emergency', callsEmergencyNumber: true });
    expect(advice?.actions).toContainEqual(expect.stringContaining('do not stop it'));
    expect(advice?.actions).toContainEqual(expect.stringContaining('blood ketone test'));
    expect(advice?.actions.at(-1)).toContain('measure again');
    expect(advice?.actions.join()).not.toContain('sugar now');
  });

  test('with ketones from 3.0 it may be ketoacidosis', () => {
    expect(advise({ glucose: 'HI' }, { ketoneLevel: 3 })?.rule).toBe('high_glucose_and_ketones');
    expect(advise({ glucose: 'HI', ketones: 'HI' })?.level).toBe('emergency');
  });
});

describe('ketones', () => {
  test('HI is a call today in somebody well, an emergency with a risk or a symptom', () => {
    expect(advise({ ketones: 'HI' })).toMatchObject({ level: 'call_today', rule: 'ketone_meter_hi' });
    expect(advise({ ketones: 'HI' }, {}, { ...HEALTHY, diabetes: 'type1' })?.level).toBe('emergency');
    expect(advise({ ketones: 'HI' }, { feeling: 'nauseous' })?.level).toBe('emergency');
  });

  test('LO is no danger', () => {
    expect(advise({ ketones: 'LO' })).toBeNull();
    expect(advise({ ketones: 'LO' }, { glucoseLevel: 95 })).toBeNull();
  });
});

test('no word sounds less urgent than the number next to it', () => {
  const weight = (advice: ReadingAdvice | null) =>
    advice === null
      ? 0
      : (['caution', 'call_today', 'emergency'].indexOf(advice.level) + 1) * 2 +
        (advice.callsEmergencyNumber ? 1 : 0);
  const feeling = fc.constantFrom(null, 'tired', 'nauseous', 'drowsy', 'alone');
  const diabetes = fc.constantFrom('none', 'type1', 'type2', 'unsure' as const);
  fc.assert(
    fc.property(feeling, diabetes, (felt, status) => {
      const said = { ...HEALTHY, diabetes: status };
      const number = (levels: Levels) => weight(advise({}, { feeling: felt, ...levels }, said));
      const word = (meter: MeterWords) => weight(advise(meter, { feeling: felt }, said));
      expect(word({ glucose: 'LO' })).toBeGreaterThanOrEqual(number({ glucoseLevel: 20 }));
      expect(word({ glucose: 'HI' })).toBeGreaterThanOrEqual(number({ glucoseLevel: 600 }));
      expect(word({ ketones: 'HI' })).toBeGreaterThanOrEqual(number({ ketoneLevel: 15 }));
    }),
  );
});
