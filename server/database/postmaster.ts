import { type ChildProcess, spawn } from 'node:child_process';
import type { PostgresCluster } from './postgres-cluster.ts';
import { collectMessages, exitOf, problemIn, spawnPostgres } from './postgres-program.ts';

/** Without any message for so long it does not start; recovery after a crash tells of itself every 10 s. */
const SILENCE_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;

/** A running PostgreSQL: its first process, the parent of all its others. */
export interface Postmaster {
  /** Resolves with the exit code once it has ended, asked to or not. */
  exit: Promise<number>;
  /** Lets running transactions go and resolves once it has ended. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a loopback port; resolves once it takes connections. It ends when this process does. */
export async function startPostmaster(
  cluster: PostgresCluster,
  port: number,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    shared_buffers: '64MB',
    lc_messages: 'C',
    logging_collector: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgres('postgres', cluster, ['-D', cluster.folder, '-p', String(port), ...flags]);
  const output = collectMessages(child);
  const exit = exitOf(child);
  endWithThisProcess(child, exit);
  await ready(child, exit, output);
  return {
    exit,
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}

/**
 * A shell that waits for the end of a pipe which only this process holds, so that also a kill -9 stops PostgreSQL.
 * Windows has no such shell; there, as where it is killed too, the next start ends what is left.
 */
function endWithThisProcess({ pid }: ChildProcess, exit: Promise<number>): void {
  if (process.platform === 'win32' || pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: {},
  });
  watcher.on('error', () => {});
  const dismiss = () => watcher.kill('SIGKILL');
  exit.then(dismiss, dismiss);
}

function ready(child: ChildProcess, exit: Promise<number>, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(new Error('The embedded database did not become ready: it has been silent for 30 s.'));
    }, SILENCE_LIMIT_MS);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.stderr?.off('data', onMessage);
      act();
    };
    const onMessage = () => {
      timer.refresh();
      if (output().includes('ready to accept connections')) settle(resolve);
    };
    child.stderr?.on('data', onMessage);
    exit.then(
      () => settle(() => reject(new Error(`The embedded database did not start: ${problemIn(output())}`))),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}
