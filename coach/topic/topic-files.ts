import { createHash } from 'node:crypto';
import type { Embedder } from '../embedder/embedder.ts';
import { openVectors } from '../retrieval/vector-file.ts';
import { type Vectors, vectorTable } from '../retrieval/vector-table.ts';

/** Vectors of the topic phrases, and the trained topic head, as files. `npm run keto -- index-coach` writes them anew. */
export const TOPIC_FILES = {
  phrases: new URL('../index/topic-phrases.vectors', import.meta.url),
  head: new URL('../index/topic-head.weights', import.meta.url),
} as const;

/** Changes whenever one of the texts, their order, or the embedding model changes. */
export function textsDigest(texts: string[], embedderId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([embedderId, texts]))
    .digest('hex');
}

/**
 * Vectors of `texts`: from the file when it was made from exactly these texts and this model,
 * else made now. So an edited list is never answered from an old index, it only starts slower.
 */
export async function vectorsOf(texts: string[], file: URL, embedder: Embedder): Promise<Vectors> {
  const stored = readStored(file);
  return stored?.digest === textsDigest(texts, embedder.id)
    ? stored.table
    : vectorTable(await embedder.embed(texts));
}

function readStored(file: URL) {
  try {
    return openVectors(file);
  } catch {
    return null; // missing or damaged: made anew from the texts
  }
}
