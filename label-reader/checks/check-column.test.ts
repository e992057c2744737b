import { describe, expect, it } from 'vitest';
import type { NutrientName } from '#contract/nutrition.ts';
import { checkColumn } from './check-column.ts';
import type { Draft } from './check-parts.ts';
import { columnRatio } from './column-ratio.ts';
import { fitsDailyValue } from './daily-values.ts';
import type { Candidate, DraftField } from './draft-field.ts';

function field(name: NutrientName, value: number, rest: Partial<DraftField> = {}): DraftField {
  const corner = { x: 0, y: 0 };
  return {
    name,
    value,
    lessThan: false,
    trust: 0.9,
    agreed: true,
    candidates: [],
    quad: [corner, corner, corner, corner],
    note: null,
    printedName: '',
    percent: null,
    ...rest,
  };
}

const maybe = (value: number, weight: number): Candidate => ({ value, lessThan: false, weight });
const draftOf = (...fields: DraftField[]): Draft => Object.fromEntries(fields.map((f) => [f.name, f]));
const US = { basis: 'total_incl_fibre', other: null } as const;

describe('checkColumn', () => {
  it('trusts energy and macros more when they add up', () => {
    const draft = draftOf(
      field('calories', 160),
      field('total_fat', 8),
      field('total_carbs', 18),
      field('protein', 2),
    );
    checkColumn(draft, US);
    for (const { trust } of Object.values(draft)) expect(trust).toBeGreaterThan(0.95);
  });

  it('repairs a lost decimal point where one reading alone fits the energy, and says so', () => {
    const fat = field('total_fat', 15, {
      trust: 0.5,
      agreed: false,
      candidates: [maybe(1.5, 0.4), maybe(75, 0.1)],
    });
    const draft = draftOf(field('calories', 110), fat, field('total_carbs', 20), field('protein', 3));
    checkColumn(draft, US);
    expect(draft.total_fat).toMatchObject({ value: 1.5 });
    expect(draft.total_fat?.note).toContain('15');
  });

  it('repairs nothing where two readings fit, and asks for a check', () => {
    const fat = field('total_fat', 70, { trust: 0.7, agreed: false, candidates: [maybe(7, 0.3)] });
    const carbs = field('total_carbs', 90, { trust: 0.7, agreed: false, candidates: [maybe(9, 0.3)] });
    const draft = draftOf(field('calories', 1000), fat, carbs, field('protein', 2));
    checkColumn(draft, US);
    expect([draft.total_fat?.value, draft.total_carbs?.value]).toEqual([70, 90]);
    expect(draft.total_carbs?.trust).toBeLessThanOrEqual(0.9);
  });

  it('takes the reading that goes with the % Daily Value', () => {
    const sodium = field('sodium', 130, {
      trust: 0.5,
      agreed: false,
      candidates: [maybe(430, 0.5)],
      percent: 19,
    });
    const draft = draftOf(sodium);
    checkColumn(draft, US);
    expect(draft.sodium?.value).toBe(430);
  });

  it('leaves a part that is larger than its whole to the person', () => {
    const draft = draftOf(field('sugars', 20, { trust: 0.99 }), field('total_carbs', 12, { trust: 0.99 }));
    checkColumn(draft, US);
    expect(draft.sugars?.trust).toBeLessThan(0.8);
    expect(draft.total_carbs?.note).not.toBeNull();
  });

  it('allows more fiber than carbs only where fiber is apart', () => {
    const make = () =>
      draftOf(field('dietary_fiber', 17, { trust: 0.99 }), field('total_carbs', 7, { trust: 0.99 }));
    const [us, eu] = [make(), make()];
    checkColumn(us, US);
    checkColumn(eu, { basis: 'available', other: null });
    expect(us.dietary_fiber?.trust).toBeLessThan(0.8);
    expect(eu.dietary_fiber?.trust).toBe(0.99);
  });
});

describe('columnRatio', () => {
  it('is the factor that most nutrients agree on, in spite of a misread one', () => {
    const serving = draftOf(
      field('total_fat', 2.4),
      field('total_carbs', 16.6),
      field('protein', 6.3),
      field('sodium', 8),
    );
    const hundred = draftOf(
      field('total_fat', 1.9),
      field('total_carbs', 13.3),
      field('protein', 5),
      field('sodium', 70),
    );
    expect(columnRatio(serving, hundred)).toBeCloseTo(1.25, 1);
  });

  it('is unknown where the columns have nothing to do with each other', () => {
    const a = draftOf(field('total_fat', 3), field('total_carbs', 50), field('protein', 7));
    const b = draftOf(field('total_fat', 9), field('total_carbs', 12), field('protein', 31));
    expect(columnRatio(a, b)).toBeNull();
  });
});

describe('fitsDailyValue', () => {
  it('knows the old and the new daily values', () => {
    expect(fitsDailyValue('total_fat', { value: 9, lessThan: false }, 12)).toBe(true);
    expect(fitsDailyValue('total_fat', { value: 9, lessThan: false }, 14)).toBe(true);
    expect(fitsDailyValue('total_fat', { value: 9, lessThan: false }, 40)).toBe(false);
    expect(fitsDailyValue('protein', { value: 9, lessThan: false }, 18)).toBeNull();
  });
});
