import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Embedder } from '../embedder/embedder.ts';
import { type CardText, withMeans } from './card-texts.ts';
import { unpackVectors } from './vector-file.ts';
import { type VectorTable, vectorTable } from './vector-table.ts';

/** Vectors of the handbook's texts and of the topic phrases, and the trained topic head, as files. `npm run keto -- index-coach` writes them anew. */
export const INDEX_FILES = {
  handbook: new URL('../index/handbook.vectors', import.meta.url),
  topicPhrases: new URL('../index/topic-phrases.vectors', import.meta.url),
  topicHead: new URL('../index/topic-head.weights', import.meta.url),
} as const;

/** Changes whenever one of the texts, their order, or the embedding model changes. */
export function textsDigest(texts: string[], embedderId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([embedderId, texts]))
    .digest('hex');
}

/**
 * Vectors of `texts`: from the file when it was made from exactly these texts and this model,
 * else made now. So an edited article is never answered from an old index, it only starts slower.
 */
export async function vectorsOf(texts: string[], file: URL, embedder: Embedder): Promise<VectorTable> {
  return (await storedVectors(texts, file, embedder)) ?? vectorTable(await embedder.embed(texts));
}

/** Vectors of the texts of cards and their means, in the same way. */
export async function cardVectors(units: readonly CardText[], embedder: Embedder): Promise<VectorTable> {
  const texts = units.map(({ text }) => text);
  const stored = await storedVectors(texts, INDEX_FILES.handbook, embedder);
  return stored ?? vectorTable(withMeans(units, await embedder.embed(texts)));
}

async function storedVectors(texts: string[], file: URL, embedder: Embedder): Promise<VectorTable | null> {
  const stored = await readStored(file);
  return stored?.digest === textsDigest(texts, embedder.id) ? stored.table : null;
}

async function readStored(file: URL) {
  try {
    return unpackVectors(await readFile(file));
  } catch {
    return null; // missing or damaged: made anew from the texts
  }
}
