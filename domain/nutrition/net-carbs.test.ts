import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarbBasisKind, NamedPolyol, NutrientName } from '#contract/nutrition.ts';
import { netCarbs } from './net-carbs.ts';
import { factsFromAmounts, type NutrientAmounts } from './nutrition-facts.ts';

function facts(kind: CarbBasisKind, amounts: NutrientAmounts, polyols: NamedPolyol[] = []) {
  return factsFromAmounts(amounts, 'you', { basis: { kind, reason: '' }, column: 'per_serving', polyols });
}
const value = (...input: Parameters<typeof facts>) => netCarbs(facts(...input)).interval?.value ?? null;

describe('netCarbs', () => {
  it('takes fiber off a US label, with the room that rounding leaves', () => {
    const result = netCarbs(facts('total_incl_fibre', { total_carbs: 20, dietary_fiber: 12 }));
    expect(result.interval).toEqual({ value: 8, low: 7, high: 9 });
    expect(result.working).toBe('20 g carbs - 12 g fiber');
  });

  it('does not take fiber off a UK label: tortilla with 7 g carbs and 17 g fiber', () => {
    expect(value('available', { total_carbs: 7, dietary_fiber: 17 })).toBe(7);
  });

  it('spans both readings when the basis is unknown, and says so', () => {
    const result = netCarbs(facts('unknown', { total_carbs: 20, dietary_fiber: 12 }));
    expect(result.interval).toMatchObject({ value: 20, low: 7 });
    expect(result.notes.join()).toContain('both cases');
    const impossible = netCarbs(facts('unknown', { total_carbs: 7, dietary_fiber: 17 }));
    expect(impossible.interval).toMatchObject({ value: 7, low: 6.5 });
  });

  it('counts sugar alcohols by policy', () => {
    const amounts = { total_carbs: 24, dietary_fiber: 4, sugar_alcohols: 10 };
    expect(value('total_incl_fibre', amounts, [{ name: 'Erythritol', grams: null }])).toBe(10);
    expect(value('total_incl_fibre', amounts, [{ name: 'Maltitol', grams: 10 }])).toBe(17.5);
    expect(value('total_incl_fibre', amounts)).toBe(15);
    expect(value('available', amounts)).toBe(19);
    const mixed = [
      { name: 'Maltitol', grams: null },
      { name: 'Erythritol', grams: null },
    ];
    const open = netCarbs(facts('total_incl_fibre', amounts, mixed)).interval;
    expect(open?.value).toBe(17.5);
    expect(open?.low).toBeLessThanOrEqual(10);
  });

  it('takes allulose off and says when a named sugar alcohol has no amount', () => {
    expect(value('total_incl_fibre', { total_carbs: 12, dietary_fiber: 2, allulose: 7 })).toBe(3);
    const named = netCarbs(
      facts('total_incl_fibre', { total_carbs: 12, dietary_fiber: 2 }, [{ name: 'erythritol', grams: null }]),
    );
    expect(named.interval?.value).toBe(10);
    expect(named.notes.join()).toContain('erythritol');
  });

  it('treats fiber that a US label leaves out as under 1 g, and unread fiber as unread', () => {
    expect(netCarbs(facts('total_incl_fibre', { total_carbs: 9 })).interval).toEqual({
      value: 9,
      low: 7.5,
      high: 9.5,
    });
    expect(value('total_incl_fibre', { total_carbs: 9, dietary_fiber: null })).toBeNull();
    expect(value('available', { total_carbs: 9, dietary_fiber: null })).toBe(9);
    expect(value('total_incl_fibre', { dietary_fiber: 3 })).toBeNull();
    expect(value('total_incl_fibre', { total_carbs: 9, dietary_fiber: 2, sugar_alcohols: null })).toBeNull();
  });

  it('gives no number when fiber exceeds the carbs it should be part of', () => {
    const result = netCarbs(facts('total_incl_fibre', { total_carbs: 7, dietary_fiber: 17 }));
    expect(result.interval).toBeNull();
    expect(result.notes.join()).toContain('check');
  });
});

const grams = fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10);
const kind = fc.constantFrom<CarbBasisKind>('total_incl_fibre', 'available', 'unknown');
const polyols = fc.array(
  fc.record({
    name: fc.constantFrom('erythritol', 'maltitol', 'xylitol', 'something'),
    grams: fc.option(grams, { nil: null }),
  }),
  { maxLength: 3 },
);
const amounts = fc.record({
  total_carbs: grams,
  dietary_fiber: fc.option(grams, { nil: undefined }),
  sugar_alcohols: fc.option(grams, { nil: undefined }),
  allulose: fc.option(grams, { nil: undefined }),
});

describe('net carbs, whatever the label says', () => {
  it('are never negative and lie inside their range', () => {
    fc.assert(
      fc.property(kind, amounts, polyols, (basis, given, named) => {
        const result = netCarbs(facts(basis, given, named)).interval;
        if (!result) return;
        expect(result.low).toBeGreaterThanOrEqual(0);
        expect(result.low).toBeLessThanOrEqual(result.value);
        expect(result.value).toBeLessThanOrEqual(result.high);
      }),
    );
  });

  it.each([
    ['total_carbs', 1],
    ['dietary_fiber', -1],
    ['sugar_alcohols', -1],
    ['allulose', -1],
  ] as const)('move one way with %s', (name: NutrientName, direction) => {
    fc.assert(
      fc.property(kind, amounts, polyols, grams, (basis, given, named, more) => {
        const before = { ...given, [name]: (given as NutrientAmounts)[name] ?? 0 };
        const after = { ...before, [name]: ((before as NutrientAmounts)[name] as number) + more };
        const low = netCarbs(facts(basis, before, named)).interval;
        const high = netCarbs(facts(basis, after, named)).interval;
        if (!low || !high) return;
        expect((high.value - low.value) * direction).toBeGreaterThanOrEqual(-0.011);
      }),
    );
  });
});
