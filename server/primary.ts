import cluster from 'node:cluster';
import { join } from 'node:path';
import { makeDailyBackups } from './backup/daily-backups.ts';
import { parseConfig } from './config.ts';
import { openDatabase } from './database/client.ts';
import { migrateDatabase } from './database/migrate.ts';
import { requireSharedSecret } from './database/shared-secret.ts';
import { drainLimitMs } from './process/drain.ts';
import { startOwnDatabase } from './process/own-database.ts';
import { type Lifetime, runProcess } from './process/run-process.ts';
import { startWorkers } from './process/worker-group.ts';
import { loadOrCreateSecrets } from './secrets.ts';

/** Connections of one worker's pool, and of what else it opens for moments. */
const CONNECTIONS_PER_WORKER = 12;
/** For commands beside the server, migrations and backups. */
const CONNECTIONS_BESIDE = 20;
/** What a worker has to end beside its requests, in milliseconds. */
const WORKER_STOP_MS = 20_000;

interface PrimaryOptions {
  workers: number;
  /** Node's flags for the workers. */
  execArgv: readonly string[];
}

/**
 * Serves with several processes behind one port: this one holds the port, the embedded database and the daily backup,
 * the workers do the rest. SIGUSR2 replaces them one by one, by what is on the disk then.
 */
export function serveWithWorkers({ workers, execArgv }: PrimaryOptions): void {
  runProcess(async ({ closers, allowFor }: Lifetime) => {
    const config = parseConfig(process.env);
    const secrets = loadOrCreateSecrets(config);
    const connections = workers * CONNECTIONS_PER_WORKER + CONNECTIONS_BESIDE;
    const url =
      config.DATABASE_URL ??
      (await startOwnDatabase(config.DATA_DIR, closers, { max_connections: String(connections) }));
    await migrateDatabase(url);
    if (config.DATABASE_URL) {
      const { db, close } = await openDatabase(url, { maxConnections: 1 });
      await requireSharedSecret(db, secrets.fingerprint).finally(close);
    }
    if (config.makesBackups) {
      const backups = makeDailyBackups({ folder: config.BACKUP_DIR, report: console.error });
      closers.add('daily backups', () => backups.stop());
    }

    process.env.DATABASE_URL = url;
    // Told where they are, so that each worker's health answer warns of old ones.
    if (config.makesBackups) process.env.BACKUP_DIR = config.BACKUP_DIR;
    cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts'), execArgv: [...execArgv] });
    const stopLimitMs = drainLimitMs(config.DRAIN_SECONDS * 1000) + WORKER_STOP_MS;
    allowFor(stopLimitMs);
    const group = await startWorkers({ count: workers, stopLimitMs, report: console.error });
    closers.add('workers', () => group.stop(), stopLimitMs + 1_000);
    let replacing = Promise.resolve();
    process.on('SIGUSR2', () => {
      replacing = replacing.then(() => group.replaceAll()).catch((error) => console.error(String(error)));
    });
    console.log(`Keto Navigator is ready: ${config.PUBLIC_URL} (${workers} workers)`);
  });
}
