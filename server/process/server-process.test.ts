import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';

type Server = {
  child: ChildProcess;
  port: number;
  dataDir: string;
  output: () => string;
  exit: Promise<number | null>;
};

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

  test('when the given database cannot be reached', async () => {
    const second = await launch(newDataDir(), { DATABASE_URL: 'postgres://sailor:secret@127.0.0.1:1/sea' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/^The database at 127\.0\.0\.1:1\/sea cannot be used: .*\n$/);
  });
});

test('a signal ends the server and its database; what was stored is there at the next start', async () => {
  const dataDir = newDataDir();
  const first = await launch(dataDir);
  await register(first.port, 'anna@example.org', 201);
  first.child.kill('SIGTERM');
  first.child.kill('SIGINT');
  expect(await first.exit).toBe(0);
  const second = await launch(dataDir);
  await register(second.port, 'anna@example.org', 409);
});

test('a killed server is recovered from, with what it had acknowledged', async () => {
  const dataDir = newDataDir();
  const first = await launch(dataDir);
  await register(first.port, 'bob@example.org', 201);
  first.child.kill('SIGKILL');
  await first.exit;
  const second = await launch(dataDir);
  expect(await readyz(second.port)).toBe(200);
  await register(second.port, 'bob@example.org', 409);
});

async function register(port: number, username: string, status: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Sail4the-win' }),
  });
  expect(response.status, await response.text()).toBe(status);
}
