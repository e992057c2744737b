import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newBackupPath, newestBackup, removeOldBackups } from './backup-folder.ts';
import { isBackupDue } from './daily-backups.ts';

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keto-navigator-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), '');
  return folder;
}

const MONDAY = 'keto-navigator-2026-11-23T08-00-00Z.sql.gz';
const TUESDAY = 'keto-navigator-2026-11-24T08-00-00Z.sql.gz.age';
const WEDNESDAY = 'keto-navigator-2026-11-25T08-00-00Z.sql.gz';

test('a backup is named by its instant, and found again by its name', async () => {
  const folder = join(await folderWith(), 'new');
  expect(await newestBackup(folder)).toBeNull();
  const at = new Date('2026-11-23T08:00:00.123Z');
  const path = await newBackupPath(folder, at, false);
  expect(path).toBe(join(folder, MONDAY));
  await writeFile(path, '');
  expect(await newestBackup(folder)).toEqual(new Date('2026-11-23T08:00:00Z'));
});

test('the newest stay, and what is nobody’s business', async () => {
  const folder = await folderWith(MONDAY, TUESDAY, WEDNESDAY, 'recipes.sql.gz', `${MONDAY}.partial`);
  await removeOldBackups(folder, 2);
  expect((await readdir(folder)).toSorted()).toEqual([TUESDAY, WEDNESDAY, 'recipes.sql.gz']);
});

test('a backup is due a day after the last', async () => {
  const folder = await folderWith(MONDAY, TUESDAY);
  expect(await isBackupDue(folder, new Date('2026-11-25T07:59:00Z'))).toBe(false);
  expect(await isBackupDue(folder, new Date('2026-11-25T08:00:00Z'))).toBe(true);
  expect(await isBackupDue(join(folder, 'none'), new Date())).toBe(true);
});
