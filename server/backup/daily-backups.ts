import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { newestBackup } from './backup-folder.ts';

const DAY_MS = 24 * 3_600_000;
/** A laptop that is on for an hour a day gets its backup too. */
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 15 * 60_000;

/** With less memory to start with, as `npm start` is (`drizzle-as-commonjs.ts`). */
const COMMAND = [
  `--import=${new URL('../process/drizzle-as-commonjs.ts', import.meta.url).href}`,
  join(import.meta.dirname, 'backup-command.ts'),
];

interface DailyBackups {
  folder: string;
  /** Hears of a backup that failed, in one line. */
  report: (line: string) => void;
  /** Settings of the command; those of this process without it. */
  env?: NodeJS.ProcessEnv;
  /** Until it looks for the first time, in milliseconds. */
  firstLookMs?: number;
}

/** Whether a day has gone by since the newest backup. */
export async function isBackupDue(folder: string, now: Date): Promise<boolean> {
  const newest = await newestBackup(folder);
  return newest === null || now.getTime() - newest.getTime() >= DAY_MS;
}

/**
 * Runs `npm run backup`'s command once a day for as long as this process serves, in a process of its own: packing and
 * encrypting would hold this one up.
 */
export function makeDailyBackups(options: DailyBackups): { stop(): void } {
  const { folder, report, env = process.env, firstLookMs = FIRST_LOOK_MS } = options;
  let isRunning = false;
  const stopping = new AbortController();
  const look = async () => {
    if (isRunning || !(await isBackupDue(folder, new Date()))) return;
    isRunning = true;
    const problem = await runCommand(env, stopping.signal).finally(() => (isRunning = false));
    if (problem && !stopping.signal.aborted) report(`The daily backup failed: ${problem}`);
  };
  const lookAndTell = () => {
    look().catch((error: unknown) => report(`The daily backup failed: ${String(error)}`));
  };
  const timers = [setTimeout(lookAndTell, firstLookMs), setInterval(lookAndTell, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
    },
  };
}

/** @returns what the command said went wrong; null where nothing did */
function runCommand(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, COMMAND, { env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words = (words + chunk).slice(-2_000);
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? null : words.trim() || `code ${code}`));
  });
}
