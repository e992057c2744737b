import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupCheck, diskCheck, watchHealth } from './health-watch.ts';

const MB = 1_000_000;
const freeAt = (megabytes: number) => diskCheck('/', 1_000, async () => megabytes * MB)();

test('a disk is told of before it is full, in steps', async () => {
  expect(await freeAt(1_000)).toBeNull();
  expect(await freeAt(999)).toMatch(/^The disk is nearly full: less than 1000 MB are free\. Make room/);
  expect(await freeAt(912)).toBe(await freeAt(950));
  expect(await freeAt(850)).not.toBe(await freeAt(950));
  expect(await freeAt(0)).toContain('less than 100 MB');
});

test('the disk of a folder that is there is looked at, and none for a folder that is not', async () => {
  expect(await diskCheck(tmpdir(), Number.MAX_SAFE_INTEGER)()).toContain('nearly full');
  expect(await diskCheck(join(tmpdir(), 'keto-navigator-never-made'), Number.MAX_SAFE_INTEGER)()).toBeNull();
});

test('a backup that is three days old is told of once the server had time to make one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keto-navigator-backups-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const start = new Date('2026-11-26T08:00:00Z');
  const after = (hours: number) =>
    backupCheck(folder, start, () => new Date(start.getTime() + hours * 3_600_000))();
  expect(await after(2)).toBeNull();
  expect(await after(25)).toMatch(/^There is no backup yet/);
  await writeFile(join(folder, 'keto-navigator-2026-11-23T08-00-00Z.sql.gz'), '');
  expect(await after(0.5)).toBeNull();
  expect(await after(2)).toMatch(/^The newest backup is 3 days old/);
  await writeFile(join(folder, 'keto-navigator-2026-11-24T08-00-00Z.sql.gz'), '');
  expect(await after(2)).toBeNull();
});

test('what is found is told of once; a check that fails is no end', async () => {
  const reports: string[] = [];
  const failing = () => Promise.reject(Object.assign(new Error('/home/anna'), { code: 'EACCES' }));
  const watch = watchHealth([async () => 'Reef ahead.', failing, async () => null], (line) =>
    reports.push(line),
  );
  await expect.poll(() => watch.warnings()).toHaveLength(2);
  watch.stop();
  expect(watch.warnings()).toEqual(['Reef ahead.', "A check of this server's health failed (EACCES)."]);
  expect(reports).toEqual(watch.warnings());
});
