import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runningProcess } from '../process/running-process.ts';
import { freePort, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresCommand } from './embedded-postgres-command.ts';
import { openCluster } from './postgres-cluster.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const pidFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function one(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select 1 as one').finally(() => client.end());
  return rows;
}

test('a PostgreSQL that dies is started again at the same address, until it is stopped', async () => {
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, report: (line) => lines.push(line) });
  for (const deaths of [1, 2]) {
    process.kill(postmasterPid(), 'SIGKILL');
    await expect.poll(() => one(postgres.url).catch(() => 'away'), { timeout: 30_000 }).toEqual([{ one: 1 }]);
    expect(lines.filter((line) => line.includes('ended by itself (code 128)'))).toHaveLength(deaths);
  }
  const last = postmasterPid();
  await postgres.stop();
  expect(runningProcess(last)).toBeNull();
  expect(existsSync(pidFile())).toBe(false);
});

/** A PostgreSQL whose parent is a program that never collects its children, as after the death of a server. */
async function startOrphan(): Promise<{ parent: ChildProcess; pid: number }> {
  const { folder, user } = await openCluster(dataDir);
  const { file, args, uid, gid } = postgresCommand('postgres', user, folder);
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = [file, ...args, '-D', folder, '-p', String(await freePort()), ...settings];
  const parent = spawn('/bin/sh', ['-c', '"$@" & exec sleep 600', 'sh', ...server], {
    uid,
    gid,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const text of parent.stderr) {
    if (String(text).includes('ready to accept connections')) break;
  }
  return { parent, pid: postmasterPid() };
}

test.each([
  ['killed, and a zombie since', (pid: number) => void process.kill(pid, 'SIGKILL')],
  ['left running', () => {}],
])(
  'a start takes over from a PostgreSQL that was %s',
  async (_how, end) => {
    const orphan = await startOrphan();
    try {
      end(orphan.pid);
      const postgres = await startEmbeddedPostgres({ dataDir });
      expect(runningProcess(orphan.pid)).toBeNull();
      expect(await one(postgres.url)).toEqual([{ one: 1 }]);
      await postgres.stop();
    } finally {
      orphan.parent.kill('SIGKILL');
      await once(orphan.parent, 'exit');
    }
  },
  60_000,
);
