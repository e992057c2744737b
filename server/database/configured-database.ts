import { parseConfig } from '../config.ts';
import { claimDataFolder, runningDatabaseUrl } from '../process/data-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * For commands: `use` gets the address of the configured database, or of the embedded one, whether or not the server is
 * running.
 * @param migrated brings it to the newest schema first, unless false
 */
export async function withConfiguredDatabase(
  env: NodeJS.ProcessEnv,
  use: (url: string) => Promise<void>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<void> {
  const config = parseConfig(env);
  const run = async (url: string) => {
    if (migrated) await migrateDatabase(url);
    await use(url);
  };
  const known = config.DATABASE_URL ?? runningDatabaseUrl(config.DATA_DIR);
  if (known) return run(known);

  const folder = await claimDataFolder(config.DATA_DIR);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
    try {
      await run(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    folder.release();
  }
}
