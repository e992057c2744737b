import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { glucoseToMg } from '../health-values/glucose.ts';
import { healthContext } from '../person/health-context.ts';
import { adviseOnReading, type EarlierReading, type ReadingAdvice } from './reading-advice.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HEALTHY = { diabetes: 'none', pregnancy: 'none', medicines: ['none'], age: 45, country: 'US' } as const;

type Reading = Partial<Parameters<typeof adviseOnReading>[0]>;
type Said = Partial<Omit<PersonalData, 'medicines'>> & { medicines?: readonly string[] };

function advise(reading: Reading, said: Said = HEALTHY, earlier: readonly EarlierReading[] = []) {
  const person = { ...EMPTY_PERSONAL_DATA, ...said, medicines: [...(said.medicines ?? [])] };
  return adviseOnReading(
    {
      readingTime: NOW.toISOString(),
      glucoseLevel: null,
      ketoneLevel: null,
      isFasting: false,
      feeling: null,
      notes: null,
      ...reading,
    },
    healthContext(person),
    earlier,
    NOW,
  );
}

function earlierBy(minutes: number, values: Partial<EarlierReading>): EarlierReading {
  const readingTime = new Date(NOW.getTime() - minutes * 60_000).toISOString();
  return { readingTime, glucoseLevel: null, ketoneLevel: null, ...values };
}

const levelAndRule = (advice: ReadingAdvice | null) => [advice?.level ?? null, advice?.rule ?? null];

describe('the lines of the number table', () => {
  test.each([
    [53, 'emergency', 'glucose_under_54'],
    [glucoseToMg(2.9), 'emergency', 'glucose_under_54'],
    [54, 'caution', 'low_glucose'],
    [glucoseToMg(3), 'caution', 'low_glucose'],
    [69, 'caution', 'low_glucose'],
    [glucoseToMg(3.8), 'caution', 'low_glucose'],
    [70, null, null],
    [glucoseToMg(3.9), null, null],
    [199, null, null],
    [glucoseToMg(11), null, null],
    [200, 'call_today', 'glucose_diabetes_range'],
    [glucoseToMg(11.1), 'call_today', 'glucose_diabetes_range'],
    [250, 'call_today', 'glucose_diabetes_range'],
    [glucoseToMg(13.8), 'call_today', 'glucose_diabetes_range'],
    [251, 'call_today', 'glucose_over_250'],
    [glucoseToMg(13.9), 'call_today', 'glucose_over_250'],
    [399, 'call_today', 'glucose_over_250'],
    [400, 'emergency', 'glucose_extreme'],
  ])('%d mg/dL at any time: %s', (glucoseLevel, level, rule) => {
    expect(levelAndRule(advise({ glucoseLevel }))).toEqual([level, rule]);
  });

  test.each([
    [99, null],
    [125, null],
    [glucoseToMg(6.9), null],
    [126, 'fasting_glucose_diabetes_range'],
    [glucoseToMg(7), 'fasting_glucose_diabetes_range'],
  ])('%d mg/dL fasting: %s', (glucoseLevel, rule) => {
    expect(advise({ glucoseLevel, isFasting: true })?.rule ?? null).toBe(rule);
  });

  test.each([
    [250, 3, null],
    [251, 1.4, 'call_today'],
    [251, 1.5, 'call_today'],
    [251, 2.9, 'call_today'],
    [251, 3, 'emergency'],
    [glucoseToMg(13.9), 3, 'emergency'],
  ])('glucose %d with ketones %d', (glucoseLevel, ketoneLevel, level) => {
    const advice = advise({ glucoseLevel, ketoneLevel });
    expect(advice?.level).toBe(level ?? 'call_today');
    expect(advice?.rule).toBe(
      level === null
        ? 'glucose_diabetes_range'
        : level === 'emergency'
          ? 'high_glucose_and_ketones'
          : ketoneLevel < 1.5
            ? 'glucose_over_250'
            : 'high_glucose_some_ketones',
    );
  });

  test.each([
    [3, null],
    [3.1, 'caution'],
    [8, 'caution'],
  ])('ketones of %d, well and without a risk: %s', (ketoneLevel, level) => {
    expect(advise({ ketoneLevel, glucoseLevel: 85, feeling: 'Great' })?.level ?? null).toBe(level);
  });

  test('a reading of weight alone is answered with nothing', () => {
    expect(advise({})).toBeNull();
  });
});

