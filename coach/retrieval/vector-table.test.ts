import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import openWabt from 'wabt';
import { withMeans } from './card-texts.ts';
import { vectorTable } from './vector-table.ts';

const fileOf = (name: string) => readFile(new URL(name, import.meta.url));

test('products.wasm is products.wat, translated', async () => {
  const wabt = await openWabt();
  const translated = wabt.parseWat('products.wat', await fileOf('products.wat').then(String)).toBinary({});
  expect(Buffer.from(translated.buffer)).toEqual(await fileOf('products.wasm'));
});

/** Vectors of length 1, each time the same. */
function vectors(count: number, dimensions: number): Float32Array[] {
  return Array.from({ length: count }, (_, row) => {
    const vector = Float32Array.from({ length: dimensions }, (_, i) => Math.sin(row * 31.7 + i * i));
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  });
}
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

test.each([384, 16, 3])('similarities of vectors of %i values are those of the vectors', (dimensions) => {
  const rows = vectors(50, dimensions);
  const table = vectorTable(rows);
  for (const asked of vectors(5, dimensions).map((vector) => vector.map((value) => -value))) {
    const found = table.similarities(asked);
    expect(found).toHaveLength(rows.length);
    rows.forEach((row, at) => {
      expect(found[at]).toBeCloseTo(dot(row, asked), 1.8);
    });
    expect([...table.similarities(asked, 7, 19)]).toEqual([...found.slice(7, 19)]);
  }
  expect(table.similarities(rows[0] ?? new Float32Array(), 4, 4)).toHaveLength(0);
});

test('behind the texts of cards stand the means of what each is asked by', () => {
  const rows = vectors(5, 384);
  const kinds = ['ask', 'ask', 'card', 'ask', 'card'] as const;
  const texts = kinds.map((kind, at) => ({ card: Number(at > 2), kind, text: '' }));
  const [first = new Float32Array(), second = first] = withMeans(texts, rows).slice(rows.length);
  expect(Math.hypot(...first)).toBeCloseTo(1, 5);
  expect(dot(first, rows[0] ?? first)).toBeCloseTo(dot(first, rows[1] ?? first), 5);
  expect(dot(second, rows[3] ?? second)).toBeCloseTo(1, 5);
});
