import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endOrphan } from './end-orphan.ts';
import { keepRunning } from './keep-running.ts';
import { openCluster, type PostgresCluster, ROLE } from './postgres-cluster.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';

const DATABASE = 'keto_navigator';
/** What a killed PostgreSQL leaves behind (its helpers, their shared memory) is gone by then. */
const FIRST_START_LIMIT_MS = 10_000;

export type EmbeddedPostgres = {
  /** Connection string of the application's database; it stays the same however often PostgreSQL is started again. */
  url: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Folder that holds the cluster and its password. Made when missing. */
  dataDir: string;
  /** Further settings, such as `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
  /** Hears, in one line, that PostgreSQL ended by itself or could not be started again; standard error without it. */
  report?: (line: string) => void;
};

/**
 * Starts PostgreSQL from the binaries in node_modules on a free loopback port, with its cluster in `dataDir`, and
 * keeps it running. The caller holds the lock on the folder, so a server still running there is an orphan and is ended
 * first.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, report = console.error } = options;
  const cluster = await openCluster(dataDir);
  const { postmaster, port } = await firstStart(cluster, settings);
  const startAgain = async () => {
    await endOrphan(cluster.folder);
    return startPostmaster(cluster, port, settings);
  };
  const { stop } = keepRunning(postmaster, startAgain, report);
  const base = `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}`;
  try {
    await ensureDatabase(`${base}/postgres`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${base}/${DATABASE}`, stop };
}

async function firstStart(
  cluster: PostgresCluster,
  settings: Record<string, string>,
): Promise<{ postmaster: Postmaster; port: number }> {
  const deadline = performance.now() + FIRST_START_LIMIT_MS;
  for (;;) {
    await endOrphan(cluster.folder);
    const port = await freePort();
    try {
      return { postmaster: await startPostmaster(cluster, port, settings), port };
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(100);
    }
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // What breaks the connection also fails the query under way; unheard, it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