describe('low glucose', () => {
  test('under 54 is treated first, with what would make it a call', () => {
    const advice = advise({ glucoseLevel: 50 });
    expect(advice?.callsEmergencyNumber).toBe(false);
    expect(advice?.actions[0]).toContain('15 to 20 g of sugar');
    expect(advice?.asks).toBe(
      'Are you drowsy, confused or alone, or has your glucose not gone up within 15 minutes? If so, call 911 now.',
    );
  });

  test.each(['Drowsy', 'confused', 'I am alone', 'fainted before'])(
    'under 54 and "%s" calls at once',
    (feeling) => {
      const advice = advise({ glucoseLevel: 50, feeling });
      expect(advice?.callsEmergencyNumber).toBe(true);
      expect(advice?.actions[0]).toBe('Call 911 now. Do not drive yourself.');
      expect(advice?.actions[1]).toContain('15 to 20 g of sugar');
    },
  );

  test('under 54 on insulin calls when it did not rise after the sugar, not when it did', () => {
    const said = { ...HEALTHY, diabetes: 'type2', medicines: ['insulin'] } as const;
    const callsAfter = (earlier: EarlierReading[]) =>
      advise({ glucoseLevel: 50 }, said, earlier)?.callsEmergencyNumber;
    expect(callsAfter([])).toBe(false);
    expect(callsAfter([earlierBy(15, { glucoseLevel: 52 })])).toBe(true);
    expect(callsAfter([earlierBy(15, { glucoseLevel: 44 })])).toBe(false);
    expect(callsAfter([earlierBy(2, { glucoseLevel: 52 })])).toBe(false);
    expect(callsAfter([earlierBy(300, { glucoseLevel: 52 })])).toBe(false);
    expect(
      advise({ glucoseLevel: 50 }, HEALTHY, [earlierBy(15, { glucoseLevel: 52 })])?.callsEmergencyNumber,
    ).toBe(false);
  });

  test.each([
    ['glipizide', 'call_today'],
    ['my diabetes pill', 'caution'],
    ['metformin', 'caution'],
  ])('54 to 69 with %s: %s', (medicine, level) => {
    expect(advise({ glucoseLevel: 60 }, { ...HEALTHY, medicines: [medicine] })?.level).toBe(level);
  });

  test('54 to 69 with diabetes is a call unless the medicines are known to be harmless', () => {
    const diabetes = 'type2';
    expect(levelAndRule(advise({ glucoseLevel: 60 }, { diabetes }))).toEqual([
      'call_today',
      'low_glucose_in_diabetes',
    ]);
    expect(advise({ glucoseLevel: 60 }, { diabetes, medicines: ['metformin'] })?.level).toBe('caution');
    expect(advise({ glucoseLevel: 60 }, { diabetes, medicines: ['insulin'] })?.rule).toBe(
      'low_glucose_on_medicine',
    );
  });

  test('54 to 69 asks for the medicine that is not known', () => {
    expect(advise({ glucoseLevel: 60 }, {})?.asks).toContain(
      'insulin, a sulfonylurea (like glipizide) or a glinide (like repaglinide)',
    );
  });

  test('54 to 69 again within a week is a call, the check of the same low is not', () => {
    const levelAfter = (minutes: number, glucoseLevel: number) =>
      advise({ glucoseLevel: 60 }, HEALTHY, [earlierBy(minutes, { glucoseLevel })])?.level;
    expect(levelAfter(2 * 24 * 60, 65)).toBe('call_today');
    expect(levelAfter(15, 65)).toBe('caution');
    expect(levelAfter(8 * 24 * 60, 65)).toBe('caution');
    expect(levelAfter(2 * 24 * 60, 70)).toBe('caution');
  });

  test('54 to 69 while drowsy is an emergency', () => {
    expect(levelAndRule(advise({ glucoseLevel: 65, notes: 'drowsy' }))).toEqual([
      'emergency',
      'low_glucose_altered',
    ]);
  });
});

