import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { newestBackup } from '../backup/backup-folder.ts';

const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day's backup may be missed once or twice, on a machine that is off at times. */
const OLD_BACKUP_DAYS = 3;

/** @returns what somebody should do something about, in words; null where all is well */
export type HealthCheck = () => Promise<string | null>;

export interface HealthWatch {
  /** What was found last, for /healthz: no paths, addresses or names in it. */
  warnings(): readonly string[];
  stop(): void;
}

/** Looks at once and then every minute, and tells of what is new. */
export function watchHealth(checks: HealthCheck[], report: (line: string) => void): HealthWatch {
  let found: string[] = [];
  const look = async () => {
    const answers = await Promise.all(checks.map((check) => check().catch(asWords)));
    const now = answers.filter((words) => words !== null);
    for (const words of now) if (!found.includes(words)) report(words);
    found = now;
  };
  void look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return { warnings: () => found, stop: () => clearInterval(timer) };
}

function asWords(error: unknown): string {
  return `A check of this server's health failed (${error instanceof Error && 'code' in error ? error.code : 'unknown'}).`;
}

/**
 * Warns before the disk of a folder is full.
 * @param alarmMb free space below which to warn, in MB of 1,000,000 bytes
 * @param freeBytes how much a program without special rights may still write there
 */
export function diskCheck(folder: string, alarmMb: number, freeBytes = freeBytesAt): HealthCheck {
  return async () => {
    const free = Math.floor((await freeBytes(folder)) / 1_000_000);
    if (free >= alarmMb) return null;
    // In steps, so that each is told of once and not every minute anew.
    const step = Math.ceil((free + 1) / Math.ceil(alarmMb / 10)) * Math.ceil(alarmMb / 10);
    return `The disk is nearly full: less than ${step} MB are free. Make room, or soon nothing more can be saved.`;
  };
}

/** A server that keeps nothing on this machine may never make its folder. */
async function freeBytesAt(folder: string): Promise<number> {
  if (!existsSync(folder)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Warns where daily backups are meant to be made and the newest is old, or there is none a day after the start. */
export function backupCheck(folder: string, startedAt: Date, now = () => new Date()): HealthCheck {
  return async () => {
    const newest = await newestBackup(folder);
    const days = Math.floor((now().getTime() - (newest ?? startedAt).getTime()) / DAY_MS);
    if (newest && days < OLD_BACKUP_DAYS) return null;
    // A server that has just started makes up for what was missed first.
    if (now().getTime() - startedAt.getTime() < HOUR_MS) return null;
    if (newest) return `The newest backup is ${days} days old. The log says why the daily backup fails.`;
    return days < 1 ? null : 'There is no backup yet. The log says why the daily backup fails.';
  };
}
