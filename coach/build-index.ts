import { writeFile } from 'node:fs/promises';
import { type Embedders, shippedEmbedders } from './composer/knowledge.ts';
import { loadAskedCards, loadHandbook } from './handbook/load-handbook.ts';
import { indexDigest, makeCardIndex } from './retrieval/card-index.ts';
import { CARD_INDEX_FILES, packIndex } from './retrieval/card-index-file.ts';
import { type CardRanker, createCardRanker } from './retrieval/card-ranker.ts';
import { loadRankingWeights } from './retrieval/ranking-weights.ts';
import { packVectors } from './retrieval/vector-file.ts';
import { vectorTable } from './retrieval/vector-table.ts';
import { plainWording } from './retrieval/wording.ts';
import { TOPIC_FILES, textsDigest } from './topic/topic-files.ts';
import { trainTopicHead } from './topic/topic-head.ts';
import { loadTopicPhrases, type TopicPhrase } from './topic/topic-phrases.ts';
import { type TrainingText, topicSamples } from './topic/topic-training.ts';

/**
 * Makes the index of the cards, embeds the topic phrases, trains the topic head on both, and writes the files of
 * `coach/index`. To be run after cards or topic phrases were edited; a test fails until then.
 */
export async function buildIndex(): Promise<{ cards: number; texts: number; topicTexts: number }> {
  const embedders = shippedEmbedders();
  try {
    const [handbook, cards] = await Promise.all([loadHandbook(), loadAskedCards()]);
    const index = await makeCardIndex(cards, embedders.trained);
    const { trained } = embedders;
    const files = packIndex(indexDigest(handbook, trained), trained.id, index);
    await writeFile(CARD_INDEX_FILES.vectors, files.vectors);
    await writeFile(CARD_INDEX_FILES.words, files.words);

    const phrases = await loadTopicPhrases();
    const ranker = createCardRanker(cards, index, await loadRankingWeights());
    await writeTopicFiles(
      phrases,
      handbook.digest,
      await trainingTexts(phrases, ranker, embedders),
      embedders,
    );
    return { cards: cards.length, texts: index.table.count - cards.length, topicTexts: phrases.length };
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
  handbookDigest: string,
  training: readonly TrainingText[],
  { plain }: Embedders,
) {
  const texts = phrases.map(({ text }) => text);
  const table = vectorTable(training.map(({ vector }) => vector));
  const head = trainTopicHead(topicSamples(phrases, table, training));
  const stored = { digest: textsDigest([...texts, handbookDigest], plain.id), ...head };
  await writeFile(TOPIC_FILES.phrases, packVectors({ digest: textsDigest(texts, plain.id), table }));
  await writeFile(TOPIC_FILES.head, `${JSON.stringify(stored)}\n`);
}
