import { existsSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  /** The kernel's start time, so that a reused process id is not mistaken for its old owner; '' where it is not told. */
  startedAt: string;
  /** Its command line, arguments apart by spaces; null where the system does not tell. */
  command: string | null;
}

/** The process, or null where it has ended, also one whose parent has not collected it yet (a zombie). */
export function runningProcess(pid: number): RunningProcess | null {
  if (!existsSync('/proc/self')) return isKnown(pid) ? { startedAt: '', command: null } : null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything; state and start time are fields 3 and 22 (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
    return { startedAt: fields[19] ?? '', command };
  } catch {
    return null;
  }
}

function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
