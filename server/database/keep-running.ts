import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** One that served so long did not die of what the last one died of. */
const STEADY_MS = 30_000;

/**
 * Starts a PostgreSQL that ended by itself again, at once and then with growing pauses, until it is told to stop.
 * @param report hears of every end and every failed start, in one line
 */
export function keepRunning(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  report: (line: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Postmaster | null = first;
  let waitMs = 0;

  async function nextPostmaster(): Promise<Postmaster | null> {
    while (!signal.aborted) {
      await delay(waitMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      waitMs = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, waitMs * 2));
      try {
        return await startAgain();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
    return null;
  }

  async function supervise(): Promise<void> {
    while (current) {
      const since = performance.now();
      const code = await current.exit;
      current = null;
      if (signal.aborted) return;
      report(`The embedded database ended by itself (code ${code}) and is being restarted.`);
      if (performance.now() - since > STEADY_MS) waitMs = 0;
      current = await nextPostmaster();
      if (signal.aborted) await current?.stop();
    }
  }

  const supervision = supervise();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await supervision;
    },
  };
}
