import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openDatabase } from '../database/client.ts';
import { databaseDigest } from '../testing/database-digest.ts';
import { insertReading, insertUser } from '../testing/factories.ts';
import { makeDailyBackups } from './daily-backups.ts';

// Each starts the real commands, one after the other.
vi.setConfig({ testTimeout: 90_000 });

let source: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keto-navigator-commands-'));
  source = await createTestDatabase();
  const { db, close } = await openDatabase(source.url, { maxConnections: 1 });
  await insertReading(db, { userId: (await insertUser(db)).id });
  await close();
});
afterEach(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

const settings = (url: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATABASE_URL: url,
  DATA_DIR: folder,
  ...more,
});

async function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const file = join(import.meta.dirname, `${command}-command.ts`);
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}

async function digestOf(url: string) {
  const { db, close } = await openDatabase(url, { maxConnections: 1 });
  return databaseDigest(db).finally(close);
}

test('one command saves, keeping so many, and one restores', async () => {
  const old = 'keto-navigator-2020-01-01T00-00-00Z.sql.gz';
  const backups = join(folder, 'backups');
  const env = settings(source.url, { BACKUP_KEEP: '1', BACKUP_KEY: await generateX25519Identity() });
  await run('backup', [], env);
  await writeFile(join(backups, old), '');
  const told: { file: string; verified: boolean } = JSON.parse(await run('backup', ['--json'], env));
  expect((await readdir(backups)).map((name) => join(backups, name))).toEqual([told.file]);

  const target = await createEmptyDatabase();
  expect(await run('restore', [told.file], { ...env, DATABASE_URL: target.url })).toMatch(
    /^\d+ rows of \d+ tables are restored; each table equals what was saved\.\n$/,
  );
  expect(await digestOf(target.url)).toEqual(await digestOf(source.url));
  await target.drop();
  const refused = await run('restore', [told.file], env).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('The database is not empty') });
});

test('a server makes its daily backup by itself, and tells where it cannot', async () => {
  const backups = join(folder, 'backups');
  const reports: string[] = [];
  const report = (line: string) => void reports.push(line);
  const daily = makeDailyBackups({ folder: backups, report, env: settings(source.url), firstLookMs: 0 });
  await expect
    .poll(() => readdir(backups).catch(() => []), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/\.sql\.gz$/)]);
  daily.stop();
  expect(reports).toEqual([]);

  const env = settings('postgres://sailor@127.0.0.1:1/sea');
  const failing = makeDailyBackups({ folder: join(folder, 'other'), report, env, firstLookMs: 0 });
  await expect
    .poll(() => reports, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^The daily backup failed: .*ECONNREFUSED/)]);
  failing.stop();
});
