import { readFile } from 'node:fs/promises';
import type { Embedder } from '../embedder/embedder.ts';
import { INDEX_FILES, vectorsOf } from '../retrieval/stored-vectors.ts';
import { createTopicGate, type TopicGate } from './topic-gate.ts';
import { storedTopicHead } from './topic-head.ts';
import { loadTopicPhrases } from './topic-phrases.ts';

/** The gate that ships with the product. Throws when its head is missing: `npm run keto -- index-coach` makes it. */
export async function loadTopicGate(embedder: Embedder): Promise<TopicGate> {
  const [phrases, head] = await Promise.all([
    loadTopicPhrases(),
    readFile(INDEX_FILES.topicHead, 'utf8').then((text) => storedTopicHead.parse(JSON.parse(text))),
  ]);
  const texts = phrases.map(({ text }) => text);
  return createTopicGate(head, phrases, await vectorsOf(texts, INDEX_FILES.topicPhrases, embedder));
}
