import { join } from 'node:path';
import { freePort } from '#server/database/embedded-postgres.ts';
import { openCluster, ROLE } from '#server/database/postgres-cluster.ts';
import { collectMessages, exitOf, spawnPostgres } from '#server/database/postgres-program.ts';

export interface ExternalPostgres {
  /** Connection string of its database `postgres`. */
  url: string;
  /** As an operator restarts it: `fast` ends sessions in order, `immediate` as a crash would. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL that no server of ours looks after, run by pg_ctl on a free loopback port, in a folder of its own. */
export async function startExternalPostgres(dataDir: string): Promise<ExternalPostgres> {
  const cluster = await openCluster(dataDir);
  const port = await freePort();
  const control = async (...args: string[]) => {
    const child = spawnPostgres('pg_ctl', cluster, ['-D', cluster.folder, '-w', ...args]);
    const output = collectMessages(child);
    const code = await exitOf(child);
    if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed: ${output()}`);
  };
  const settings = [`-p ${port}`, '-c listen_addresses=127.0.0.1', "-c unix_socket_directories=''"];
  await control('-l', join(cluster.folder, 'server.log'), '-o', settings.join(' '), 'start');
  return {
    url: `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/postgres`,
    restart: (mode) => control('-l', join(cluster.folder, 'server.log'), '-m', mode, 'restart'),
    stop: () => control('-m', 'fast', 'stop'),
  };
}
