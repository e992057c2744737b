import type { SafetyLevel } from '#contract/chat.ts';
import { FAMILY_IDS, type FamilyId } from '../family-words.ts';
import type { Read } from '../read-message.ts';
import { foundBy, messageFeatures, ruleMarks, sentencesIn } from './message-features.ts';
import { hiddenOf, sharesOf, wordVector } from './nets.ts';
import { loadReaderWeights } from './reader-weights.ts';

/** What the second reader makes of a message, as shares of 1. */
export type Heard = {
  levels: Record<SafetyLevel, number>;
  /** The danger it is most likely about, if it is about any. */
  family: FamilyId;
};

/**
 * Reads a message.
 * @param read what rules found in it
 * @param vector its sentence vector of length 1; without it the words alone are read
 */
export type MessageReader = (text: string, read: Read, vector: Float32Array | null) => Heard;

/** Shares this close to 0 or 1 tell no more than that they are. */
const LEAST_SHARE = 1e-3;
const oddsOf = (share: number) => Math.log((share + LEAST_SHARE) / (1 - share + LEAST_SHARE));

/**
 * The reader that ships with the product: a net over words, one over the sentence vector, and a third that weighs what
 * both say of the message, what the first says of its gravest sentence, and what rules found.
 */
export async function loadMessageReader(): Promise<MessageReader> {
  const weights = await loadReaderWeights();
  const tasks = Object.keys(weights.tasks);
  const levels = weights.tasks.expected_level ?? [];
  const gravest = levels.indexOf('emergency');
  return (text, read, vector) => {
    const words = wordVector(weights, messageFeatures(text, foundBy(read)));
    const meaning = vector && hiddenOf(weights.hidden, vector, weights.vectorScale);
    const byWords = tasks.map((task) => sharesOf(weights.words[task], words));
    const byMeaning = meaning ? tasks.map((task) => sharesOf(weights.vectors[task], meaning)) : byWords;
    const ofSentences = sentencesIn(text).map((sentence) =>
      sharesOf(weights.words.expected_level, wordVector(weights, messageFeatures(sentence, []))),
    );
    const worst = ofSentences.reduce((a, b) => ((b[gravest] ?? 0) > (a[gravest] ?? 0) ? b : a));
    const evidence = [...byWords.flat(), ...byMeaning.flat(), ...worst].map(oddsOf);
    const weighed = sharesOf(
      weights.weighed,
      hiddenOf(weights.weighing, Float32Array.from([...evidence, ...ruleMarks(text, read)])),
    );
    const familyAt = tasks.indexOf('family');
    const family = (name: string) => {
      const at = weights.tasks.family?.indexOf(name) ?? -1;
      return (byWords[familyAt]?.[at] ?? 0) + (byMeaning[familyAt]?.[at] ?? 0);
    };
    return {
      levels: levelsFrom(new Map(levels.map((name, at) => [name, weighed[at] ?? 0]))),
      family: FAMILY_IDS.reduce((a, b) => (family(b) > family(a) ? b : a)),
    };
  };
}

/** @param shares how likely each level is, by its name in `training/triage/train.py` */
export function levelsFrom(shares: ReadonlyMap<string, number>): Heard['levels'] {
  const of = (level: SafetyLevel) => shares.get(level) ?? 0;
  return {
    none: of('none'),
    caution: of('caution'),
    call_today: of('call_today'),
    emergency: of('emergency'),
  };
}
