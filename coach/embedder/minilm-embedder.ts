import type { Embedder } from './embedder.ts';
import { embedText, type LoadedModel, loadModel } from './minilm-model.ts';
import { MINILM, type SentenceModel } from './sentence-models.ts';

/** Texts whose vectors are remembered: triage, gate and search read the same message, whole and in parts. */
const REMEMBERED = 16;

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
  const recent = new Map<string, Promise<Float32Array>>();
  const vectorOf = (text: string) => {
    const known = recent.get(text);
    if (known) return known;
    const vector = loaded().then((model) => embedText(model, text));
    vector.catch(() => recent.delete(text));
    recent.set(text, vector);
    const [oldest = text] = recent.keys();
    if (recent.size > REMEMBERED) recent.delete(oldest);
    return vector;
  };
  return {
    id: `${from.id}:${from.sha256.slice(0, 12)}`,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await vectorOf(text));
      return vectors;
    },
    async close() {
      const closing = loading;
      loading = undefined;
      recent.clear();
      const model = await closing;
      await Promise.all([model?.session.release(), model?.words.close()]);
    },
  };
}
