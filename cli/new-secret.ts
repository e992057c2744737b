import type { Command } from 'commander';
import { openDatabase } from '#server/database/client.ts';
import { withConfiguredDatabase } from '#server/database/configured-database.ts';
import { forgetSharedSecret } from '#server/database/shared-secret.ts';

/** Adds `keto new-secret`. */
export function addNewSecret(program: Command): void {
  program
    .command('new-secret')
    .description(
      'let the servers of the database start with another SESSION_SECRET; everybody signs in again',
    )
    .action(() =>
      withConfiguredDatabase(process.env, async (url) => {
        const { db, close } = await openDatabase(url, { maxConnections: 1, unlimited: true });
        await forgetSharedSecret(db).finally(close);
        console.log('Done. The next server that starts decides which SESSION_SECRET the others need.');
      }),
    );
}
