import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type ReadingStage, readingStage } from '#contract/nutrition.ts';
import { LabelRefusal } from './label-refusal.ts';
import { checkPhotoFile } from './photo/decode-photo.ts';
import type { LabelReading } from './read-photo.ts';
import type { ReadOutcome, ReadTask } from './reader-worker.ts';

export { LabelRefusal } from './label-refusal.ts';
export type { LabelReading, TextLine } from './read-photo.ts';

export type LabelReader = {
  /**
   * Reads a photo of a nutrition label.
   * @throws LabelRefusal when it gives no facts; the signal's reason when the caller gave up
   */
  read(
    photo: Uint8Array,
    options?: { signal?: AbortSignal; onStage?: (stage: ReadingStage) => void },
  ): Promise<LabelReading>;
  close(): Promise<void>;
};

export type LabelReaderOptions = {
  /** Photos read at the same time; each worker holds its own weights. */
  workers?: number;
  /** Photos that may wait; more are refused as `unavailable`. */
  queueLimit?: number;
  /** Longest time for one photo, waiting included, in milliseconds. */
  timeLimitMs?: number;
  /** A worker without work for this long is ended, and its memory with it. */
  idleMs?: number;
};

function busy(): LabelRefusal {
  return new LabelRefusal(
    'unavailable',
    'Too many photos are being read right now.',
    'Please try again in a moment.',
  );
}

function tookTooLong(): LabelRefusal {
  return new LabelRefusal(
    'timed_out',
    'Reading this photo took too long.',
    'Crop the picture to the nutrition panel and try again.',
  );
}

function isQueueFull(cause: unknown): boolean {
  return cause instanceof Error && /queue is at limit|closing/i.test(cause.message);
}

/** Starts a reader. Nothing is loaded until the first photo. */
export function createLabelReader({
  workers = 1,
  queueLimit = 8,
  timeLimitMs = 30_000,
  idleMs = 60_000,
}: LabelReaderOptions = {}): LabelReader {
  const pool = new Piscina<ReadTask, ReadOutcome>({
    filename: new URL('./reader-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: workers,
    maxQueue: queueLimit,
    idleTimeout: idleMs,
    // One photo uses all cores already.
    concurrentTasksPerWorker: 1,
  });
  return {
    async read(photo, { signal, onStage } = {}) {
      signal?.throwIfAborted();
      checkPhotoFile(photo);
      onStage?.('queued');
      const limit = AbortSignal.timeout(timeLimitMs);
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (message: unknown) => {
        const stage = readingStage.safeParse(message);
        if (stage.success) onStage?.(stage.data);
      });
      try {
        const task = { photo, stages: port2 };
        const outcome = await pool.run(task, {
          transferList: [port2],
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        if (!outcome.ok) throw new LabelRefusal(outcome.code, outcome.message, outcome.tip, outcome.seen);
        return outcome.reading;
      } catch (cause) {
        signal?.throwIfAborted();
        if (limit.aborted) throw tookTooLong();
        if (isQueueFull(cause)) throw busy();
        throw cause;
      } finally {
        port1.close();
      }
    },
    async close() {
      await pool.destroy();
    },
  };
}
