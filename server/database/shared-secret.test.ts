import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { ConfigError } from '../config.ts';
import { deriveSecrets } from '../secrets.ts';
import { insertUser } from '../testing/factories.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { sessions } from './schema/users.ts';
import { forgetSharedSecret, requireSharedSecret } from './shared-secret.ts';

const ONE = deriveSecrets('a secret of thirty-two characters').fingerprint;
const OTHER = deriveSecrets('another one of so many characters').fingerprint;

let clone: TestDatabase;
let database: OpenDatabase;
beforeEach(async () => {
  clone = await createTestDatabase();
  database = await openDatabase(clone.url, { maxConnections: 4 });
});
afterEach(async () => {
  await database.close();
  await clone.drop();
});

test('servers with the same secret share a database; one with another is told what to set', async () => {
  const { db } = database;
  await requireSharedSecret(db, ONE);
  await requireSharedSecret(db, ONE);
  const refused = await requireSharedSecret(db, OTHER).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused).toHaveProperty('message', expect.stringContaining('Set SESSION_SECRET'));
});

test('of two that start at once with different secrets exactly one serves', async () => {
  const starts = await Promise.allSettled([ONE, OTHER].map((each) => requireSharedSecret(database.db, each)));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a new secret can be taken once the old one is forgotten, and its sessions with it', async () => {
  const { db } = database;
  const user = await insertUser(db);
  await requireSharedSecret(db, ONE);
  const sess = { userId: user.id, cookie: { originalMaxAge: null } };
  await db.insert(sessions).values({ sid: 'one', sess, expire: new Date(Date.now() + 60_000) });
  await forgetSharedSecret(db);
  await requireSharedSecret(db, OTHER);
  expect(await db.select().from(sessions)).toEqual([]);
});
