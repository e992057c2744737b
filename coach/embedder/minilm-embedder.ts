import type { Embedder } from './embedder.ts';
import { embedText, type LoadedModel, loadModel } from './minilm-model.ts';
import { MINILM, type SentenceModel } from './sentence-models.ts';

/** A shipped sentence model, in the thread that calls it: loaded by the first call and kept until `close`. */
export function createMiniLmEmbedder(from: SentenceModel = MINILM): Embedder & { close(): Promise<void> } {
  let loading: Promise<LoadedModel> | undefined;
  const loaded = () => {
    loading ??= loadModel(from).catch((error: unknown) => {
      loading = undefined; // the next call tries again
      throw error;
    });
    return loading;
  };
  return {
    id: `${from.id}:${from.sha256.slice(0, 12)}`,
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
