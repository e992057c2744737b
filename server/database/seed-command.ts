import { openDatabase } from './client.ts';
import { withConfiguredDatabase } from './configured-database.ts';
import { DEMO_ACCOUNT, seedDatabase } from './seed.ts';

/** `npm run db:seed` */
async function seedAt(url: string): Promise<void> {
  const { db, close } = await openDatabase(url, { maxConnections: 1, unlimited: true });
  const isNew = await seedDatabase(db).finally(close);
  const { username, password } = DEMO_ACCOUNT;
  console.log(`The demo account is ${isNew ? 'ready' : 'already there'}: ${username} / ${password}`);
}

try {
  await withConfiguredDatabase(process.env, seedAt);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
