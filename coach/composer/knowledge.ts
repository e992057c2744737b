import type { Embedder } from '../embedder/embedder.ts';
import type { Handbook } from '../handbook/article.ts';
import { indexUnits } from '../retrieval/index-units.ts';
import { createRetriever, type Retriever } from '../retrieval/retriever.ts';
import { createSpelling, type Spelling } from '../retrieval/spelling.ts';
import { INDEX_FILES, vectorsOf } from '../retrieval/stored-vectors.ts';
import { loadTopicGate } from '../topic/load-topic-gate.ts';
import type { TopicGate } from '../topic/topic-gate.ts';

/** Everything an answer is planned from. */
export type Knowledge = {
  handbook: Handbook;
  embedder: Embedder;
  retriever: Retriever;
  spelling: Spelling;
  gate: TopicGate;
};

/** Reads the stored index; what changed since it was built is made anew from the texts. */
export async function createKnowledge(handbook: Handbook, embedder: Embedder): Promise<Knowledge> {
  const units = indexUnits(handbook);
  const texts = units.map((unit) => unit.text);
  const [vectors, gate] = await Promise.all([
    vectorsOf(texts, INDEX_FILES.handbook, embedder),
    loadTopicGate(embedder),
  ]);
  return {
    handbook,
    embedder,
    retriever: createRetriever(handbook, units, vectors),
    spelling: createSpelling(handbook),
    gate,
  };
}
