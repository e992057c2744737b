import { readFile } from 'node:fs/promises';
import type { Embedder } from '../embedder/embedder.ts';
import { TOPIC_FILES, vectorsOf } from './topic-files.ts';
import { createTopicGate, type TopicGate } from './topic-gate.ts';
import { storedTopicHead } from './topic-head.ts';
import { loadTopicPhrases } from './topic-phrases.ts';

/** The gate that ships with the product. Throws when its head is missing: `npm run keto -- index-coach` makes it. */
export async function loadTopicGate(embedder: Embedder): Promise<TopicGate> {
  const [phrases, head] = await Promise.all([
    loadTopicPhrases(),
    readFile(TOPIC_FILES.head, 'utf8').then((text) => storedTopicHead.parse(JSON.parse(text))),
  ]);
  const texts = phrases.map(({ text }) => text);
  return createTopicGate(head, phrases, await vectorsOf(texts, TOPIC_FILES.phrases, embedder));
}
