import type { Layer, ReaderWeights } from './reader-weights.ts';

/** Sum of the rows of the buckets, over the root of their number. */
export function wordVector(
  { table, scales, width }: Pick<ReaderWeights, 'table' | 'scales' | 'width'>,
  buckets: Uint16Array,
): Float32Array {
  const sum = new Float32Array(width);
  const share = 1 / Math.sqrt(Math.max(1, buckets.length));
  for (const bucket of buckets) {
    const scale = (scales[bucket] ?? 0) * share;
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + (table[bucket * width + at] ?? 0) * scale;
  }
  return sum;
}

/** A layer whose negative values are cut. */
export function hiddenOf(layer: Layer, input: Float32Array, scale = 1): Float32Array {
  const scaled = input.map((value) => value * scale);
  return Float32Array.from(timesLayer(layer, scaled), (value) => Math.max(0, value));
}

/** A layer whose values become shares of 1. @throws Error where the weights have no such layer */
export function sharesOf(layer: Layer | undefined, input: Float32Array): number[] {
  if (!layer) throw new Error('The triage reader lacks a layer');
  const logits = timesLayer(layer, input);
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((value) => value / sum);
}

function timesLayer({ weight, bias }: Layer, input: Float32Array): number[] {
  return weight.map((row, at) => {
    let sum = bias[at] ?? 0;
    for (let i = 0; i < input.length; i++) sum += (row[i] ?? 0) * (input[i] ?? 0);
    return sum;
  });
}