describe('high glucose', () => {
  test('over 300 is an emergency the second time within two days', () => {
    const levelAfter = (minutes: number, glucoseLevel: number) =>
      advise({ glucoseLevel: 310 }, HEALTHY, [earlierBy(minutes, { glucoseLevel })])?.level;
    expect(advise({ glucoseLevel: 310 })?.level).toBe('call_today');
    expect(levelAfter(90, glucoseToMg(16.7))).toBe('emergency');
    expect(levelAfter(90, 300)).toBe('call_today');
    expect(levelAfter(47 * 60, 320)).toBe('emergency');
    expect(levelAfter(49 * 60, 320)).toBe('call_today');
    expect(levelAfter(-60, 320)).toBe('call_today');
  });

  test.each(['Unwell', 'vomiting', 'nauseous', 'so thirsty', 'breathing fast', 'confused'])(
    'over 250 and "%s" is an emergency',
    (feeling) => {
      const advice = advise({ glucoseLevel: 260, feeling });
      expect(levelAndRule(advice)).toEqual(['emergency', 'high_glucose_ill']);
      expect(advice?.actions.join(' ')).not.toMatch(/keto diet|carb limit/);
    },
  );

  test('a known diabetes is not sent to a diagnosis', () => {
    const actions = advise(
      { glucoseLevel: 130, isFasting: true },
      { ...HEALTHY, diabetes: 'type2' },
    )?.actions.join(' ');
    expect(actions).not.toContain('diagnosis');
    expect(advise({ glucoseLevel: 130, isFasting: true })?.actions.join(' ')).toContain('not a diagnosis');
  });

  test('a child who drinks and passes much water may have new type 1', () => {
    const child = { ...HEALTHY, age: 12 };
    expect(advise({ glucoseLevel: 210, notes: 'very thirsty' }, child)?.rule).toBe('possible_new_type1');
    expect(advise({ glucoseLevel: 210, notes: 'very thirsty' })?.level).toBe('call_today');
  });
});

describe('ketones', () => {
  test.each([
    [{ ...HEALTHY, diabetes: 'type2' }],
    [{ ...HEALTHY, diabetes: 'type1' }],
    [{ ...HEALTHY, medicines: ['Jardiance'] }],
    [{ ...HEALTHY, pregnancy: 'pregnant' }],
    [{ ...HEALTHY, pregnancy: 'breastfeeding' }],
  ] as const)('over 3.0 with a risk is an emergency at normal glucose %#', (said) => {
    expect(levelAndRule(advise({ ketoneLevel: 3.1, glucoseLevel: 85 }, said))).toEqual([
      'emergency',
      'high_ketones_at_risk',
    ]);
  });

  test.each(['nauseous', 'belly pain', 'weak', 'Unwell', 'hungover', 'Dizzy'])(
    'over 3.0 and "%s"',
    (feeling) => {
      expect(advise({ ketoneLevel: 3.1, feeling })?.level).toBe('emergency');
    },
  );

  test('over 3.0 asks for every risk that would make it an emergency', () => {
    expect(advise({ ketoneLevel: 3.5 }, {})?.asks).toMatch(/diabetes.*SGLT2.*pregnant.*breastfeeding.*ill/);
  });

  test('still over 3.0 hours later, or with raised glucose, is a call', () => {
    expect(advise({ ketoneLevel: 3.5 }, HEALTHY, [earlierBy(180, { ketoneLevel: 3.2 })])?.rule).toBe(
      'high_ketones_again',
    );
    expect(advise({ ketoneLevel: 3.5 }, HEALTHY, [earlierBy(10, { ketoneLevel: 3.2 })])?.level).toBe(
      'caution',
    );
    expect(advise({ ketoneLevel: 3.5, glucoseLevel: 140 })?.level).toBe('call_today');
    expect(advise({ ketoneLevel: 3.5, glucoseLevel: 210 })?.level).toBe('emergency');
  });

  test('a value that may be in mg/dL says so', () => {
    expect(advise({ ketoneLevel: 12 })?.actions.join(' ')).toContain('mg/dL');
  });

  test.each([
    ['type2', 1.5, null],
    ['type2', 1.6, 'ketones_in_diabetes'],
    ['none', 2.9, null],
  ] as const)('with diabetes %s and ketones %d', (diabetes, ketoneLevel, rule) => {
    expect(advise({ ketoneLevel }, { ...HEALTHY, diabetes })?.rule ?? null).toBe(rule);
  });

  test.each([
    [{ pregnancy: 'pregnant' }, 'ketosis_in_pregnancy'],
    [{ pregnancy: 'breastfeeding' }, 'ketosis_while_breastfeeding'],
    [{ medicines: ['Farxiga'] }, 'ketosis_on_sglt2'],
    [{ conditions: ['fat_metabolism_disorder'] }, 'ketosis_ruled_out'],
  ] as const)('ketosis where it is not advised %#', (said, rule) => {
    const person = { ...HEALTHY, ...said, conditions: 'conditions' in said ? [...said.conditions] : [] };
    expect(levelAndRule(advise({ ketoneLevel: 0.5 }, person))).toEqual(['call_today', rule]);
    expect(advise({ ketoneLevel: 0.4 }, person)).toBeNull();
  });
});

