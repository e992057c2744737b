/** Turns texts into unit vectors whose dot product is their closeness in meaning. */
export type Embedder = {
  /** Names the model and its weights; vectors of different ids must never be compared. */
  readonly id: string;
  /** One vector of the same length per text, each normalised to length 1. */
  embed(texts: string[]): Promise<Float32Array[]>;
  close?(): Promise<void>;
};

/** Dot product of two unit vectors: 1 is the same meaning, around 0 unrelated. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
