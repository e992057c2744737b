import { parseConfig } from '../config.ts';
import { claimDataFolder, runningDatabaseUrl } from '../process/data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * For commands: `use` gets the address of the configured database, or of the embedded one, migrated, whether or not
 * the server is running.
 */
export async function withConfiguredDatabase(
  env: NodeJS.ProcessEnv,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const config = parseConfig(env);
  const runMigrated = async (url: string) => {
    await migrateDatabase(url);
    await use(url);
  };
  const known = config.DATABASE_URL ?? runningDatabaseUrl(config.DATA_DIR);
  if (known) return runMigrated(known);

  const folder = await claimDataFolder(config.DATA_DIR);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
    try {
      await runMigrated(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    folder.release();
  }
}
