import type { FastifyInstance } from 'fastify';
import { adviseOnReading } from '#domain/readings/reading-advice.ts';
import { createTestDatabase } from '#tests/database.ts';
import { type AppDeps, buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/client.ts';
import { UNDESCRIBED } from '../plugins/error-handler.ts';
import { deriveSecrets } from '../secrets.ts';
import { CapturedLog } from './captured-log.ts';
import { CapturedMailer } from './captured-mailer.ts';
import { FACTORY_PASSWORD, insertUser } from './factories.ts';
import { SettableClock } from './settable-clock.ts';
import { TestClient } from './test-client.ts';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  databaseUrl: string;
  mailer: CapturedMailer;
  clock: SettableClock;
  log: CapturedLog;
  /** A browser of its own, with its own cookies. */
  client(address?: string): TestClient;
  /**
   * Closes the app, and drops the database where the app made it.
   * @throws Error for a call that was answered with a status which its documentation does not tell of
   */
  close(): Promise<void>;
}

type Engines = Pick<
  AppDeps,
  | 'labelReader'
  | 'productDatabase'
  | 'visionReader'
  | 'coach'
  | 'adviseOnReading'
  | 'planner'
  | 'wordingModel'
  | 'foods'
>;

interface TestAppOptions {
  /** Environment variables beside the defaults. */
  env?: Record<string, string>;
  /** A database to share; else a fresh clone of the migrated template. */
  databaseUrl?: string;
  clientDir?: string;
  engines?: Partial<Engines>;
  stallLimitMs?: number;
  healthWarnings?: AppDeps['healthWarnings'];
}

/** For tests of everything else: a call that reaches an engine fails loudly. */
const uncalledEngines: Engines = {
  labelReader: {
    read: () => Promise.reject(new Error('This test reads no photo')),
  },
  coach: {
    answer() {
      throw new Error('This test asks nothing');
    },
    close: async () => {},
  },
  adviseOnReading: async (...asked) => adviseOnReading(...asked),
  planner: {
    plan: () => Promise.reject(new Error('This test plans no meals')),
  },
  wordingModel: null,
  foods: () => [],
};

/** The real app on a real database; only mail delivery and the clock are stand-ins. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.databaseUrl ? null : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const database = await openDatabase(databaseUrl, { maxConnections: 5 });
  const parts = { mailer: new CapturedMailer(), clock: new SettableClock(), log: new CapturedLog() };
  const app = await buildApp({
    config: parseConfig({ LOG_LEVEL: 'debug', ...options.env }),
    database,
    secrets: deriveSecrets('a secret that only tests share, and long enough'),
    mailer: parts.mailer,
    clock: parts.clock,
    clientDir: options.clientDir ?? null,
    ...(options.stallLimitMs !== undefined && { stallLimitMs: options.stallLimitMs }),
    ...(options.healthWarnings && { healthWarnings: options.healthWarnings }),
    ...uncalledEngines,
    ...options.engines,
    logStream: parts.log,
  });
  await app.ready();
  return {
    app,
    db: database.db,
    databaseUrl,
    ...parts,
    client: (address) => new TestClient(app, address),
    async close() {
      await app.close();
      await database.close();
      await own?.drop();
      const undescribed = parts.log.lines(UNDESCRIBED);
      if (undescribed.length > 0) throw new Error(`${UNDESCRIBED}: ${JSON.stringify(undescribed)}`);
    },
  };
}

/** A browser signed in to a new account. */
export async function signedInClient(
  testApp: TestApp,
  overrides: Parameters<typeof insertUser>[1] = {},
): Promise<{ client: TestClient; user: Awaited<ReturnType<typeof insertUser>> }> {
  const user = await insertUser(testApp.db, overrides);
  const client = testApp.client();
  const password = overrides.password ?? FACTORY_PASSWORD;
  const response = await client.post('/api/login', { username: user.username, password });
  if (response.statusCode !== 200) throw new Error(`Signing in failed: ${response.body}`);
  return { client, user };
}

/** A browser with a guest id. */
export async function guestClient(testApp: TestApp): Promise<TestClient> {
  const client = testApp.client();
  await client.post('/api/login-guest');
  return client;
}
