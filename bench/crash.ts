import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/database/embedded-postgres.ts';
import { startExternalPostgres } from '#tests/external-postgres.ts';
import type { Figures } from './bench.ts';
import { startWriters } from './crash-writers.ts';
import { runServer, serverPid } from './server-under-test.ts';

const ROUNDS = 10;
const RESTARTS = 6;
/** Acknowledged before each blow, so that it meets a server in full use. */
const WRITES_BETWEEN = 200;
/** Longer than anything here may take: what does not serve by then does not serve. */
const BACK_LIMIT_MS = 60_000;

/**
 * Thirty kills (-9) under eight writers: of the server, of its embedded PostgreSQL, of both at once, ten times each;
 * then six restarts of a PostgreSQL that somebody else runs.
 */
export async function benchCrash(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const folderFor = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  try {
    return {
      ...(await killAll(folderFor('embedded'))),
      external: await restartExternal(folderFor('server'), folderFor('postgres')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BLOWS = ['server', 'database', 'both'] as const;

async function killAll(dataDir: string): Promise<Figures> {
  const settings = { PORT: String(await freePort()), RATE_LIMIT_FACTOR: '1000' };
  let server = await runServer(dataDir, settings);
  const writers = await startWriters(server.url);
  let maxRestartMs = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const blow of BLOWS) {
      await writers.acknowledged(WRITES_BETWEEN);
      const postmaster = postmasterPid(dataDir);
      const targets = blow === 'database' ? [] : [serverPid(dataDir)];
      if (blow !== 'server' && postmaster) targets.push(postmaster);
      const began = performance.now();
      for (const pid of targets) process.kill(pid, 'SIGKILL');
      if (blow === 'database') {
        await until(async () => postmasterPid(dataDir) !== postmaster && (await serves(server.url)));
      } else {
        // A single start; it throws where that one ends before it serves.
        server = await runServer(dataDir, settings);
      }
      const ms = Math.round(performance.now() - began);
      console.log(`Killed: ${blow}. Serves again after ${ms} ms.`);
      maxRestartMs = Math.max(maxRestartMs, ms);
    }
  }
  await writers.acknowledged(WRITES_BETWEEN);
  const counted = await writers.stop();
  await server.stop();
  return { ...counted, maxRestartMs };
}

async function restartExternal(dataDir: string, postgresDir: string): Promise<Figures> {
  const postgres = await startExternalPostgres(postgresDir);
  try {
    const server = await runServer(dataDir, { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000' });
    const writers = await startWriters(server.url);
    let backMs = 0;
    let afterDatabaseMs = 0;
    for (let restart = 0; restart < RESTARTS; restart++) {
      await writers.acknowledged(WRITES_BETWEEN);
      const mode = restart % 2 === 0 ? 'fast' : 'immediate';
      const began = performance.now();
      await postgres.restart(mode);
      const restartedMs = performance.now() - began;
      await until(() => serves(server.url));
      const ms = performance.now() - began;
      console.log(
        `Restarted: ${mode}. Serves again after ${Math.round(ms)} ms, of which pg_ctl took ${Math.round(restartedMs)} ms.`,
      );
      backMs = Math.max(backMs, Math.round(ms));
      afterDatabaseMs = Math.max(afterDatabaseMs, Math.round(ms - restartedMs));
    }
    await writers.acknowledged(WRITES_BETWEEN);
    const counted = await writers.stop();
    const processEnded = server.lives() ? 0 : 1;
    await server.stop();
    return { ...counted, processEnded, backMs, afterDatabaseMs };
  } finally {
    await postgres.stop();
  }
}

/** Of the embedded PostgreSQL; null while none is starting or running. */
function postmasterPid(dataDir: string): number | null {
  try {
    return Number(
      readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
  } catch {
    return null;
  }
}

const serves = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + BACK_LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > deadline)
      throw new Error(`The server did not come back in ${BACK_LIMIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
