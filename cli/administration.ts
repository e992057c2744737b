import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '#server/database/client.ts';

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

type UsersOptions = {
  find?: string;
  limit: number;
  json?: true;
  endSessions?: number;
  removeAuthenticator?: number;
  delete?: number;
  yes?: true;
};

/** Adds `keto users` and `keto stats`, for who runs a server. Both work while it serves and while it does not. */
export function addAdministration(program: Command): void {
  program
    .command('users')
    .description('list accounts, sign one out everywhere, let one in that lost its codes, or delete one')
    .option('--find <text>', 'a part of the email address or name')
    .option('--limit <rows>', 'at most so many', wholeNumber, 50)
    .option('--json', 'print JSON')
    .option('--end-sessions <id>', 'sign this account out everywhere', wholeNumber)
    .option('--remove-authenticator <id>', 'let this account sign in by its password alone', wholeNumber)
    .option('--delete <id>', 'delete this account and all it stored; needs --yes', wholeNumber)
    .option('--yes', 'really delete')
    .action(users);
  program
    .command('stats')
    .description('how many people there are, and what the database holds')
    .option('--json', 'print JSON')
    .action(stats);
}

async function users({ find, limit, json, yes, ...options }: UsersOptions): Promise<void> {
  const people = await import('#server/operations/people.ts');
  await withDatabase(async (db) => {
    if (options.endSessions !== undefined) {
      console.log(`${await people.endSessionsOf(db, options.endSessions)} browsers were signed out.`);
    } else if (options.removeAuthenticator !== undefined) {
      const isGone = await people.removeAuthenticatorOf(db, options.removeAuthenticator, new Date());
      if (!isGone) throw new Error(`Account ${options.removeAuthenticator} has no authenticator app.`);
      console.log(`Account ${options.removeAuthenticator} signs in by its password alone.`);
    } else if (options.delete !== undefined) {
      if (!yes) throw new Error('Deleting cannot be undone. Add --yes if you mean it.');
      const isGone = await people.removePerson(db, options.delete);
      if (!isGone) throw new Error(`There is no account ${options.delete}.`);
      console.log(`Account ${options.delete} and everything it stored were deleted.`);
    } else {
      const rows = await people.listPeople(db, { limit, ...(find !== undefined && { find }) });
      console.log(json ? JSON.stringify(rows, null, 2) : people.peopleTable(rows));
    }
  });
}

async function stats({ json }: { json?: true }): Promise<void> {
  const { readStats, statsText } = await import('#server/operations/stats.ts');
  await withDatabase(async (db) => {
    const read = await readStats(db, new Date());
    console.log(json ? JSON.stringify(read, null, 2) : statsText(read));
  });
}

/** The server's parts are loaded for these verbs alone. */
async function withDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const { openDatabase } = await import('#server/database/client.ts');
  const { withConfiguredDatabase } = await import('#server/database/configured-database.ts');
  try {
    await withConfiguredDatabase(process.env, async (url) => {
      const { db, close } = await openDatabase(url, { maxConnections: 1, unlimited: true });
      await use(db).finally(close);
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
