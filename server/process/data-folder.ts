import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningProcess } from './running-process.ts';

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

/** A process that was just killed may take this long to be gone. */
const ENDING_LIMIT_MS = 3_000;

/**
 * Takes the data folder for this process. A lock whose process has ended (a power cut, kill -9) is taken over.
 * @throws DataFolderInUse where its process still lives after three seconds
 */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = join(path, LOCK);
  const owner: Owner = { pid: process.pid, startedAt: runningProcess(process.pid)?.startedAt ?? '' };
  const deadline = performance.now() + ENDING_LIMIT_MS;
  for (let takeovers = 0; ; ) {
    try {
      writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || takeovers > 3)
        throw error;
      const holder = readOwner(file);
      if (!holder || !isAlive(holder)) {
        rmSync(file, { force: true });
        takeovers++;
      } else if (performance.now() < deadline) {
        await delay(20);
      } else {
        throw new DataFolderInUse(`The data folder ${path} is in use by process ${holder.pid}.`);
      }
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
  return runningProcess(owner.pid)?.startedAt === owner.startedAt;
}
