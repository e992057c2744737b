import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/database/embedded-postgres.ts';

export type ServerUnderTest = {
  url: string;
  /** From the command to the first 200 of /readyz, in milliseconds. */
  readyMs: number;
  /** Resident memory of the server process alone, in MB (Linux). */
  rssMb(): Promise<number>;
  /** Whether it has not ended. */
  lives(): boolean;
  stop(): Promise<void>;
};

const READY_LIMIT_MS = 60_000;

/**
 * Starts the product by `npm start`, as its users do.
 * @param settings environment variables beside the data folder; any free port without a PORT among them
 * @throws Error where it ends before it serves
 */
export async function runServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const port = settings.PORT ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  // npm itself ends before a server that drains. Without a database of its own that leaves no lock to find it by.
  const [command, ...args] = settings.DATABASE_URL
    ? [process.execPath, 'scripts/start.mjs']
    : ['npm', 'start', '--silent'];
  const child = spawn(command ?? '', args, {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // Nothing runs beside what is measured.
      BACKUP_KEEP: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await untilReady(url, exited).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const readyMs = performance.now() - began;
  return {
    url,
    readyMs,
    rssMb: async () => residentMb(serverPid(dataDir)),
    lives: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      process.kill(settings.DATABASE_URL ? (child.pid ?? 0) : serverPid(dataDir), 'SIGTERM');
      await exited;
    },
  };
}

async function untilReady(url: string, exited: Promise<unknown>): Promise<void> {
  const gone = exited.then(() => {
    throw new Error('npm start ended before it served');
  });
  const deadline = performance.now() + READY_LIMIT_MS;
  while (performance.now() < deadline) {
    const ready = await Promise.race([
      fetch(`${url}/readyz`).then(
        (r) => r.ok,
        () => false,
      ),
      gone,
    ]);
    if (ready) return;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 5)), gone]);
  }
  throw new Error(`${url} did not become ready in ${READY_LIMIT_MS / 1000} s`);
}

/** The server writes its process id into the lock of its data folder. */
export function serverPid(dataDir: string): number {
  return JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')).pid;
}

function residentMb(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1]) / 1024;
}
