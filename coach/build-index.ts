import { writeFile } from 'node:fs/promises';
import type { Embedder } from './embedder/embedder.ts';
import { createMiniLmEmbedder } from './embedder/minilm-embedder.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { searchText } from './retrieval/focus.ts';
import { indexUnits } from './retrieval/index-units.ts';
import { createRetriever, type Retriever } from './retrieval/retriever.ts';
import { INDEX_FILES, textsDigest } from './retrieval/stored-vectors.ts';
import { packVectors } from './retrieval/vector-file.ts';
import { vectorTable } from './retrieval/vector-table.ts';
import { trainTopicHead } from './topic/topic-head.ts';
import { loadTopicPhrases, type TopicPhrase } from './topic/topic-phrases.ts';
import { type TrainingText, topicSamples } from './topic/topic-training.ts';

/**
 * Embeds the handbook and the topic phrases, trains the topic head on both, and writes the files of `INDEX_FILES`.
 * To be run after articles or topic phrases were edited; a test fails until then.
 */
export async function buildIndex(): Promise<{ articles: number; texts: number; topicTexts: number }> {
  const embedder = createMiniLmEmbedder();
  try {
    const handbook = await loadHandbook();
    const units = indexUnits(handbook);
    const texts = units.map((unit) => unit.text);
    const vectors = await embedder.embed(texts);
    await writeFile(INDEX_FILES.handbook, packVectors({ digest: textsDigest(texts, embedder.id), vectors }));

    const phrases = await loadTopicPhrases();
    const retriever = createRetriever(handbook, units, vectorTable(vectors));
    await writeTopicFiles(phrases, texts, await trainingTexts(phrases, retriever, embedder), embedder);
    return { articles: handbook.articles.length, texts: texts.length, topicTexts: phrases.length };
  } finally {
    await embedder.close();
  }
}

async function trainingTexts(phrases: readonly TopicPhrase[], retriever: Retriever, embedder: Embedder) {
  const plain = await embedder.embed(phrases.map(({ text }) => text));
  const asked = phrases.map(({ text }) => searchText(text));
  const searched = await embedder.embed(asked);
  return phrases.map((phrase, index): TrainingText => {
    const [best] = retriever.find(asked[index] ?? '', searched[index] ?? new Float32Array(), 1);
    return { phrase, vector: plain[index] ?? new Float32Array(), handbook: best?.score ?? 0 };
  });
}

async function writeTopicFiles(
  phrases: readonly TopicPhrase[],
  handbookTexts: readonly string[],
  training: readonly TrainingText[],
  embedder: Embedder,
) {
  const texts = phrases.map(({ text }) => text);
  const vectors = training.map(({ vector }) => vector);
  const head = trainTopicHead(topicSamples(phrases, vectorTable(vectors), training));
  const stored = { digest: textsDigest([...texts, ...handbookTexts], embedder.id), ...head };
  await writeFile(
    INDEX_FILES.topicPhrases,
    packVectors({ digest: textsDigest(texts, embedder.id), vectors }),
  );
  await writeFile(INDEX_FILES.topicHead, `${JSON.stringify(stored)}\n`);
}
