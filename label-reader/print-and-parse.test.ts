import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NutrientName } from '#contract/nutrition.ts';
import {
  asOcrLines,
  type EuLanguage,
  type LabelFormat,
  type PrintedFacts,
  printedKilojoules,
  printLabel,
} from '#tests/label-images/printed-label.ts';
import { labelFacts } from './label-facts.ts';
import { layOutLines } from './layout/label-lines.ts';
import { readPanelTable } from './layout/panel-table.ts';

const NO_BOX = () => ({ x: 0, y: 0, width: 0, height: 0 });

function parse(facts: PrintedFacts, format: LabelFormat, language: EuLanguage, tilt: number) {
  const lines = layOutLines(asOcrLines(printLabel(facts, format, language), tilt), 1400, 1200);
  const read = labelFacts(lines, readPanelTable(lines), NO_BOX);
  const values: Partial<Record<NutrientName, number | null>> = {};
  for (const [name, field] of Object.entries(read.nutrients)) values[name as NutrientName] = field.value;
  return { values, read };
}

/** Facts whose parts are no larger than their wholes and whose energy follows from the macros. */
function factsIn(step: number): fc.Arbitrary<PrintedFacts> {
  const grams = (max: number) =>
    fc.integer({ min: 0, max: max / step }).map((n) => Math.round(n * step * 10) / 10);
  return fc
    .record({
      fat: grams(40),
      carbs: grams(60),
      protein: grams(40),
      s: fc.double({ min: 0, max: 1, noNaN: true }),
      sodium: fc.integer({ min: 0, max: 90 }),
    })
    .map(({ fat, carbs, protein, s, sodium }) => {
      const part = (whole: number, share: number) =>
        Math.round(Math.floor((whole * share) / step) * step * 10) / 10;
      return {
        calories: Math.round((fat * 9 + carbs * 4 + protein * 4) / 10) * 10,
        total_fat: fat,
        saturated_fat: part(fat, s),
        total_carbs: carbs,
        dietary_fiber: part(carbs, 0.3 * s),
        sugars: part(carbs, 0.6 * (1 - s)),
        protein,
        sodium: sodium * 10,
      };
    });
}

const tilts = fc.double({ min: -0.2, max: 0.2, noNaN: true });

describe('print, then parse, gives the facts back', () => {
  it.each(['us', 'us-two-column', 'us-tabular', 'ca'] as const)('on %s labels', (format) => {
    fc.assert(
      fc.property(factsIn(1), tilts, (facts, tilt) => {
        const { values } = parse(facts, format, 'en', tilt);
        expect(values).toMatchObject(facts);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['en', 'fr', 'es', 'de', 'it', 'nl', 'pt'] as const)('on European labels in %s', (language) => {
    const saltFacts = factsIn(0.1).map((facts) => ({ ...facts, sodium: Math.round(facts.sodium / 4) / 100 }));
    fc.assert(
      fc.property(saltFacts, tilts, (facts, tilt) => {
        const { values, read } = parse(facts, 'eu', language, tilt);
        const { sodium: salt, ...rest } = facts;
        expect(values).toMatchObject({ ...rest, salt, energy_kj: printedKilojoules(facts) });
        expect(values.sodium).toBeUndefined();
        expect(read.column).toBe('per_100g');
        if (facts.total_fat > 0) expect(read.basis.kind).toBe('available');
      }),
      { numRuns: 25 },
    );
  });

  it('takes the serving from the panel', () => {
    const facts = {
      calories: 120,
      total_fat: 4,
      saturated_fat: 1,
      total_carbs: 20,
      dietary_fiber: 3,
      sugars: 5,
      protein: 2,
      sodium: 150,
    };
    const { read } = parse(facts, 'us', 'en', 0.05);
    expect(read).toMatchObject({
      servingSize: '2/3 cup (55g)',
      servingGrams: 55,
      servingsPerContainer: 8,
      column: 'per_serving',
    });
    expect(read.basis.kind).toBe('total_incl_fibre');
  });
});
