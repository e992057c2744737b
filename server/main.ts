import cluster from 'node:cluster';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { loadFoods } from '#content/foods/foods.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { buildApp } from './app.ts';
import { makeDailyBackups } from './backup/daily-backups.ts';
import { createGuardedCoach } from './coach-worker/guarded-coach.ts';
import { type Config, parseConfig } from './config.ts';
import { openDatabase } from './database/client.ts';
import { migrateDatabase } from './database/migrate.ts';
import { requireSharedSecret } from './database/shared-secret.ts';
import { createPlannerPool } from './features/meal-plans/planner-pool.ts';
import { createMailer } from './mail/mailer.ts';
import { configuredModel } from './models/language-model.ts';
import { wordingLimits } from './models/wording-limits.ts';
import { drain, drainLimitMs } from './process/drain.ts';
import { backupCheck, diskCheck, type HealthCheck, watchHealth } from './process/health-watch.ts';
import { startOwnDatabase } from './process/own-database.ts';
import { readingHelpers } from './process/reading-helpers.ts';
import { type Lifetime, runProcess } from './process/run-process.ts';
import { REPLACED } from './process/worker-group.ts';
import { loadOrCreateSecrets } from './secrets.ts';

/** A reader of labels takes up to 800 MB while it reads; below this there is one alone, as in one of several workers. */
const SECOND_READER_BYTES = 4 * 1024 ** 3;

/**
 * Connections that may wait to be taken, as Linux allows (net.core.somaxconn); at Node's 511 a proxy takes a server
 * that is busy for one that is gone.
 */
const BACKLOG = 4096;

/** The whole server in one process, alone or as one of several workers (`primary.ts`). */
async function serve({ closers, allowFor, stop }: Lifetime): Promise<void> {
  const config = parseConfig(process.env);
  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config.DATA_DIR, closers));
  const database = await openDatabase(databaseUrl);
  closers.add('database connections', () => database.close());
  await migrateDatabase(databaseUrl);
  const secrets = loadOrCreateSecrets(config);
  if (config.DATABASE_URL && !cluster.isWorker) await requireSharedSecret(database.db, secrets.fingerprint);

  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const hasRoom = memory >= SECOND_READER_BYTES && !cluster.isWorker;
  const labelReader = createLabelReader({ workers: hasRoom ? 2 : 1 });
  closers.add('label reader', () => labelReader.close());
  const helpers = await readingHelpers(config);
  closers.add('vision model', () => helpers.visionReader?.close());
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = config;
  const coach = createGuardedCoach({
    data: { limits: wordingLimits(config), model: { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } },
    report: (end) => app.log.error(end, 'the thread of the coach was replaced'),
  });
  closers.add('coach', () => coach.close());

  const planner = createPlannerPool();
  closers.add('meal planner', () => planner.close());

  const wordingModel = configuredModel(config);
  const app = await buildApp({
    config,
    database,
    secrets,
    mailer: createMailer(config),
    clock: { now: () => new Date() },
    labelReader,
    ...helpers,
    coach,
    adviseOnReading: coach.adviseOnReading,
    planner,
    wordingModel,
    foods: loadFoods,
    healthWarnings: () => watch.warnings(),
    clientDir: join(import.meta.dirname, '..', 'dist', 'client'),
  });
  const watch = watchHealth(healthChecks(config), (line) => app.log.warn(line));
  closers.add('watch over disk and backups', () => watch.stop());
  if (config.makesBackups && !cluster.isWorker) {
    const backups = makeDailyBackups({ folder: config.BACKUP_DIR, report: (line) => app.log.error(line) });
    closers.add('daily backups', () => backups.stop());
  }
  const noticeMs = config.DRAIN_SECONDS * 1000;
  let isReplaced = false;
  allowFor(drainLimitMs(noticeMs));
  closers.add('requests', () => drain(app, { noticeMs, isReplaced }), drainLimitMs(noticeMs));
  process.on('message', (message) => {
    if (message !== REPLACED) return;
    isReplaced = true;
    void stop();
  });
  const address = await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
  if (cluster.isWorker) return;
  console.log(`Keto Navigator is ready: ${config.PORT === 0 ? address : config.PUBLIC_URL}`);
  if (!wordingModel) await tellOfOllama();
}

function healthChecks({ DATA_DIR, DISK_ALARM_MB, BACKUP_DIR, makesBackups }: Config): HealthCheck[] {
  return [
    ...(DISK_ALARM_MB > 0 ? [diskCheck(DATA_DIR, DISK_ALARM_MB)] : []),
    ...(makesBackups ? [backupCheck(BACKUP_DIR, new Date())] : []),
  ];
}

/** Loaded and asked only now, so that a start is no slower for it. */
async function tellOfOllama(): Promise<void> {
  const { ollamaHint } = await import('./models/ollama-hint.ts');
  const hint = await ollamaHint();
  if (hint) console.log(hint);
}

runProcess(serve);
