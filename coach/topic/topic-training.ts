import type { Vectors } from '../retrieval/vector-table.ts';
import { phraseCloseness } from './phrase-closeness.ts';
import type { TopicSample } from './topic-head.ts';
import type { TopicPhrase } from './topic-phrases.ts';
import { wordSignals } from './topic-words.ts';

/** What the head learns from for one phrase. */
export type TrainingText = { phrase: TopicPhrase; vector: Float32Array; handbook: number };

/**
 * Samples for the head: each phrase judged by all others but those of its own line, as an unknown question would be.
 * The fills of a line weigh as much as the root of their number, and both sides weigh the same in total.
 */
export function topicSamples(
  phrases: readonly TopicPhrase[],
  table: Vectors,
  texts: readonly TrainingText[],
): TopicSample[] {
  const fills = new Map<number, number>();
  for (const { phrase } of texts) fills.set(phrase.line, (fills.get(phrase.line) ?? 0) + 1);
  const weightOf = ({ line }: TopicPhrase) => 1 / Math.sqrt(fills.get(line) ?? 1);
  const sideWeight = (onTopic: boolean) =>
    texts.reduce((sum, { phrase }) => sum + (phrase.onTopic === onTopic ? weightOf(phrase) : 0), 0);
  const sides = { on: sideWeight(true), off: sideWeight(false) };
  return texts.map(({ phrase, vector, handbook }) => ({
    signals: {
      phrases: phraseCloseness(phrases, table, vector, phrase.line),
      handbook,
      ...wordSignals(phrase.text),
    },
    onTopic: phrase.onTopic,
    weight: weightOf(phrase) / (phrase.onTopic ? sides.on : sides.off),
  }));
}
