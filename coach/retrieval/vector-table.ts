/** Unit vectors as one block of bytes: 5,000 vectors of 384 values take 2 MB instead of the 9 MB of small arrays. */
export type VectorTable = {
  count: number;
  dimensions: number;
  /** Row after row, each value divided by its row's scale. */
  values: Int8Array;
  scales: Float32Array;
};

/** The vectors with one byte a value; the rounding moves a similarity by less than 0.01. */
export function vectorTable(vectors: readonly Float32Array[]): VectorTable {
  const dimensions = vectors[0]?.length ?? 0;
  const values = new Int8Array(vectors.length * dimensions);
  const scales = new Float32Array(vectors.length);
  vectors.forEach((vector, row) => {
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    scales[row] = scale;
    vector.forEach((value, i) => {
      values[row * dimensions + i] = Math.round(value / scale);
    });
  });
  return { count: vectors.length, dimensions, values, scales };
}

/** Similarity of `vector` with one row. */
export function rowSimilarity(table: VectorTable, row: number, vector: Float32Array): number {
  const { dimensions, values, scales } = table;
  let sum = 0;
  for (let i = 0, at = row * dimensions; i < dimensions; i++, at++)
    sum += (values[at] ?? 0) * (vector[i] ?? 0);
  return sum * (scales[row] ?? 0);
}

/** The mean of some rows, of length 1. */
export function meanOfRows(table: VectorTable, rows: readonly number[]): Float32Array {
  const { dimensions, values, scales } = table;
  const mean = new Float32Array(dimensions);
  for (const row of rows) {
    const scale = scales[row] ?? 0;
    for (let i = 0, at = row * dimensions; i < dimensions; i++, at++)
      mean[i] = (mean[i] ?? 0) + (values[at] ?? 0) * scale;
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

/** Similarity of `vector` with every row, in order. */
export function similarities(table: VectorTable, vector: Float32Array): Float32Array {
  const { count, dimensions, values, scales } = table;
  const result = new Float32Array(count);
  for (let row = 0, at = 0; row < count; row++) {
    let sum = 0;
    for (let i = 0; i < dimensions; i++, at++) sum += (values[at] ?? 0) * (vector[i] ?? 0);
    result[row] = sum * (scales[row] ?? 0);
  }
  return result;
}
