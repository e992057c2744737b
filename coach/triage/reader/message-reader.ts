import type { SafetyLevel } from '#contract/chat.ts';
import { FAMILY_IDS, type FamilyId } from '../family-words.ts';
import { messageFeatures } from './message-features.ts';
import { type Layer, loadReaderWeights, type ReaderWeights } from './reader-weights.ts';

/** What the second reader makes of a message, as shares of 1. */
export type Heard = {
  levels: Record<SafetyLevel, number>;
  /** The danger it is most likely about, if it is about any. */
  family: FamilyId;
  /** How likely its danger is only talked about: a figure of speech, a textbook, another meaning of a word. */
  talkedAbout: number;
};

/**
 * Reads a message.
 * @param found what rules found in it (`foundBy`)
 * @param vector its sentence vector of length 1; without it the words alone are read
 */
export type MessageReader = (text: string, found: readonly string[], vector: Float32Array | null) => Heard;

/** The reader that ships with the product: two small nets, one over words, one over the sentence vector. */
export async function loadMessageReader(): Promise<MessageReader> {
  const weights = await loadReaderWeights();
  return (text, found, vector) => {
    const words = wordVector(weights, messageFeatures(text, found));
    const meaning = vector && hiddenOf(weights, vector);
    const told = (task: string): Map<string, number> => {
      const byWords = sharesOf(weights.words[task], words);
      const byMeaning = meaning ? sharesOf(weights.vectors[task], meaning) : byWords;
      const names = weights.tasks[task] ?? [];
      return new Map(names.map((name, at) => [name, ((byWords[at] ?? 0) + (byMeaning[at] ?? 0)) / 2]));
    };
    return heardFrom(told);
  };
}

/** @param told how likely each name of a task is; the names are those of `training/triage/train.py` */
export function heardFrom(told: (task: string) => ReadonlyMap<string, number>): Heard {
  const [level, kind, family] = [told('expected_level'), told('kind'), told('family')];
  const of = (shares: ReadonlyMap<string, number>, name: string) => shares.get(name) ?? 0;
  return {
    levels: {
      none: of(level, 'none'),
      caution: of(level, 'caution'),
      call_today: of(level, 'call_today'),
      emergency: of(level, 'emergency'),
    },
    family: FAMILY_IDS.reduce((a, b) => (of(family, b) > of(family, a) ? b : a)),
    talkedAbout: of(kind, 'figure') + of(kind, 'textbook') + of(kind, 'otherword'),
  };
}

/** Sum of the rows of the buckets, over the root of their number. */
function wordVector({ table, scales, width }: ReaderWeights, buckets: Uint16Array): Float32Array {
  const sum = new Float32Array(width);
  const share = 1 / Math.sqrt(Math.max(1, buckets.length));
  for (const bucket of buckets) {
    const scale = (scales[bucket] ?? 0) * share;
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + (table[bucket * width + at] ?? 0) * scale;
  }
  return sum;
}

function hiddenOf({ hidden, vectorScale }: ReaderWeights, vector: Float32Array): Float32Array {
  const scaled = vector.map((value) => value * vectorScale);
  return Float32Array.from(timesLayer(hidden, scaled), (value) => Math.max(0, value));
}

function timesLayer({ weight, bias }: Layer, input: Float32Array): number[] {
  return weight.map((row, at) => {
    let sum = bias[at] ?? 0;
    for (let i = 0; i < input.length; i++) sum += (row[i] ?? 0) * (input[i] ?? 0);
    return sum;
  });
}

function sharesOf(layer: Layer | undefined, input: Float32Array): number[] {
  if (!layer) throw new Error('The triage reader lacks a layer');
  const logits = timesLayer(layer, input);
  const most = Math.max(...logits);
  const powers = logits.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((value) => value / sum);
}