describe('feeling ill with a risk', () => {
  test.each([
    [{ medicines: ['Jardiance'] }, 'nauseous', 'sglt2_unwell'],
    [{ medicines: ['Jardiance'] }, 'unusually tired', 'sglt2_unwell'],
    [{ pregnancy: 'breastfeeding' }, 'weak', 'breastfeeding_unwell'],
    [{ diabetes: 'type1' }, 'vomiting', 'vomiting_on_insulin'],
    [{ diabetes: 'type2' }, 'belly pain', 'ketoacidosis_signs'],
    [{}, 'chest pain', 'emergency_words'],
  ] as const)('%j and "%s"', (said, feeling, rule) => {
    expect(levelAndRule(advise({ glucoseLevel: 95, feeling }, { ...HEALTHY, ...said }))).toEqual([
      'emergency',
      rule,
    ]);
  });

  test('measured low ketones take the ketoacidosis out of a belly pain', () => {
    const said = { ...HEALTHY, diabetes: 'type2' } as const;
    expect(levelAndRule(advise({ glucoseLevel: 95, ketoneLevel: 0.3, feeling: 'belly pain' }, said))).toEqual(
      ['call_today', 'diabetes_unwell'],
    );
  });

  test('pregnant and vomiting: ketones decide', () => {
    const said = { ...HEALTHY, pregnancy: 'pregnant' } as const;
    expect(advise({ ketoneLevel: 0.8, feeling: 'vomiting' }, said)?.level).toBe('emergency');
    expect(advise({ glucoseLevel: 90, feeling: 'vomiting' }, said)?.level).toBe('call_today');
  });

  test('pregnant with diabetes: the lower limit of pregnancy holds', () => {
    const said = { ...HEALTHY, pregnancy: 'pregnant', diabetes: 'type1' } as const;
    expect(advise({ ketoneLevel: 0.5, feeling: 'drowsy' }, said)?.level).toBe('emergency');
    expect(advise({ ketoneLevel: 0.4, feeling: 'drowsy' }, said)?.level).toBe('call_today');
  });

  test('nausea alone in a healthy person is no number matter', () => {
    expect(advise({ glucoseLevel: 95, ketoneLevel: 1, feeling: 'nauseous' })).toBeNull();
  });
});

describe('several rules, and time', () => {
  test.each([HEALTHY, { ...HEALTHY, medicines: ['Jardiance'] }] as const)(
    'both values high are named together, and nobody is sent to measure what is there %#',
    (said) => {
      const advice = advise({ glucoseLevel: 320, ketoneLevel: 3.4 }, said);
      expect(levelAndRule(advice)).toEqual(['emergency', 'high_glucose_and_ketones']);
      expect(advice?.actions).toContain('Tell the operator your glucose and ketones.');
      expect(advice?.actions.join(' ')).not.toContain('Measure ketones if you can');
    },
  );

  test('sugar for a low is not lost behind a graver rule', () => {
    const advice = advise({ glucoseLevel: 50, ketoneLevel: 5 }, { ...HEALTHY, pregnancy: 'breastfeeding' });
    expect(advice?.rule).toBe('high_ketones_at_risk');
    expect(advice?.actions[0]).toContain('Call 911');
    expect(advice?.actions[1]).toContain('15 to 20 g of sugar');
  });

  test('the number of the country is named', () => {
    expect(advise({ glucoseLevel: 450 }, { ...HEALTHY, country: 'DE' })?.actions[0]).toContain(
      'Call 112 now',
    );
    expect(advise({ glucoseLevel: 450 }, {})?.actions[0]).toContain('your local emergency number');
  });

  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

  test('an old low asks for a new measurement instead of sugar', () => {
    const advice = advise({ glucoseLevel: 50, readingTime: hoursAgo(3) });
    expect(advice).toMatchObject({ level: 'call_today', callsEmergencyNumber: false });
    expect(advice?.actions.join(' ')).not.toContain('sugar');
    expect(advice?.actions[0]).toBe('Measure again now.');
  });

  test('a high is answered as it is for half a day, then as one of the past', () => {
    expect(advise({ glucoseLevel: 450, readingTime: hoursAgo(11) })?.level).toBe('emergency');
    expect(advise({ glucoseLevel: 450, readingTime: hoursAgo(13) })?.level).toBe('call_today');
    expect(advise({ glucoseLevel: 450, readingTime: hoursAgo(24 * 8) })?.level).toBe('caution');
    expect(advise({ glucoseLevel: 65, readingTime: hoursAgo(24 * 8) })).toBeNull();
  });
});
