import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One process at a time works in a data folder; the message names the one that does. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

export type DataFolder = {
  path: string;
  /** Lets a command beside the running server (seeding) reach its embedded database. */
  publishDatabase(url: string): void;
  release(): void;
};

type Owner = { pid: number; startedAt: string; databaseUrl?: string };

const LOCK = 'server.lock';

/**
 * Takes the data folder for this process, or throws `DataFolderInUse`.
 * A lock whose process has ended (a power cut, kill -9) is taken over.
 */
export function claimDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = join(path, LOCK);
  const owner: Owner = { pid: process.pid, startedAt: startTime(process.pid) };
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || attempt > 3) throw error;
      const holder = readOwner(file);
      if (holder && isAlive(holder)) {
        throw new DataFolderInUse(`The data folder ${path} is in use by process ${holder.pid}.`);
      }
      rmSync(file, { force: true });
    }
  }
  return {
    path,
    publishDatabase: (url) =>
      writeFileSync(file, JSON.stringify({ ...owner, databaseUrl: url }), { mode: 0o600 }),
    release: () => rmSync(file, { force: true }),
  };
}

/** Connection string of the embedded database that a running server has open in this folder, else null. */
export function runningDatabaseUrl(path: string): string | null {
  const holder = readOwner(join(path, LOCK));
  return holder && isAlive(holder) ? (holder.databaseUrl ?? null) : null;
}

function readOwner(file: string): Owner | null {
  if (!existsSync(file)) return null;
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isOwner(owner) ? owner : null;
  } catch {
    return null; // cut off while being written: nobody holds it
  }
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return startTime(owner.pid) === owner.startedAt;
}

/** The kernel's start time of a process, so that a reused process id is not mistaken for the old owner. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    return ended ? 'ended' : (fields[19] ?? '');
  } catch {
    return ''; // no /proc on this system: the process id alone decides
  }
}
