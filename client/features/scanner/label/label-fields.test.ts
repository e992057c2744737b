import { describe, expect, it } from 'vitest';
import type { FieldReading } from '#contract/nutrition.ts';
import { blankAnalysis } from '../partial-analysis.ts';
import {
  amountText,
  fieldState,
  fullestPhoto,
  groupFields,
  openFields,
  parseAmount,
  verdictDoubts,
} from './label-fields.ts';

const reading = (value: number | null, rest: Partial<FieldReading> = {}): FieldReading => ({
  value,
  unit: 'g',
  lessThan: false,
  confidence: 0.9,
  sure: true,
  source: 'label',
  box: null,
  note: null,
  ...rest,
});

const original = {
  ...blankAnalysis(),
  fields: {
    energy_kj: reading(493),
    total_fat: reading(5, { sure: false }),
    total_carbs: reading(null),
    sugars: reading(1),
    protein: reading(2, { source: 'you' as const }),
  },
};

describe('field states', () => {
  it('tells doubtful, unread, confirmed and absent apart', () => {
    const state = (name: Parameters<typeof fieldState>[0]) => fieldState(name, original.fields);
    expect(state('total_fat')).toBe('check');
    expect(state('total_carbs')).toBe('unread');
    expect(state('protein')).toBe('you');
    expect(state('dietary_fiber')).toBe('absent');
    expect(state('sugars')).toBe('read');
  });

  it('misses calories only where the label gives no kilojoules either', () => {
    expect(fieldState('calories', original.fields)).toBe('absent');
    expect(fieldState('calories', {})).toBe('unread');
  });
});

describe('doubts about the verdict', () => {
  it('asks for sugars that a label with carbs lacks, and not where there can be none', () => {
    expect(fieldState('sugars', { total_carbs: reading(20) })).toBe('unread');
    expect(fieldState('sugars', { total_carbs: reading(0) })).toBe('absent');
    const { check } = groupFields({ ...original, fields: { total_carbs: reading(20) } }, false, []);
    expect(check).toContain('sugars');
  });

  it('names first what net carbs rest on, and leaves out what changes no verdict', () => {
    const doubtful = {
      ...original.fields,
      sodium: reading(null),
      dietary_fiber: reading(3, { sure: false }),
      sugars: reading(null),
    };
    expect(verdictDoubts(doubtful)).toEqual(['total_carbs', 'dietary_fiber', 'sugars', 'total_fat']);
  });
});

describe('groupFields', () => {
  it('puts what needs a look first, and keeps every other value', () => {
    const { check, rest, more } = groupFields(original, false, []);
    expect(check).toEqual(['total_carbs', 'total_fat']);
    expect(rest).toEqual(['calories', 'energy_kj', 'dietary_fiber', 'sugars', 'protein']);
    expect(more).toContain('sugar_alcohols');
  });

  it('doubts nothing on a label typed by hand', () => {
    const { check, rest } = groupFields(blankAnalysis(), true, []);
    expect(check).toEqual([]);
    expect(rest).toContain('total_carbs');
  });

  it('moves an added value to the rest', () => {
    const { rest, more } = groupFields(original, false, ['allulose']);
    expect(rest).toContain('allulose');
    expect(more).not.toContain('allulose');
  });
});

it('counts the fields that still wait for the person', () => {
  const names = ['total_fat', 'total_carbs'] as const;
  expect(openFields(original.fields, names)).toHaveLength(2);
  const fields = { ...original.fields, total_fat: reading(5, { source: 'you' }) };
  expect(openFields(fields, names)).toEqual(['total_carbs']);
});

it.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 0 ', 0],
  ['.5', 0.5],
  ['12.', 12],
  ['', null],
  ['   ', null],
])('reads %j as %j', (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value });
});

it.each(['-1', 'abc', '1.2.3', '1e9', '999999', '<1', '1 g'])('refuses %j', (text) => {
  expect(parseAmount(text)).toEqual({ ok: false });
});

it('writes a number back without unneeded decimals', () => {
  expect([amountText(null), amountText(0), amountText(2.5), amountText(0.1 + 0.2)]).toEqual([
    '',
    '0',
    '2.5',
    '0.3',
  ]);
});

it('begins with the photo that shows most values', () => {
  expect(fullestPhoto([{ photo: 1 }, { photo: 2 }, { photo: 2 }])).toBe(2);
  expect(fullestPhoto([{ photo: 2 }, { photo: 1 }])).toBe(1);
  expect(fullestPhoto([])).toBe(0);
});
