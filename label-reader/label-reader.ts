import type { ReadingStage } from '#contract/nutrition.ts';
import { LabelRefusal } from './label-refusal.ts';
import { checkPhotoFile } from './photo/decode-photo.ts';
import type { LabelReading } from './read-photo.ts';
import type { ReadOutcome } from './reader-messages.ts';
import { createReaderSlot, ReaderGone, type ReaderSlot } from './reader-slot.ts';
import { createWaitingLine } from './waiting-line.ts';

export { LabelRefusal } from './label-refusal.ts';
export type { LabelReading } from './read-photo.ts';

export type LabelReader = {
  /**
   * Reads a photo of a nutrition label.
   * @throws LabelRefusal when it gives no facts; the signal's reason when the caller gave up
   */
  read(
    photo: Uint8Array,
    options?: { signal?: AbortSignal; onStage?: (stage: ReadingStage) => void },
  ): Promise<LabelReading>;
  /** Largest resident memory a reading process has had, in MB; 0 before the first photo. */
  peakMb(): number;
  close(): Promise<void>;
};

export type LabelReaderOptions = {
  /** Photos read at the same time; each worker is a process with its own weights. */
  workers?: number;
  /** Photos that may wait; more are refused as `unavailable`. */
  queueLimit?: number;
  /** Longest time for one photo, waiting included, in milliseconds. */
  timeLimitMs?: number;
  /** A worker without work for this long is ended, and its memory with it. */
  idleMs?: number;
};

function busy(): LabelRefusal {
  const reason = 'Too many photos are being read right now.';
  return new LabelRefusal('unavailable', reason, 'Please try again in a moment.');
}

function closed(): LabelRefusal {
  return new LabelRefusal(
    'unavailable',
    'The label reader is shutting down.',
    'Please try again in a moment.',
  );
}

function tookTooLong(): LabelRefusal {
  const reason = 'Reading this photo took too long.';
  return new LabelRefusal('timed_out', reason, 'Crop the picture to the nutrition panel and try again.');
}

function brokeDown(): LabelRefusal {
  const reason = 'This picture could not be read.';
  return new LabelRefusal('unreadable_image', reason, 'Take the photo again, or choose another picture.');
}

const notRunning = () =>
  new LabelRefusal(
    'unavailable',
    'The label reader stopped before it had read the photo.',
    'Please try again in a moment. The photo is fine.',
  );

function toReading(outcome: ReadOutcome): LabelReading {
  if (outcome.ok) return outcome.reading;
  if (outcome.code === null) throw new Error(`The label reader failed: ${outcome.message}`);
  throw new LabelRefusal(outcome.code, outcome.message, outcome.tip, outcome.seen);
}

/** Starts a reader. No process is started and nothing is loaded until the first photo. */
export function createLabelReader({
  workers = 1,
  queueLimit = 8,
  timeLimitMs = 60_000,
  idleMs = 60_000,
}: LabelReaderOptions = {}): LabelReader {
  const slots: readonly ReaderSlot[] = Array.from({ length: workers }, () => createReaderSlot(idleMs));
  const line = createWaitingLine(slots, queueLimit);
  const closing = new AbortController();
  return {
    async read(photo, { signal, onStage } = {}) {
      signal?.throwIfAborted();
      if (closing.signal.aborted) throw closed();
      checkPhotoFile(photo);
      if (line.isFull()) throw busy();
      onStage?.('queued');
      const limit = AbortSignal.timeout(timeLimitMs);
      const stop = AbortSignal.any([limit, closing.signal, ...(signal ? [signal] : [])]);
      try {
        const outcome = await line.use(stop, (slot) => slot.run(photo, stop, onStage ?? (() => {})));
        return toReading(outcome);
      } catch (cause) {
        signal?.throwIfAborted();
        if (closing.signal.aborted) throw closed();
        if (limit.aborted) throw tookTooLong();
        if (cause instanceof ReaderGone) throw cause.crashed ? brokeDown() : notRunning();
        throw cause;
      }
    },
    peakMb: () => Math.max(0, ...slots.map((slot) => slot.peakMb())),
    async close() {
      closing.abort();
      for (const slot of slots) slot.end();
    },
  };
}
