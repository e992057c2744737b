import type { Vectors } from '../retrieval/vector-table.ts';
import type { TopicPhrase } from './topic-phrases.ts';

/** How many of the closest phrases of a side speak for it: enough that no single phrase decides. */
const CLOSEST = 8;

/**
 * How much closer a meaning is to the phrases on topic than to those off topic: about -1..1.
 * @param table vectors of `phrases`, in the same order
 * @param withoutLine phrases of this line are left out, so that a phrase can be judged as if it were unknown
 */
export function phraseCloseness(
  phrases: readonly TopicPhrase[],
  table: Vectors,
  vector: Float32Array,
  withoutLine?: number,
): number {
  const on = new Float32Array(CLOSEST).fill(-1);
  const off = new Float32Array(CLOSEST).fill(-1);
  table.similarities(vector).forEach((similarity, row) => {
    const phrase = phrases[row];
    if (!phrase || phrase.line === withoutLine) return;
    keepClosest(phrase.onTopic ? on : off, similarity);
  });
  return mean(on) - mean(off);
}

/** Keeps the largest values, smallest first. */
function keepClosest(closest: Float32Array, value: number) {
  if (value <= (closest[0] ?? 0)) return;
  let at = 0;
  while (at + 1 < closest.length && value > (closest[at + 1] ?? 0)) {
    closest[at] = closest[at + 1] ?? 0;
    at++;
  }
  closest[at] = value;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
