import { type ChildProcess, spawn } from 'node:child_process';
import { postgresCommand } from './embedded-postgres-command.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/**
 * Starts a program of PostgreSQL for a cluster, as the cluster's user, in a session of its own: Ctrl-C must reach the
 * application first, which drains and then stops the database.
 */
export function spawnPostgres(
  program: string,
  { folder, user }: Pick<PostgresCluster, 'folder' | 'user'>,
  args: string[],
): ChildProcess {
  const command = postgresCommand(program, user, folder);
  return spawn(command.file, [...command.args, ...args], {
    uid: command.uid,
    gid: command.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    // Only what the programs need: our own settings and secrets stay out of the child.
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  });
}

/** Keeps the last 16 KB of a child's messages. */
export function collectMessages(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text = (text + chunk).slice(-16_384);
  });
  return () => text;
}

/** Resolves with the exit code of a child; 128 after a signal. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
}

/** What PostgreSQL says went wrong: its last fatal message, else its last line. */
export function problemIn(messages: string): string {
  const lines = messages.trim().split('\n');
  const fatal = lines.findLast((line) => /(FATAL|PANIC):/.test(line));
  return (fatal ?? lines.at(-1)) || 'no message';
}
