import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { TableSum } from './copy-table.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a PostgreSQL that is started for nothing else, and compares every table.
 * @throws BackupError where that fails
 */
export async function verifyBackup(file: string, key: string | undefined): Promise<TableSum[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keto-navigator-verify-'));
  try {
    const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
    const postgres = await startEmbeddedPostgres({ dataDir, settings });
    try {
      return await restoreBackup({ url: postgres.url, file, key });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
