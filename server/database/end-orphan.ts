import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runningProcess } from '../process/running-process.ts';

/** How long an orphan may take for an orderly end, and again for an immediate one, which needs a recovery later. */
const END_LIMIT_MS = 5_000;

/**
 * Ends a PostgreSQL that a killed server left running on this cluster, and removes the `postmaster.pid` of one that
 * has ended: PostgreSQL itself takes a zombie, or whoever got its process id since, for a living owner. Should one of
 * its helpers still live, its shared memory keeps the next one from starting meanwhile.
 * @param folder absolute path of the cluster; the caller holds the lock on its data folder
 */
export async function endOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      if (isPostgresOf(folder, pid)) process.kill(pid, signal);
      await ended(folder, pid);
    }
    if (isPostgresOf(folder, pid)) {
      throw new Error(
        `PostgreSQL (process ${pid}) still uses ${folder} and does not stop. End it and start again.`,
      );
    }
  }
  rmSync(pidFile, { force: true });
}

async function ended(folder: string, pid: number): Promise<void> {
  const deadline = performance.now() + END_LIMIT_MS;
  while (isPostgresOf(folder, pid) && performance.now() < deadline) await delay(20);
}

/** Where the system tells no command lines, the process id alone must do. */
function isPostgresOf(folder: string, pid: number): boolean {
  const found = runningProcess(pid);
  return found !== null && (found.command?.includes(`-D ${folder} `) ?? true);
}
