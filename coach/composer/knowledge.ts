import type { Embedder } from '../embedder/embedder.ts';
import type { Handbook } from '../handbook/article.ts';
import { indexUnits } from '../retrieval/index-units.ts';
import { createRetriever, type Retriever } from '../retrieval/retriever.ts';
import { VECTOR_FILES, vectorsOf } from '../retrieval/stored-vectors.ts';
import { OFF_TOPIC_ANCHORS } from '../topic/off-topic-anchors.ts';
import { ON_TOPIC_ANCHORS } from '../topic/on-topic-anchors.ts';
import { createTopicGate, type TopicGate } from '../topic/topic-gate.ts';

/** Everything an answer is planned from. */
export type Knowledge = { handbook: Handbook; embedder: Embedder; retriever: Retriever; gate: TopicGate };

/** Reads the stored vectors; texts that changed since are embedded anew. */
export async function createKnowledge(handbook: Handbook, embedder: Embedder): Promise<Knowledge> {
  const units = indexUnits(handbook);
  const texts = units.map((unit) => unit.text);
  const anchors = topicAnchors();
  const [unitVectors, anchorVectors] = await Promise.all([
    vectorsOf(texts, VECTOR_FILES.handbook, embedder),
    vectorsOf(anchors, VECTOR_FILES.topics, embedder),
  ]);
  const split = ON_TOPIC_ANCHORS.length;
  return {
    handbook,
    embedder,
    retriever: createRetriever(handbook, units, unitVectors),
    gate: createTopicGate({ on: anchorVectors.slice(0, split), off: anchorVectors.slice(split) }),
  };
}

/** Phrases of both kinds, in the order of their stored vectors. */
export function topicAnchors(): string[] {
  return [...ON_TOPIC_ANCHORS, ...OFF_TOPIC_ANCHORS];
}
