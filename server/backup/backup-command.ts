import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import { parseConfig } from '../config.ts';
import { withConfiguredDatabase } from '../database/configured-database.ts';
import { newBackupPath, removeOldBackups } from './backup-folder.ts';
import type { TableSum } from './copy-table.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

interface Options {
  to?: string;
  verify?: true;
  json?: true;
}

/** `npm run backup`: an archive of the configured database or the embedded one, whether or not it is in use. */
await new Command('npm run backup --')
  .description('Save the whole database in one file, while it is in use.')
  .option('--to <file>', 'write this file; without it one in BACKUP_DIR, where BACKUP_KEEP of them are kept')
  .option('--verify', 'restore it into a second PostgreSQL and compare every table')
  .option('--json', 'print file, bytes and the sums of the tables as JSON')
  .action(backUp)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

async function backUp({ to, verify, json }: Options): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_KEY: key } = parseConfig(process.env);
  const file = to ?? (await newBackupPath(BACKUP_DIR, new Date(), key !== undefined));
  let tables: TableSum[] = [];
  // A backup before an update must not be the update.
  await withConfiguredDatabase(
    process.env,
    async (url) => {
      tables = await writeBackup({ url, file, key });
    },
    { migrated: false },
  );
  if (verify) await verifyBackup(file, key);
  if (!to && BACKUP_KEEP > 0) await removeOldBackups(BACKUP_DIR, BACKUP_KEEP);
  const bytes = (await stat(file)).size;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const told = `${rows} rows of ${tables.length} tables are saved in ${file} (${Math.ceil(bytes / 1024)} KB${key ? ', encrypted' : ''})`;
  console.log(
    json
      ? JSON.stringify({ file, bytes, verified: verify === true, tables }, null, 2)
      : `${told}${verify ? ', and a second PostgreSQL restored the same from it' : ''}.`,
  );
}
