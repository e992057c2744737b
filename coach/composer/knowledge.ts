import { readFile } from 'node:fs/promises';
import type { Embedder } from '../embedder/embedder.ts';
import type { Handbook } from '../handbook/article.ts';
import { indexUnits } from '../retrieval/index-units.ts';
import { createRetriever, type Retriever } from '../retrieval/retriever.ts';
import { createSpelling, type Spelling } from '../retrieval/spelling.ts';
import { INDEX_FILES, textsDigest, vectorsOf } from '../retrieval/stored-vectors.ts';
import { createTopicGate, type TopicGate } from '../topic/topic-gate.ts';
import { storedTopicHead, type TopicHead, trainTopicHead } from '../topic/topic-head.ts';
import { labelTopicVectors, topicTrainingTexts } from '../topic/topic-training.ts';

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
  const [vectors, head] = await Promise.all([
    vectorsOf(texts, INDEX_FILES.handbook, embedder),
    topicHead(handbook, embedder),
  ]);
  return {
    handbook,
    embedder,
    retriever: createRetriever(handbook, units, vectors),
    spelling: createSpelling(handbook),
    gate: createTopicGate(head),
  };
}

async function topicHead(handbook: Handbook, embedder: Embedder): Promise<TopicHead> {
  const texts = topicTrainingTexts(handbook);
  const stored = await readStoredHead();
  if (stored?.digest === textsDigest(texts, embedder.id)) return stored;
  return trainTopicHead(labelTopicVectors(await embedder.embed(texts)));
}

async function readStoredHead() {
  try {
    return storedTopicHead.parse(JSON.parse(await readFile(INDEX_FILES.topicHead, 'utf8')));
  } catch {
    return null; // missing or damaged: trained anew from the texts
  }
}
