import { parseConfig } from '../config.ts';
import { claimDataFolder, runningDatabaseUrl } from '../process/data-folder.ts';
import { openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed.ts';

/** `npm run db:seed`: seeds the configured database, or the embedded one, whether or not the server is running. */
async function seedCommand(): Promise<void> {
  const config = parseConfig(process.env);
  const known = config.DATABASE_URL ?? runningDatabaseUrl(config.DATA_DIR);
  if (known) return seedAt(known);

  const folder = claimDataFolder(config.DATA_DIR);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
    try {
      await seedAt(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    folder.release();
  }
}

async function seedAt(url: string): Promise<void> {
  await migrateDatabase(url);
  const { db, close } = await openDatabase(url, { maxConnections: 1 });
  const isNew = await seedDatabase(db).finally(close);
  const { username, password } = DEMO_ACCOUNT;
  console.log(`The demo account is ${isNew ? 'ready' : 'already there'}: ${username} / ${password}`);
}

try {
  await seedCommand();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
