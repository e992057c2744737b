import { writeFile } from 'node:fs/promises';
import { type Embedders, shippedEmbedders } from './composer/knowledge.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { type CardRanker, createCardRanker } from './retrieval/card-ranker.ts';
import { cardTexts } from './retrieval/card-texts.ts';
import { loadRankingWeights } from './retrieval/ranking-weights.ts';
import { cardVectors, INDEX_FILES, textsDigest } from './retrieval/stored-vectors.ts';
import { packVectors } from './retrieval/vector-file.ts';
import { vectorTable } from './retrieval/vector-table.ts';
import { plainWording } from './retrieval/wording.ts';
import { trainTopicHead } from './topic/topic-head.ts';
import { loadTopicPhrases, type TopicPhrase } from './topic/topic-phrases.ts';
import { type TrainingText, topicSamples } from './topic/topic-training.ts';

/**
 * Embeds the handbook and the topic phrases, trains the topic head on both, and writes the files of `INDEX_FILES`.
 * To be run after cards or topic phrases were edited; a test fails until then.
 */
export async function buildIndex(): Promise<{ cards: number; texts: number; topicTexts: number }> {
  const embedders = shippedEmbedders();
  try {
    const { cards } = await loadHandbook();
    const units = cardTexts(cards);
    const texts = units.map(({ text }) => text);
    const table = await cardVectors(units, embedders.trained);
    const digest = textsDigest(texts, embedders.trained.id);
    await writeFile(INDEX_FILES.handbook, packVectors({ digest, table }));

    const phrases = await loadTopicPhrases();
    const ranker = createCardRanker(cards, units, table, await loadRankingWeights());
    await writeTopicFiles(phrases, texts, await trainingTexts(phrases, ranker, embedders), embedders);
    return { cards: cards.length, texts: texts.length, topicTexts: phrases.length };
  } finally {
    await Promise.all([embedders.plain.close?.(), embedders.trained.close?.()]);
  }
}

async function trainingTexts(
  phrases: readonly TopicPhrase[],
  ranker: CardRanker,
  { plain, trained }: Embedders,
): Promise<TrainingText[]> {
  const asked = phrases.map(({ text }) => plainWording(text));
  const [vectors, meanings] = [
    await plain.embed(phrases.map(({ text }) => text)),
    await trained.embed(asked),
  ];
  return phrases.map((phrase, index) => {
    const [best] = ranker.rank(asked[index] ?? '', meanings[index] ?? new Float32Array(), 1);
    return { phrase, vector: vectors[index] ?? new Float32Array(), handbook: best?.signals.ask ?? 0 };
  });
}

async function writeTopicFiles(
  phrases: readonly TopicPhrase[],
  handbookTexts: readonly string[],
  training: readonly TrainingText[],
  { plain }: Embedders,
) {
  const texts = phrases.map(({ text }) => text);
  const table = vectorTable(training.map(({ vector }) => vector));
  const head = trainTopicHead(topicSamples(phrases, table, training));
  const stored = { digest: textsDigest([...texts, ...handbookTexts], plain.id), ...head };
  await writeFile(INDEX_FILES.topicPhrases, packVectors({ digest: textsDigest(texts, plain.id), table }));
  await writeFile(INDEX_FILES.topicHead, `${JSON.stringify(stored)}\n`);
}
