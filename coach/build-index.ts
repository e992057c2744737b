import { writeFile } from 'node:fs/promises';
import { topicAnchors } from './composer/knowledge.ts';
import { createMiniLmEmbedder } from './embedder/minilm-embedder.ts';
import { loadHandbook } from './handbook/load-handbook.ts';
import { indexUnits } from './retrieval/index-units.ts';
import { textsDigest, VECTOR_FILES } from './retrieval/stored-vectors.ts';
import { packVectors } from './retrieval/vector-file.ts';

/** Embeds the handbook and the topic phrases and writes their vector files. Run after editing either. */
const embedder = createMiniLmEmbedder();
const work: [URL, string[]][] = [
  [VECTOR_FILES.handbook, indexUnits(await loadHandbook()).map((unit) => unit.text)],
  [VECTOR_FILES.topics, topicAnchors()],
];
for (const [file, texts] of work) {
  const vectors = await embedder.embed(texts);
  await writeFile(file, packVectors({ digest: textsDigest(texts, embedder.id), vectors }));
  console.log(`${file.pathname.split('/').at(-1)}: ${texts.length} texts`);
}
await embedder.close();
