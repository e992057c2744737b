import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { postgresCommand, postgresUser, type SystemUser } from './embedded-postgres-command.ts';

const ROLE = 'keto';
const DATABASE = 'keto_navigator';
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 10_000;

export type EmbeddedPostgres = {
  /** Connection string of the application's database. */
  url: string;
  /** Resolves with the exit code when the server ends without having been asked to. */
  crashed: Promise<number>;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Folder that holds the cluster and its password. Made when missing. */
  dataDir: string;
  /** Further settings, such as `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
};

/**
 * Starts PostgreSQL from the binaries in node_modules on a free loopback port, with its cluster in `dataDir`.
 * The caller holds the lock on the folder, so a server still running there is an orphan and is ended first.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = join(options.dataDir, 'postgres');
  const cluster = join(root, 'cluster');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const user = postgresUser(root);
  if (user) chownSync(root, user.uid, user.gid);
  const password = loadOrCreatePassword(join(options.dataDir, 'postgres-password'));
  if (!existsSync(cluster)) await createCluster(cluster, password, user);
  else await endOrphan(cluster);

  const port = await freePort();
  const server = await launch(cluster, port, user, options.settings ?? {});
  const base = `postgres://${ROLE}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${base}/postgres`);
  return { url: `${base}/${DATABASE}`, ...server };
}

function loadOrCreatePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Made beside its place and renamed when whole, so that a cut-off first start leaves nothing half made. */
async function createCluster(cluster: string, password: string, user: SystemUser | null): Promise<void> {
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const command = postgresCommand('initdb', user, draft);
  const child = spawn(
    command.file,
    [
      ...command.args,
      `--pgdata=${draft}`,
      `--username=${ROLE}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    {
      uid: command.uid,
      gid: command.gid,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: postgresEnv(),
    },
  );
  const output = collect(child);
  const code = await exitOf(child);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The embedded database could not be created: ${lastLine(output())}`);
  renameSync(draft, cluster);
}

/** Ends a PostgreSQL that a killed process left running on this cluster; `postmaster.pid` names it. */
async function endOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (existsSync(pidFile) && isPostgres(pid)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) still holds ${cluster} and does not end.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self') ||
    (existsSync(commandLine) && /postgres/.test(readFileSync(commandLine, 'utf8')))
  );
}

async function launch(
  cluster: string,
  port: number,
  user: SystemUser | null,
  settings: Record<string, string>,
): Promise<Pick<EmbeddedPostgres, 'crashed' | 'stop'>> {
  const command = postgresCommand('postgres', user, cluster);
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
  // A session of its own: Ctrl-C must reach the application first, which drains and then stops the database.
  const child = spawn(command.file, [...command.args, '-D', cluster, '-p', String(port), ...flags], {
    uid: command.uid,
    gid: command.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: postgresEnv(),
  });
  const output = collect(child);
  const exit = exitOf(child);
  let stopping = false;
  await ready(child, exit, output);
  return {
    crashed: new Promise((resolve) => exit.then((code) => stopping || resolve(code))),
    async stop() {
      stopping = true;
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}

function ready(child: ChildProcess, exit: Promise<number>, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(new Error('The embedded database did not become ready within 30 s.'));
    }, START_LIMIT_MS);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    child.stderr?.on('data', () => {
      if (output().includes('ready to accept connections')) settle(resolve);
    });
    exit.then(() =>
      settle(() => reject(new Error(`The embedded database did not start: ${lastLine(output())}`))),
    );
  });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Only what the programs need: our own settings and secrets stay out of the child. */
function postgresEnv(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Keeps the last 16 KB of a child's messages. */
function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text = (text + chunk).slice(-16_384);
  });
  return () => text;
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no message';
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
