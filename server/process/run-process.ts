import { ConfigError } from '../config.ts';
import { DatabaseUnavailable } from '../database/client.ts';
import { serializeError } from '../logging/serialize-error.ts';
import { Closers } from './closers.ts';
import { DataFolderInUse } from './data-folder.ts';
import { WorkerFailed } from './worker-group.ts';

/** Should an end take longer than all its parts may, in milliseconds beside draining. */
const STOP_LIMIT_MS = 20_000;

/** What a process that serves is given for its life. */
export interface Lifetime {
  /** What was started and must end with it. */
  closers: Closers;
  /** Draining requests may take this long, so the end as a whole that much longer. */
  allowFor(ms: number): void;
  /** Ends everything in the opposite order of its start. A second call does not hurry the first. */
  stop(problem?: string): Promise<void>;
}

/** Starts a process that serves until a signal, or an error that nothing caught, ends it in order. */
export function runProcess(start: (lifetime: Lifetime) => Promise<void>): void {
  const closers = new Closers();
  let stopLimitMs = STOP_LIMIT_MS;
  let stopping = false;

  async function stop(problem?: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (problem) console.error(problem);
    const limit = setTimeout(() => process.exit(1), stopLimitMs);
    await closers.closeAll();
    clearTimeout(limit);
    process.exit(problem ? 1 : 0);
  }

  // What nothing caught leaves the process in a state that nobody knows: it ends, so that another can serve.
  process.on('uncaughtException', (error, origin) => {
    const words = `The server is stopping because of an uncaught error (${origin}):`;
    console.error(words, serializeError(error));
    void stop('The server is stopping.');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  const allowFor = (ms: number) => {
    stopLimitMs += ms;
  };
  start({ closers, allowFor, stop }).catch((error: unknown) => stop(explain(error)));
}

/** What went wrong is said by these in one line. */
const EXPECTED = [ConfigError, DatabaseUnavailable, DataFolderInUse, WorkerFailed];

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : '';
    return `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=3100 npm start.`;
  }
  const expected = EXPECTED.some((kind) => error instanceof kind);
  return expected ? error.message : (error.stack ?? error.message);
}
