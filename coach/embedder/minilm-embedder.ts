import type { Embedder } from './embedder.ts';
import { embedText, loadMiniLm, type MiniLm } from './minilm-model.ts';
import { MINILM } from './minilm-weights.ts';

/** The shipped sentence model, in the thread that calls it: loaded by the first call and kept until `close`. */
export function createMiniLmEmbedder(): Embedder & { close(): Promise<void> } {
  let loading: Promise<MiniLm> | undefined;
  const loaded = () => {
    loading ??= loadMiniLm().catch((error: unknown) => {
      loading = undefined; // the next call tries again
      throw error;
    });
    return loading;
  };
  return {
    id: `${MINILM.id}:${MINILM.sha256.slice(0, 12)}`,
    async embed(texts) {
      if (texts.length === 0) return [];
      const model = await loaded();
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await embedText(model, text));
      return vectors;
    },
    async close() {
      const closing = loading;
      loading = undefined;
      await (await closing)?.session.release();
    },
  };
}
