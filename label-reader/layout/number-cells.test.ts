import { describe, expect, it } from 'vitest';
import { findNumberCells } from './number-cells.ts';

function cells(text: string, confidence = 0.95) {
  const chars = [...text].map((char, i) => ({ char, confidence, at: i / text.length, others: [] }));
  return findNumberCells(chars).map(({ value, unit, lessThan }) => ({ value, unit, lessThan }));
}

describe('findNumberCells', () => {
  it.each([
    ['9g', 9, 'g'],
    ['Og', 0, 'g'],
    ['lg', 1, 'g'],
    ['O mg', 0, 'mg'],
    ['2.5g', 2.5, 'g'],
    ['0,02 g', 0.02, 'g'],
    ['05g', 0.5, 'g'],
    ['1,970 kJ', 1970, 'kJ'],
    ['2q', 2, 'g'],
    ['12%', 12, '%'],
    ['361.9 kcal', 361.9, 'kcal'],
  ])('reads %s', (text, value, unit) => {
    expect(cells(text)).toEqual([{ value, unit, lessThan: false }]);
  });

  it.each(['<1g', 'Less than 1g', 'moins de 1 g', 'weniger als 1 g'])('knows %s as a bound', (text) => {
    expect(cells(text)).toEqual([{ value: 1, unit: 'g', lessThan: true }]);
  });

  it('takes energy in both units from one cell', () => {
    expect(cells('117 kcal (491 kJ)').map(({ value }) => value)).toEqual([117, 491]);
  });

  it('parts percentages that stand side by side', () => {
    expect(cells('6%6%').map(({ value, unit }) => [value, unit])).toEqual([
      [6, '%'],
      [6, '%'],
    ]);
  });

  it('sees no amounts in words and codes', () => {
    expect(cells('Vitamin')).toEqual([]);
    expect(cells('LOT4372x')).toEqual([]);
  });

  it('offers "7 g" for a 79 without unit', () => {
    const chars = [...'79'].map((char, i) => ({ char, confidence: 0.9, at: i / 2, others: [] }));
    expect(findNumberCells(chars)[0]?.alternatives).toContainEqual({
      value: 7,
      unit: 'g',
      lessThan: false,
      weight: 0.5,
    });
  });

  it('counts O and 0 as one digit when it says how sure it is', () => {
    const zero = { char: 'O', confidence: 0.55, at: 0.2, others: [{ char: '0', confidence: 0.4 }] };
    const unit = { char: 'g', confidence: 0.99, at: 0.8, others: [] };
    expect(findNumberCells([zero, unit])[0]?.confidence).toBeCloseTo(0.95);
  });
});
