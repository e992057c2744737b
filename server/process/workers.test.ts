import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';
import { runningProcess } from './running-process.ts';

// One primary serves both tests: what it starts takes longer than what is looked at.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });

const ROOT = join(import.meta.dirname, '..', '..');

let dataDir: string;
let url: string;
let primary: ChildProcess;
let output: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-workers-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = '';
  primary = spawn(process.execPath, ['cli/keto.ts', 'serve', '--workers', '2'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      BACKUP_KEEP: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [primary.stdout, primary.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await vi.waitFor(() => expect(output).toContain('is ready'), { timeout: 60_000, interval: 50 });
});
afterAll(async () => {
  if (primary.exitCode === null && primary.signalCode === null) {
    primary.kill('SIGKILL');
    await once(primary, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** The workers that live, in the order of their start; the primary's other children are PostgreSQL and its watcher. */
function workerPids(): number[] {
  const pid = primary.pid ?? 0;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((child) => runningProcess(child)?.command?.includes('server/main.ts'));
}

/** On a connection of its own, so that any worker may get it. */
function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}${path}`, { ...init, headers: { ...init.headers, connection: 'close' } });
}

test('all workers are replaced one by one and nobody notices', async () => {
  const before = workerPids();
  expect(before).toHaveLength(2);
  const statuses = new Set<number>();
  let running = true;
  const visits = (async () => {
    while (running) {
      for (const path of ['/readyz', '/api/pantry/items']) {
        const response = await fetch(`${url}${path}`);
        statuses.add(response.status);
        await response.arrayBuffer();
      }
      // The visits leave the new workers a processor to start on.
      await delay(10);
    }
  })();
  primary.kill('SIGUSR2');
  const areReplaced = () => {
    const now = workerPids();
    return now.length === 2 && !now.some((pid) => before.includes(pid));
  };
  await expect.poll(areReplaced, { timeout: 90_000 }).toBe(true);
  running = false;
  await visits;
  expect([...statuses].toSorted()).toEqual([200, 401]);
});

test('workers share sessions, and one that dies is replaced', async () => {
  const credentials = { username: 'anna@example.org', password: 'Sail4the-win' };
  const registered = await call('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const [cookie = ''] = (registered.headers.get('set-cookie') ?? '').split(';');
  for (let visit = 0; visit < 6; visit++) {
    expect((await call('/api/user', { headers: { cookie } })).status).toBe(200);
  }

  const [killed = 0, other = 0] = workerPids();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => output, { timeout: 20_000 }).toContain('A worker ended by itself');
  await expect.poll(workerPids, { timeout: 60_000 }).toEqual([other, expect.any(Number)]);
  expect((await call('/api/user', { headers: { cookie } })).status).toBe(200);

  primary.kill('SIGTERM');
  const [code] = await once(primary, 'exit');
  expect(code).toBe(0);
  expect(runningProcess(other)).toBeNull();
});
