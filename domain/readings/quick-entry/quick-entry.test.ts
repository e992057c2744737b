import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GlucoseUnit } from '../../health-values/glucose.ts';
import { glucoseToMg, glucoseToMmol } from '../../health-values/glucose.ts';
import { parseQuickEntry } from './quick-entry.ts';

const inMg = (text: string) => parseQuickEntry(text, { glucoseUnit: 'mg/dL' });
const inMmol = (text: string) => parseQuickEntry(text, { glucoseUnit: 'mmol/L' });

const NOTHING_ELSE = { ignored: [], meter: {}, notices: [], errors: [], question: null };

describe('a line that can mean one thing', () => {
  test.each([
    ['98 1.2 fasting', { glucoseLevel: 98, ketoneLevel: 1.2, isFasting: true }],
    ['1.2 98', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['98/1.2', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['98,1.2', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['98, 1,2', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['bg:98 ket:1.2 wt:82.4', { glucoseLevel: 98, ketoneLevel: 1.2, weight: 82.4 }],
    ['98 glucose 1.2 ketones', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['1.2 ketones 98', { glucoseLevel: 98, ketoneLevel: 1.2 }],
    ['98mg 1.2 fasted tired', { glucoseLevel: 98, ketoneLevel: 1.2, isFasting: true, feeling: 'Tired' }],
    ['glucose 102 after lunch', { glucoseLevel: 102, lastMeal: 'Lunch' }],
    ['98 1.2 after eggs and bacon', { glucoseLevel: 98, ketoneLevel: 1.2, lastMeal: 'Eggs and bacon' }],
    ['102 after a walk', { glucoseLevel: 102, recentActivity: 'Walk' }],
    ['98 before bed headache', { glucoseLevel: 98, notes: 'Before bed', feeling: 'Headache' }],
    ['not fasting 104', { glucoseLevel: 104, isFasting: false }],
    ['82.4kg waist 92', { weight: 82.4, waist: 92 }],
    ['180 lb', { weight: 81.6466 }],
    ['waist 36 in', { waist: 91.44 }],
    ['ketones 0', { ketoneLevel: 0 }],
  ])('%s', (text, fields) => {
    expect(inMg(text)).toEqual({ fields, ...NOTHING_ELSE });
  });

  test('in mmol/L', () => {
    expect(inMmol('5.4 / 1,1')).toMatchObject({
      fields: { glucoseLevel: 97.2864, ketoneLevel: 1.1 },
      notices: [],
    });
  });

  test('the person’s own units for weight and waist', () => {
    const units = { glucoseUnit: 'mg/dL', weightUnit: 'lb', waistUnit: 'in' } as const;
    expect(parseQuickEntry('weight 180 waist 36', units).fields).toEqual({ weight: 81.6466, waist: 91.44 });
  });

  test('a blank line is nothing', () => {
    expect(inMg('  ')).toEqual({ fields: {}, ...NOTHING_ELSE });
  });
});

describe('what was assumed is said', () => {
  test.each([
    [inMg('5.4 1.1'), 'We read 5.4 as glucose in mmol/L, not mg/dL.'],
    [inMg('glucose 5.4'), 'We read 5.4 as glucose in mmol/L, not mg/dL.'],
    [inMmol('98 1.1'), 'We read 98 as glucose in mg/dL, not mmol/L.'],
    [inMg('0.8'), 'We read 0.8 as ketones.'],
    [inMg('98 ketones'), 'Ketones must be 0 to 15 mmol/L; you typed 98.'],
    [inMg('98 1.2 gki 4.5'), 'You can skip the GKI: we calculate it from your glucose and ketones.'],
  ])('%#', ({ notices, errors, question }, sentence) => {
    expect(question).toBeNull();
    expect([...notices, ...errors]).toEqual([sentence]);
  });
});

describe('a line that can mean more is asked about', () => {
  test.each([
    [inMg('5.4'), ['Glucose 5.4 mmol/L', 'Ketones 5.4 mmol/L']],
    [inMmol('5.4 fasting'), ['Glucose 5.4 mmol/L', 'Ketones 5.4 mmol/L']],
    [inMg('25'), ['Glucose 25 mg/dL', 'Glucose 25 mmol/L']],
    [inMmol('glucose 25'), ['Glucose 25 mg/dL', 'Glucose 25 mmol/L']],
    [inMmol('3.1 2.8'), ['Glucose 3.1 mmol/L, Ketones 2.8 mmol/L', 'Ketones 3.1 mmol/L, Glucose 2.8 mmol/L']],
  ])('%#', ({ question, fields }, labels) => {
    expect(question?.choices.map(({ label }) => label)).toEqual(labels);
    expect(fields.glucoseLevel ?? fields.ketoneLevel).toBeUndefined();
  });

  test('an answer keeps the other words and settles it', () => {
    const [glucose] = inMmol('5.4 after lunch, tired').question?.choices ?? [];
    expect(inMmol(glucose?.entry ?? '')).toMatchObject({
      fields: { glucoseLevel: 97.2864, lastMeal: 'Lunch', feeling: 'Tired' },
      question: null,
    });
  });

  test.each(['98 97', '120/80', '98 1.2 82.4', '1200'])('%s is left to the person', (text) => {
    expect(inMg(text)).toMatchObject({ fields: {}, question: { choices: [] } });
  });
});

describe('what is wrong is said', () => {
  test.each([
    ['glucose 700', 'Glucose must be 20 to 600 mg/dL; you typed 700.'],
    ['glucose 40 mmol', 'Glucose must be 1.1 to 33.3 mmol/L; you typed 40 mmol/L.'],
    ['-98', 'We can’t read “-98” as a number.'],
    ['5,4,1,1', 'We can’t read “5,4,1,1” as a number.'],
    ['glucose 98 glucose 97', 'You typed glucose twice.'],
    [
      'glucose HI',
      'HI or LO on a meter means that the value is too high or too low for it to show, so there isn’t a number to save.',
    ],
  ])('%s', (text, error) => {
    expect(inMg(text).errors).toEqual([error]);
  });

  test.each([
    ['LO', { glucose: 'LO' }],
    ['hi', { glucose: 'HI' }],
    ['Low.', { glucose: 'LO' }],
    ['meter says HI', { glucose: 'HI' }],
    ['my blood sugar is high', { glucose: 'HI' }],
    ['glucose LO shaky', { glucose: 'LO' }],
    ['HI ketones', { ketones: 'HI' }],
    ['ketones: high', { ketones: 'HI' }],
    ['98 HI', { ketones: 'HI' }],
    ['HI ketones 1.2', { glucose: 'HI' }],
    ['1.2 LO', { glucose: 'LO' }],
    ['LO HI', { glucose: 'LO', ketones: 'HI' }],
    ['hi 98 1.2', {}],
  ])('a meter’s word makes no number, and is told apart: %s', (text, meter) => {
    const read = inMg(text);
    expect(read.meter).toEqual(meter);
    expect(read.errors).toContainEqual(expect.stringContaining('isn’t a number to save'));
    for (const measure of Object.keys(meter)) {
      expect(read.fields).not.toHaveProperty(measure === 'glucose' ? 'glucoseLevel' : 'ketoneLevel');
    }
  });

  test.each(['98 high stress', 'feeling low 98', 'hike 98', 'low carb', '98 after high fat lunch'])(
    'nothing of a meter is heard in “%s”',
    (text) => {
      expect(inMg(text)).toMatchObject({ meter: {}, errors: [] });
    },
  );

  test('times, hours and unknown words are shown as ignored', () => {
    expect(inMg('7:15 98 16h 7am zebra')).toMatchObject({
      fields: { glucoseLevel: 98 },
      ignored: ['7:15', '16h', '7am', 'zebra'],
    });
  });
});

describe('for any values', () => {
  const unit = fc.constantFrom<GlucoseUnit>('mg/dL', 'mmol/L');
  const glucose = fc.integer({ min: 20, max: 600 });
  const ketones = fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10);
  const written = (value: number, decimals: number, comma: boolean) =>
    comma ? value.toFixed(decimals).replace('.', ',') : value.toFixed(decimals);

  test('named with their units they read back equal, in any order and with either sign', () => {
    fc.assert(
      fc.property(
        glucose,
        ketones,
        unit,
        unit,
        fc.boolean(),
        fc.boolean(),
        (mg, bhb, as, own, comma, swap) => {
          const number = as === 'mg/dL' ? written(mg, 0, comma) : written(glucoseToMmol(mg), 1, comma);
          const parts = [`glucose ${number} ${as}`, `ketones ${written(bhb, 1, comma)}`];
          const entry = parseQuickEntry((swap ? parts.reverse() : parts).join(' '), { glucoseUnit: own });
          expect(entry).toMatchObject({ errors: [], question: null, notices: [] });
          expect(entry.fields.ketoneLevel).toBe(bhb);
          expect(Math.abs((entry.fields.glucoseLevel ?? 0) - mg)).toBeLessThanOrEqual(
            as === 'mg/dL' ? 0 : 0.91,
          );
        },
      ),
    );
  });

  test('without names they are read right, or asked about with the right answer among the choices', () => {
    fc.assert(
      fc.property(glucose, ketones, unit, (mg, bhb, own) => {
        const shown = own === 'mg/dL' ? String(mg) : glucoseToMmol(mg).toFixed(1);
        const meant = own === 'mg/dL' ? mg : glucoseToMg(Number(shown));
        const text = `${shown} ${bhb.toFixed(1)}`;
        const entry = parseQuickEntry(text, { glucoseUnit: own });
        const answers = entry.question?.choices.map((choice) =>
          parseQuickEntry(choice.entry, { glucoseUnit: own }),
        );
        const right = (answers ?? [entry]).filter(
          ({ fields }) => fields.ketoneLevel === bhb && Math.abs((fields.glucoseLevel ?? 0) - meant) < 0.4,
        );
        // A glucose under 2.2 mmol/L has to be named: without a name it looks like ketones.
        if (own === 'mmol/L' && Number(shown) < 2.2) return;
        expect(right).toHaveLength(1);
      }),
    );
  });

  test('every choice settles its question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 2 }),
        unit,
        (tenths, own) => {
          const text = `${tenths.map((tenth) => (tenth / 10).toFixed(1)).join(' ')} fasting`;
          for (const { entry } of parseQuickEntry(text, { glucoseUnit: own }).question?.choices ?? []) {
            expect(parseQuickEntry(entry, { glucoseUnit: own })).toMatchObject({
              question: null,
              errors: [],
              fields: { isFasting: true },
            });
          }
        },
      ),
    );
  });

  test('no number is lost: each is a value, in a question, an error, or ignored', () => {
    const piece = fc.constantFrom(
      '98',
      '1.2',
      '5,4',
      '7:15',
      '16h',
      'glucose',
      'ketones',
      'waist',
      '82kg',
      '/',
      '-3',
      'after lunch',
      'HI',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), unit, (pieces, own) => {
        const { fields, ignored, errors, question } = parseQuickEntry(pieces.join(' '), { glucoseUnit: own });
        const typed = pieces.filter((one) => /\d/.test(one)).length;
        const measured = [fields.glucoseLevel, fields.ketoneLevel, fields.weight, fields.waist];
        const kept = measured.filter((value) => value !== undefined).length;
        const told = ignored.filter((one) => /\d/.test(one)).length + errors.length;
        expect(question !== null || kept + told >= typed).toBe(true);
      }),
    );
  });
});
