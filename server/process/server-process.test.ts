import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import { freePort } from '../database/embedded-postgres.ts';
import { runningProcess } from './running-process.ts';

type Server = {
  child: ChildProcess;
  port: number;
  dataDir: string;
  output: () => string;
  exit: Promise<number | null>;
};

// Each starts the real process, some of them twice.
vi.setConfig({ testTimeout: 90_000 });

const folders: string[] = [];
const running = new Set<ChildProcess>();

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-process-'));
  folders.push(folder);
  return folder;
}

/** The real process on its own port and data folder; resolves when it serves or has ended. */
async function launch(dataDir: string, env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
        if (text.includes('is ready')) resolve();
      });
    }
  });
  const exit = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code;
  });
  await Promise.race([ready, exit]);
  return { child, port, dataDir, output: () => text, exit };
}

const readyz = (port: number) => fetch(`http://127.0.0.1:${port}/readyz`).then((response) => response.status);

afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('one line and a failing exit', () => {
  let first: Server;
  beforeAll(async () => {
    first = await launch(newDataDir());
    expect(await readyz(first.port)).toBe(200);
  });

  test('when the data folder is in use', async () => {
    const second = await launch(first.dataDir);
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `The data folder ${first.dataDir} is in use by process ${first.child.pid}.\n`,
    );
  });

  test('when the port is taken, and its database is stopped again', async () => {
    const second = await launch(newDataDir(), { PORT: String(first.port) });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(new RegExp(`^Port ${first.port} is taken by another program\\..*\\n$`));
    expect(() => readFileSync(join(second.dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toThrow();
  });

  test('when a setting is wrong', async () => {
    const second = await launch(newDataDir(), { PORT: 'harbor' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe('Wrong settings: PORT must be a whole number\n');
  });

  test('when the given database is used with another secret', async () => {
    const database = await createTestDatabase();
    const other = await launch(newDataDir(), { DATABASE_URL: database.url });
    const second = await launch(newDataDir(), { DATABASE_URL: database.url });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^All servers of one DATABASE_URL need the same SESSION_SECRET, .*\n$/);
    expect(await readyz(other.port)).toBe(200);
    other.child.kill('SIGTERM');
    await other.exit;
    await database.drop();
  });

  test('when the given database cannot be reached', async () => {
    const second = await launch(newDataDir(), { DATABASE_URL: 'postgres://sailor:secret@127.0.0.1:1/sea' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^The database at 127\.0\.0\.1:1\/sea cannot be used: .*\n$/);
  });
});

/** Of the embedded PostgreSQL; null while none is running. */
function postmaster(dataDir: string): number | null {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

// One folder through all that can happen to it: each test goes on where the one before it ended.
describe('a data folder that outlives its servers', () => {
  const dataDir = newDataDir();
  let server: Server;

  test('a signal ends the server and its database; what was stored is there at the next start', async () => {
    server = await launch(dataDir);
    await register(server.port, 'anna@example.org', 201);
    server.child.kill('SIGTERM');
    server.child.kill('SIGINT');
    expect(await server.exit).toBe(0);
    server = await launch(dataDir);
    await register(server.port, 'anna@example.org', 409);
  });

  test('a killed server takes its database along and is recovered from, with what it had acknowledged', async () => {
    await register(server.port, 'bob@example.org', 201);
    const left = postmaster(dataDir) ?? 0;
    server.child.kill('SIGKILL');
    await expect.poll(() => runningProcess(left), { timeout: 20_000 }).toBeNull();
    server = await launch(dataDir);
    expect(await readyz(server.port)).toBe(200);
    await register(server.port, 'bob@example.org', 409);
  });

  test('both killed at once are recovered from', async () => {
    process.kill(postmaster(dataDir) ?? 0, 'SIGKILL');
    server.child.kill('SIGKILL');
    // The next start meets whatever of the two is still there.
    server = await launch(dataDir);
    expect(server.output()).toContain('is ready');
    expect(await readyz(server.port)).toBe(200);
  });

  test('a database that dies is started again under a living server, which asks for patience meanwhile', async () => {
    const killed = postmaster(dataDir) ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('is being restarted.');
    const answers = new Set<number>();
    const isBack = async () => {
      const response = await fetch(`http://127.0.0.1:${server.port}/readyz`);
      answers.add(response.status);
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
      return response.ok && postmaster(dataDir) !== killed;
    };
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    for (const status of answers) expect([200, 503]).toContain(status);
    await register(server.port, 'carla@example.org', 201);
  });

  test('a stalled upload does not keep a signal from ending all in order', async () => {
    const before = server.output().length;
    const socket = connect(server.port, '127.0.0.1');
    const head = [
      'POST /api/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 900',
      // Its interim answer tells that the server has begun to read.
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"username":`);
    const [interim] = await once(socket, 'data');
    expect(String(interim)).toContain('100 Continue');
    socket.on('error', () => {});
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(postmaster(dataDir)).toBeNull();
    expect(server.output().slice(before)).not.toContain('failed');
  });
});

test('a server behind a load balancer says that it is not ready before it stops serving', async () => {
  const server = await launch(newDataDir(), { DRAIN_SECONDS: '600' });
  server.child.kill('SIGTERM');
  await expect.poll(() => readyz(server.port)).toBe(503);
  await register(server.port, 'dora@example.org', 201);
  server.child.kill('SIGKILL');
  await server.exit;
});

test.each([
  ['an error', "throw new Error('reef')", 'uncaughtException'],
  ['a rejection', "Promise.reject(new Error('reef'))", 'unhandledRejection'],
])('%s that nothing caught ends the server in order, with a failing exit', async (_what, fault, origin) => {
  const preload = `data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${fault}})`)}`;
  const server = await launch(newDataDir(), { NODE_OPTIONS: `--import=${preload}` });
  server.child.kill('SIGUSR2');
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain(`The server is stopping because of an uncaught error (${origin})`);
  expect(server.output()).toContain("message: 'reef'");
  expect(postmaster(server.dataDir)).toBeNull();
  await expect(readyz(server.port)).rejects.toThrow();
});

async function register(port: number, username: string, status: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Sail4the-win' }),
  });
  expect(response.status, await response.text()).toBe(status);
}
