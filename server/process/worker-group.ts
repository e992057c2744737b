import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Sent to a worker whose place another has taken. */
export const REPLACED = 'replaced';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** One that served so long did not die of what the last one died of. */
const STEADY_MS = 30_000;

/** A worker ended before it served; it has told why. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

interface WorkerGroupOptions {
  count: number;
  /** How long one may take to end before it is killed, in milliseconds. */
  stopLimitMs: number;
  /** Hears, in one line, of a worker that ended by itself. */
  report: (line: string) => void;
}

/** Processes that serve behind one port, which this one holds. */
export interface WorkerGroup {
  /** Starts one new worker after the other, each in the place of an old one, which ends without anybody noticing. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the workers that `cluster.setupPrimary` names, and keeps as many as were asked for.
 * @throws WorkerFailed
 */
export async function startWorkers(options: WorkerGroupOptions): Promise<WorkerGroup> {
  const { count, stopLimitMs, report } = options;
  let serving: Worker[] = [];
  let stopping = false;

  async function start(): Promise<Worker> {
    const worker = cluster.fork();
    const ended = once(worker, 'exit').then(([code]) => {
      throw new WorkerFailed(`A worker ended before it was ready (code ${code}).`);
    });
    await Promise.race([once(worker, 'listening'), ended]);
    ended.catch(() => {});
    serving.push(worker);
    const since = performance.now();
    worker.once('exit', (code) => {
      if (!serving.includes(worker)) return;
      serving = serving.filter((one) => one !== worker);
      if (stopping) return;
      report(`A worker ended by itself (code ${code}). Another one takes its place.`);
      void startAgain(performance.now() - since > STEADY_MS ? 0 : FIRST_WAIT_MS);
    });
    return worker;
  }

  async function startAgain(firstWaitMs: number): Promise<void> {
    for (
      let waitMs = firstWaitMs;
      !stopping;
      waitMs = Math.min(LONGEST_WAIT_MS, Math.max(waitMs * 2, FIRST_WAIT_MS))
    ) {
      await delay(waitMs);
      if (stopping) return;
      try {
        await start();
        return;
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  }

  async function end(worker: Worker, ask: () => void): Promise<void> {
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    ask();
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(limit);
  }

  async function stop(): Promise<void> {
    stopping = true;
    // Also those that are starting or leaving.
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => end(worker, () => worker.process.kill('SIGTERM'))));
  }

  try {
    // One after the other: the first may have a database to bring up to date.
    for (let started = 0; started < count; started++) await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    async replaceAll() {
      for (const old of [...serving]) {
        if (stopping) return;
        await start();
        serving = serving.filter((one) => one !== old);
        await end(old, () => old.send(REPLACED));
      }
    },
    stop,
  };
}
