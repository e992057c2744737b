import type { Embedder } from '../../embedder/embedder.ts';
import { glossed } from '../../languages/gloss.ts';
import type { Hearing } from '../triage.ts';
import { loadMessageReader, type MessageReader } from './message-reader.ts';

/**
 * Opens the second reader for a message; it is loaded by the first one. What cannot be loaded is done without: without
 * the sentence model the words alone are read, without weights rules judge alone.
 */
export function createHearing(embedder: Embedder): (text: string) => Promise<Hearing> {
  let loading: Promise<MessageReader | null> | undefined;
  return async (text) => {
    loading ??= loadMessageReader().catch(() => null);
    const [reader, vector] = await Promise.all([loading, vectorOf(embedder, text)]);
    return reader && ((read) => reader(text, read, vector));
  };
}

async function vectorOf(embedder: Embedder, text: string): Promise<Float32Array | null> {
  try {
    const [vector] = await embedder.embed([glossed(text)]);
    return vector ?? null;
  } catch {
    return null;
  }
}
