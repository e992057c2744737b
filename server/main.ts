import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadFoods } from '#content/foods/foods.ts';
import { createLabelReader } from '#label-reader/label-reader.ts';
import { buildApp } from './app.ts';
import { createGuardedCoach } from './coach-worker/guarded-coach.ts';
import { ConfigError, parseConfig } from './config.ts';
import { DatabaseUnavailable, openDatabase } from './database/client.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import { createPlannerPool } from './features/meal-plans/planner-pool.ts';
import { serializeError } from './logging/serialize-error.ts';
import { createMailer } from './mail/mailer.ts';
import { configuredModel } from './models/language-model.ts';
import { wordingLimits } from './models/wording-limits.ts';
import { Closers } from './process/closers.ts';
import { claimDataFolder, DataFolderInUse } from './process/data-folder.ts';
import { readingHelpers } from './process/reading-helpers.ts';
import { loadOrCreateSecrets } from './secrets.ts';

/** How long running requests may take to finish once the process was asked to stop; then their lines are cut. */
const DRAIN_LIMIT_MS = 5_000;
/** The embedded database ends at once when asked to, and otherwise recovers at the next start. */
const DATABASE_STOP_LIMIT_MS = 10_000;
/** Should ending hang all the same. The embedded database ends with this process in any case. */
const STOP_LIMIT_MS = 25_000;

/** A reader of labels takes up to 800 MB while it reads; below this there is one alone. */
const SECOND_READER_BYTES = 4 * 1024 ** 3;
const readersFor = (memory: number) => (memory >= SECOND_READER_BYTES ? 2 : 1);

const closers = new Closers();

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config.DATA_DIR));
  const database = await openDatabase(databaseUrl);
  closers.add('database connections', () => database.close());
  await migrateDatabase(databaseUrl);

  const labelReader = createLabelReader({
    workers: readersFor(Math.min(totalmem(), process.constrainedMemory() || totalmem())),
  });
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
    secrets: loadOrCreateSecrets(config),
    mailer: createMailer(config),
    clock: { now: () => new Date() },
    labelReader,
    ...helpers,
    coach,
    adviseOnReading: coach.adviseOnReading,
    planner,
    wordingModel,
    foods: loadFoods,
    clientDir: join(import.meta.dirname, '..', 'dist', 'client'),
  });
  closers.add('requests', () => drain(app), DRAIN_LIMIT_MS + 2_000);
  const address = await app.listen({ host: config.HOST, port: config.PORT });
  console.log(`Keto Navigator is ready: ${config.PORT === 0 ? address : config.PUBLIC_URL}`);
  if (!wordingModel) await tellOfOllama();
}

/** Loaded and asked only now, so that a start is no slower for it. */
async function tellOfOllama(): Promise<void> {
  const { ollamaHint } = await import('./models/ollama-hint.ts');
  const hint = await ollamaHint();
  if (hint) console.log(hint);
}

async function startOwnDatabase(dataDir: string): Promise<string> {
  const folder = await claimDataFolder(dataDir);
  closers.add('data folder', () => folder.release());
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  closers.add('embedded database', () => postgres.stop(), DATABASE_STOP_LIMIT_MS);
  folder.publishDatabase(postgres.url);
  return postgres.url;
}

/** Takes no more requests, not even for /readyz, and waits for those under way; a stalled one does not hold it up. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS);
  await app.close();
  clearTimeout(cut);
}

let stopping = false;

/** Ends everything in the opposite order of its start. A second signal does not hurry the first. */
async function stop(problem?: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (problem) console.error(problem);
  const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS);
  await closers.closeAll();
  clearTimeout(limit);
  process.exit(problem ? 1 : 0);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : '';
    return `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=3100 npm start.`;
  }
  const expected = [ConfigError, DatabaseUnavailable, DataFolderInUse].some((kind) => error instanceof kind);
  return expected ? error.message : (error.stack ?? error.message);
}

/** What nothing caught leaves the process in a state that nobody knows: it ends in order, so that another can serve. */
function endAfter(error: unknown, origin: string): void {
  console.error(
    `The server ends because of an error that nothing caught (${origin}):`,
    serializeError(error),
  );
  void stop('The server is stopping.');
}

process.on('uncaughtException', endAfter);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
start().catch((error: unknown) => stop(explain(error)));
