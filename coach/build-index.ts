import { writeFile } from 'node:fs/promises';
import { createMiniLmEmbedder } from './embedder/minilm-embedder.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { indexUnits } from './retrieval/index-units.ts';
import { INDEX_FILES, textsDigest } from './retrieval/stored-vectors.ts';
import { packVectors } from './retrieval/vector-file.ts';
import { trainTopicHead } from './topic/topic-head.ts';
import { labelTopicVectors, topicTrainingTexts } from './topic/topic-training.ts';

/** Embeds the handbook, trains the topic head, and writes both files. Run after editing articles or topic phrases. */
const embedder = createMiniLmEmbedder();
const handbook = await loadHandbook();

const texts = indexUnits(handbook).map((unit) => unit.text);
const vectors = await embedder.embed(texts);
await writeFile(INDEX_FILES.handbook, packVectors({ digest: textsDigest(texts, embedder.id), vectors }));

const topicTexts = topicTrainingTexts(handbook);
const head = trainTopicHead(labelTopicVectors(await embedder.embed(topicTexts)));
const stored = { digest: textsDigest(topicTexts, embedder.id), ...head };
await writeFile(INDEX_FILES.topicHead, `${JSON.stringify(stored)}\n`);

console.log(
  `${handbook.articles.length} articles, ${texts.length} texts; topic head from ${topicTexts.length} texts`,
);
await embedder.close();
