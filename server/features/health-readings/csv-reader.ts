import { Piscina } from 'piscina';
import { AppError } from '../../errors.ts';
import type { CsvRead, CsvTask } from './csv-worker.ts';

export interface CsvReaderOptions {
  /** Longest wait for one file, in milliseconds, waiting in line included. */
  timeLimitMs?: number;
  /** Files that may wait while another is read. */
  mostWaiting?: number;
}

/** 20,000 lines take under 2 s of a core; a slow machine and a few before it need the rest. */
const TIME_LIMIT_MS = 30_000;
const MOST_WAITING = 8;
/** Ten times what the largest file takes. */
const MEMORY_MB = 512;
/** A person who tries columns sends one file several times. */
const IDLE_MS = 30_000;

export interface CsvReader {
  /** @throws AppError timed_out, or unavailable while too many wait */
  read(task: CsvTask): Promise<CsvRead>;
  close(): Promise<void>;
}

/**
 * Reads imported files in one worker thread, which a first file starts: while thousands of lines are understood,
 * everybody else is answered.
 */
export function createCsvReader({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
}: CsvReaderOptions = {}): CsvReader {
  const pool = new Piscina<CsvTask, CsvRead>({
    filename: new URL('./csv-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let inHand = 0;
  return {
    async read(task) {
      if (inHand > mostWaiting) throw busy();
      inHand += 1;
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        // A thread whose time is up is ended, and the next file gets a new one.
        return await pool.run(task, { signal });
      } catch (cause) {
        throw signal.aborted ? timedOut(cause) : cause;
      } finally {
        inHand -= 1;
      }
    },
    close: () => pool.destroy(),
  };
}

const busy = () =>
  new AppError('unavailable', {
    message: 'We are importing a lot of files right now, so nothing was saved. Please try again in a minute.',
    log: 'csv reader is full',
    retryAfterS: 60,
  });

const timedOut = (cause: unknown) =>
  new AppError('timed_out', {
    message: 'This file takes too long to read, so nothing was saved. Please split it and import the parts.',
    log: 'csv reader timed out',
    cause,
  });
