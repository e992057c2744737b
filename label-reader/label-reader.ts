import type { ReadingStage, WaitingPlace } from '#contract/nutrition.ts';
import { LabelRefusal } from './label-refusal.ts';
import { checkPhotoFile } from './photo/decode-photo.ts';
import type { LabelReading } from './read-photo.ts';
import type { ReadOutcome } from './reader-messages.ts';
import { createReaderSlot, ReaderGone, type ReaderSlot } from './reader-slot.ts';
import { createWaitingLine, type LineLimits } from './waiting-line.ts';

export { LabelRefusal } from './label-refusal.ts';
export type { LabelReading } from './read-photo.ts';

/** A file whose bytes are fetched when its turn comes, so that those who wait hold no memory. */
export type PhotoFile = {
  /** In bytes. */
  size: number;
  /** Its first bytes, enough to tell a format by. */
  head: Uint8Array;
  bytes(): Promise<Uint8Array>;
};
export type Photo = Uint8Array | PhotoFile;

export const bytesOf = async (photo: Photo): Promise<Uint8Array> =>
  photo instanceof Uint8Array ? photo : photo.bytes();

type ReadOptions = {
  signal?: AbortSignal | undefined;
  onStage?: ((stage: ReadingStage, place?: WaitingPlace) => void) | undefined;
  /** Whose photo it is: everybody has a turn, however many photos one person sends. */
  person?: string | undefined;
};

export type LabelReader = {
  /**
   * Reads a photo of a nutrition label.
   * @throws LabelRefusal when it gives no facts; the signal's reason when the caller gave up
   */
  read(photo: Photo, options?: ReadOptions): Promise<LabelReading>;
  /** Largest resident memory a reading process has had, in MB; 0 before the first photo. */
  peakMb(): number;
  close(): Promise<void>;
};

export type LabelReaderOptions = {
  /** Photos read at the same time; each worker is a process with its own weights. */
  workers?: number;
  /** Photos that may wait; more are refused as `unavailable`. */
  waiting?: LineLimits;
  /** Longest time for reading one photo, in milliseconds, waiting not included. */
  timeLimitMs?: number;
  /** Longest time to wait for a turn, in milliseconds. */
  waitLimitMs?: number;
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
    'The label reader isn’t available right now.',
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

/** What a photo takes before the first was read: measured on two cores (docs/label-reader.md). */
const USUAL_MS = 5000;
/** How much the newest photo counts in the running mean. */
const NEWEST = 0.2;

/** Starts a reader. No process is started and nothing is loaded until the first photo. */
export function createLabelReader({
  workers = 1,
  waiting = { all: 24, perPerson: 4 },
  timeLimitMs = 60_000,
  waitLimitMs = 180_000,
  idleMs = 60_000,
}: LabelReaderOptions = {}): LabelReader {
  const slots: readonly ReaderSlot[] = Array.from({ length: workers }, () => createReaderSlot(idleMs));
  const line = createWaitingLine(slots, waiting);
  const closing = new AbortController();
  let usualMs = USUAL_MS;

  /** @throws LabelRefusal when it takes too long */
  async function readIn(
    slot: ReaderSlot,
    photo: Photo,
    stop: AbortSignal,
    onStage: (stage: ReadingStage) => void,
  ): Promise<ReadOutcome> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const began = performance.now();
    try {
      return await slot.run(await bytesOf(photo), AbortSignal.any([limit, stop]), onStage);
    } catch (cause) {
      if (limit.aborted && !stop.aborted) throw tookTooLong();
      throw cause;
    } finally {
      usualMs += NEWEST * (performance.now() - began - usualMs);
    }
  }

  const placeAfter = (ahead: number): WaitingPlace => ({
    ahead,
    seconds: Math.ceil((((ahead + 1) / workers) * usualMs) / 1000),
  });

  return {
    async read(photo, { signal, onStage = () => {}, person = '' } = {}) {
      signal?.throwIfAborted();
      if (closing.signal.aborted) throw closed();
      if (photo instanceof Uint8Array) checkPhotoFile(photo.byteLength, photo);
      else checkPhotoFile(photo.size, photo.head);
      if (line.isFull(person)) throw busy();
      onStage('queued');
      const patience = AbortSignal.timeout(waitLimitMs);
      const stop = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
      const turn = {
        person,
        signal: AbortSignal.any([patience, stop]),
        onAhead: (ahead: number) => onStage('queued', placeAfter(ahead)),
      };
      try {
        return toReading(await line.use(turn, (slot) => readIn(slot, photo, stop, onStage)));
      } catch (cause) {
        signal?.throwIfAborted();
        if (closing.signal.aborted) throw closed();
        if (cause === patience.reason) throw busy();
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
