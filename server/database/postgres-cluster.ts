import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { postgresUser, type SystemUser } from './embedded-postgres-command.ts';
import { collectMessages, exitOf, problemIn, spawnPostgres } from './postgres-program.ts';

/** The role that the cluster is made with. */
export const ROLE = 'keto';

export interface PostgresCluster {
  /** Absolute path without links: by it a PostgreSQL that was left running is known again. */
  folder: string;
  password: string;
  /** Who PostgreSQL runs as; null for the user of this process. */
  user: SystemUser | null;
}

/** The cluster in a data folder, made where there is none yet. */
export async function openCluster(dataDir: string): Promise<PostgresCluster> {
  const place = join(dataDir, 'postgres');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const root = realpathSync(place);
  const folder = join(root, 'cluster');
  const user = postgresUser(root);
  if (user) chownSync(root, user.uid, user.gid);
  const password = loadOrCreatePassword(join(dataDir, 'postgres-password'));
  if (!existsSync(folder)) await createCluster({ folder, password, user });
  return { folder, password, user };
}

function loadOrCreatePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('hex');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Made beside its place and renamed when whole, so that a cut-off first start leaves nothing half made. */
async function createCluster({ folder, password, user }: PostgresCluster): Promise<void> {
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const child = spawnPostgres('initdb', { folder: draft, user }, [
    `--pgdata=${draft}`,
    `--username=${ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  const output = collectMessages(child);
  const code = await exitOf(child);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The embedded database could not be created: ${problemIn(output())}`);
  renameSync(draft, folder);
}
