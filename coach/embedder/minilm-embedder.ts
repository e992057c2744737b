import { Piscina } from 'piscina';
import type { Embedder } from './embedder.ts';
import { MINILM } from './minilm-weights.ts';

/**
 * The shipped sentence model in one worker thread, so that loading it (about 0.2 s) and long texts never hold up
 * the event loop. The thread and the model are started by the first call and kept until `close`.
 */
export function createMiniLmEmbedder(): Embedder & { close(): Promise<void> } {
  let pool: Piscina<string[], Float32Array[]> | undefined;
  return {
    id: `${MINILM.id}:${MINILM.sha256.slice(0, 12)}`,
    async embed(texts) {
      if (texts.length === 0) return [];
      pool ??= new Piscina({
        filename: new URL('./minilm-worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        concurrentTasksPerWorker: 1,
        idleTimeout: Number.POSITIVE_INFINITY,
        // Its vectors live a moment: a small nursery costs nothing and keeps the process 15 MB smaller.
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      });
      return pool.run(texts);
    },
    async close() {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}
