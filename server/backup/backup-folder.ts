import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Named by the instant, without the colons that Windows refuses, so that names sort by age. */
const NAME = /^keto-navigator-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.sql\.gz(\.age)?$/;

/** The path of a backup made now, in a folder that exists from now on. */
export async function newBackupPath(folder: string, now: Date, isEncrypted: boolean): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const instant = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `keto-navigator-${instant}Z.sql.gz${isEncrypted ? '.age' : ''}`);
}

/** When the newest backup in a folder was made; null where there is none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const [, day, hour, minute, second] = NAME.exec((await backupNames(folder)).at(-1) ?? '') ?? [];
  return day ? new Date(`${day}${hour}:${minute}:${second}Z`) : null;
}

/** Removes all but the newest, and what a killed backup left half written; files of other names stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const names = await backupNames(folder);
  const newest = names.at(-1) ?? '';
  const halves = (await readdir(folder)).filter(
    (name) => NAME.test(name.replace(/\.partial$/, '')) && name.endsWith('.partial') && name < newest,
  );
  for (const name of [...names.slice(0, -keep), ...halves]) await rm(join(folder, name), { force: true });
}

async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted();
}
