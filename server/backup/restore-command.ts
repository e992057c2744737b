import { Command } from 'commander';
import { parseConfig } from '../config.ts';
import { withConfiguredDatabase } from '../database/configured-database.ts';
import { runningDatabaseUrl } from '../process/data-folder.ts';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore-backup.ts';

/** `npm run restore`: into the configured database or the embedded one, which must be empty. */
await new Command('npm run restore --')
  .description('Read a backup into an empty database: the one of DATABASE_URL, else the one in DATA_DIR.')
  .argument('<file>', 'what npm run backup wrote')
  .action(restore)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

async function restore(file: string): Promise<void> {
  const { BACKUP_KEY: key, DATABASE_URL, DATA_DIR } = parseConfig(process.env);
  if (!DATABASE_URL && runningDatabaseUrl(DATA_DIR)) {
    throw new BackupError(
      `The server of ${DATA_DIR} is running. Stop it first, or set DATA_DIR to a new folder.`,
    );
  }
  await withConfiguredDatabase(
    process.env,
    async (url) => {
      const tables = await restoreBackup({ url, file, key });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows of ${tables.length} tables are restored; each table equals what was saved.`);
    },
    { migrated: false },
  );
}
