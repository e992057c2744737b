import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { MealPlanner, PlanOutcome, PlanRequest } from '#meal-planner/plan-request.ts';
import { AppError } from '../../errors.ts';

export interface PlannerPoolOptions {
  /** Longest wait for one plan, in milliseconds, waiting in line included. */
  timeLimitMs?: number;
  /** Plans that may wait while others are made. */
  mostWaiting?: number;
  threads?: number;
}

/** A week from hundreds of foods takes some seconds of a core; a slow machine and a few before it need the rest. */
const TIME_LIMIT_MS = 45_000;
const MOST_WAITING = 12;
/** Several times what a week from thousands of foods takes. */
const MEMORY_MB = 1024;
/** Swapping a dish or planning anew comes within minutes. */
const IDLE_MS = 120_000;
const THREADS_MOST = 4;

/** One core stays free for everybody else. */
const usualThreads = () => Math.max(1, Math.min(THREADS_MOST, availableParallelism() - 1));

/**
 * The planner in worker threads, which the first plan starts: while a plan is made, everybody else is answered.
 * `plan` throws AppError timed_out, or unavailable while too many wait, and the signal's reason once it aborts.
 */
export function createPlannerPool({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
  threads = usualThreads(),
}: PlannerPoolOptions = {}): MealPlanner {
  const pool = new Piscina<PlanRequest, PlanOutcome>({
    filename: new URL('./planner-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let inHand = 0;
  return {
    async plan(request, signal) {
      signal?.throwIfAborted();
      if (inHand >= mostWaiting + threads) throw busy();
      inHand += 1;
      const limit = AbortSignal.timeout(timeLimitMs);
      try {
        // A thread whose plan nobody waits for any more is ended, and the next plan gets a new one.
        return await pool.run(request, { signal: signal ? AbortSignal.any([limit, signal]) : limit });
      } catch (cause) {
        signal?.throwIfAborted();
        throw limit.aborted ? timedOut(cause) : cause;
      } finally {
        inHand -= 1;
      }
    },
    close: () => pool.destroy(),
  };
}

const busy = () =>
  new AppError('unavailable', {
    message: 'We are making a lot of plans right now. Please try again in a minute.',
    log: 'planner is full',
    retryAfterS: 60,
  });

const timedOut = (cause: unknown) =>
  new AppError('timed_out', {
    message: 'This plan takes too long to make. Please select fewer items or fewer days.',
    log: 'planner timed out',
    cause,
  });
