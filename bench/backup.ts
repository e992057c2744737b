import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Figures } from './bench.ts';
import { startLoad } from './rolling-load.ts';
import { runServer } from './server-under-test.ts';

const REQUESTS_PER_SECOND = 100;
const BACKUPS = 3;
const REQUESTS_BETWEEN = 500;

const COMMAND = join(import.meta.dirname, '..', 'server', 'backup', 'backup-command.ts');

/** Backups of a server in use, each restored into a second PostgreSQL and compared; the command fails where they differ. */
export async function benchBackup(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    const load = await startLoad(server.url, REQUESTS_PER_SECOND);
    let rows = 0;
    let slowestMs = 0;
    for (let backup = 0; backup < BACKUPS; backup++) {
      await load.sent(REQUESTS_BETWEEN);
      const began = performance.now();
      const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, '--verify', '--json'], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      });
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
      const made: { verified: boolean; tables: { rows: number }[] } = JSON.parse(stdout);
      if (!made.verified) throw new Error('The backup was not verified.');
      rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
    }
    const counted = await load.stop();
    await server.stop();
    return { ...counted, equal: BACKUPS, rows, slowestMs };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
