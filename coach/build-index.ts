import { writeFile } from 'node:fs/promises';
import { createMiniLmEmbedder } from './embedder/minilm-embedder.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { indexUnits } from './retrieval/index-units.ts';
import { INDEX_FILES, textsDigest } from './retrieval/stored-vectors.ts';
import { packVectors } from './retrieval/vector-file.ts';
import { trainTopicHead } from './topic/topic-head.ts';
import { labelTopicVectors, topicTrainingTexts } from './topic/topic-training.ts';

/**
 * Embeds the handbook, trains the topic head, and writes both files of `INDEX_FILES`.
 * To be run after articles or topic phrases were edited; a test fails until then.
 */
export async function buildIndex(): Promise<{ articles: number; texts: number; topicTexts: number }> {
  const embedder = createMiniLmEmbedder();
  try {
    const handbook = await loadHandbook();
    const texts = indexUnits(handbook).map((unit) => unit.text);
    const vectors = await embedder.embed(texts);
    await writeFile(INDEX_FILES.handbook, packVectors({ digest: textsDigest(texts, embedder.id), vectors }));

    const topicTexts = topicTrainingTexts(handbook);
    const head = trainTopicHead(labelTopicVectors(await embedder.embed(topicTexts)));
    const stored = { digest: textsDigest(topicTexts, embedder.id), ...head };
    await writeFile(INDEX_FILES.topicHead, `${JSON.stringify(stored)}\n`);
    return { articles: handbook.articles.length, texts: texts.length, topicTexts: topicTexts.length };
  } finally {
    await embedder.close();
  }
}
