import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { type OpenDatabase, openDatabase } from '../database/client.ts';
import { migrateDatabase, withMigrationsUpTo } from '../database/migrate.ts';
import { conversationMessages, savedConversations } from '../database/schema/chat.ts';
import { healthReadings } from '../database/schema/health-readings.ts';
import { users } from '../database/schema/users.ts';
import { databaseDigest } from '../testing/database-digest.ts';
import {
  insertChatEntry,
  insertConversation,
  insertMealPlan,
  insertPantryItem,
  insertReading,
  insertUser,
} from '../testing/factories.ts';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = 'a passphrase of some length';

let source: TestDatabase;
let target: TestDatabase;
let database: OpenDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keto-navigator-backup-'));
  file = join(folder, 'backup');
  [source, target] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
  database = await openDatabase(source.url, { maxConnections: 4 });
});
afterEach(async () => {
  await database.close();
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true });
});

/** One account with something of most kinds, in texts that a careless copy would break. */
async function fill(): Promise<number> {
  const { db } = database;
  const { id: userId } = await insertUser(db, { displayName: 'Zoë 🥑 \\. \\N' });
  await insertReading(db, {
    userId,
    notes: 'tab\there\nline\r\n\\.\nend\\',
    glucoseLevel: 92,
    ketoneLevel: 0.1,
  });
  await insertPantryItem(db, { userId, productName: 'Crème "fraîche"', notes: '\\.' });
  await insertMealPlan(db, { userId, content: 'x\n'.repeat(70_000) });
  await insertChatEntry(db, { userId, message: 'select setval(\'public."users_id_seq"\', 1);' });
  await insertConversation(db, { userId, count: 3 });
  return userId;
}

async function inTarget<T>(use: (restored: OpenDatabase) => Promise<T>): Promise<T> {
  const restored = await openDatabase(target.url, { maxConnections: 1 });
  return use(restored).finally(restored.close);
}

test('what is restored equals what was saved, and new rows get new ids', async () => {
  const userId = await fill();
  const sums = await writeBackup({ url: source.url, file });
  expect(sums.find(({ name }) => name === 'conversation_messages')?.rows).toBe(3);
  expect(await restoreBackup({ url: target.url, file })).toEqual(expect.arrayContaining(sums));
  const saved = await databaseDigest(database.db);
  await inTarget(async ({ db }) => {
    expect(await databaseDigest(db)).toEqual(saved);
    expect((await insertUser(db)).id).toBeGreaterThan(userId);
    expect((await insertReading(db, { userId })).id).toBeGreaterThan(1);
  });
});

test('a backup under load stands at one moment', async () => {
  const { db } = database;
  const userId = await fill();
  const conversation = await insertConversation(db, { userId, count: 0 });
  let running = true;
  let written = 0;
  const writing = (async () => {
    for (; running; written += 1) {
      await db.transaction(async (tx) => {
        const key = crypto.randomUUID();
        const of = { conversationId: conversation.id, userId, messageIndex: written, idempotencyKey: key };
        await tx.insert(conversationMessages).values({ ...of, message: key, response: 'Aye.' });
        await tx
          .update(savedConversations)
          .set({ messageCount: written + 1 })
          .where(eq(savedConversations.id, conversation.id));
        await tx.insert(healthReadings).values({ userId, glucoseLevel: 95, notes: key });
      });
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(20);
  const sums = await writeBackup({ url: source.url, file });
  const seen = written;
  await expect.poll(() => written).toBeGreaterThan(seen);
  running = false;
  await writing;
  expect(await restoreBackup({ url: target.url, file })).toEqual(expect.arrayContaining(sums));
  await inTarget(async (restored) => {
    const { rows } = await restored.db.execute<{ told: number; messages: number; readings: number }>(sql`
      select message_count as told,
        (select count(*)::int from conversation_messages where conversation_id = ${conversation.id}) as messages,
        (select count(*)::int - 1 from health_readings) as readings
      from saved_conversations where id = ${conversation.id}`);
    expect(rows[0]?.told).toBeGreaterThan(20);
    expect(rows).toEqual([{ told: rows[0]?.told, messages: rows[0]?.told, readings: rows[0]?.told }]);
  });
});

test('a backup is verified by a second cluster', async () => {
  await fill();
  const sums = await writeBackup({ url: source.url, file, key: KEY });
  expect(await verifyBackup(file, KEY)).toEqual(expect.arrayContaining(sums));
});

describe('with a key', () => {
  test('nothing can be read without it', async () => {
    await fill();
    await writeBackup({ url: source.url, file, key: KEY });
    expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    await expect(restoreBackup({ url: target.url, file })).rejects.toThrow('Set BACKUP_KEY');
    await expect(restoreBackup({ url: target.url, file, key: 'another passphrase' })).rejects.toThrow(
      'BACKUP_KEY does not open this backup.',
    );
    await restoreBackup({ url: target.url, file, key: KEY });
  });

  test('a public one writes what only the secret one reads', async () => {
    await fill();
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    await writeBackup({ url: source.url, file, key: recipient });
    await expect(restoreBackup({ url: target.url, file, key: recipient })).rejects.toThrow('public key');
    await restoreBackup({ url: target.url, file, key: identity });
  });
});

describe('refused, and the database stays as it was:', () => {
  beforeEach(async () => {
    await fill();
    await writeBackup({ url: source.url, file });
  });

  async function expectRefusal(words: string | RegExp): Promise<void> {
    const refused = await restoreBackup({ url: target.url, file }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackupError);
    expect(refused).toHaveProperty('message', expect.stringMatching(words));
    await inTarget(async ({ db }) => {
      const { rows } = await db.execute(sql`select to_regclass('public.users') as users`);
      if (rows[0]?.users) expect(await db.select().from(users)).toEqual([]);
    });
  }

  /** The archive's text, changed and packed again. */
  async function rewrite(change: (text: string) => string): Promise<void> {
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  }

  test('a file that was cut off', async () => {
    await truncate(file, Math.floor((await readFile(file)).length / 2));
    await expectRefusal(/is damaged or is not a backup/);
  });

  test('an archive that was cut off at a line', async () => {
    await rewrite((text) => text.slice(0, text.indexOf('-- complete')));
    await expectRefusal('its end is missing');
  });

  test('a value that was changed', async () => {
    await rewrite((text) => text.replace('Crème', 'Creme'));
    await expectRefusal(/differ from the backup \(pantry_items\)/);
  });

  test('a statement of somebody else', async () => {
    await rewrite((text) => text.replace('-- complete', 'drop table users;\n-- complete'));
    await expectRefusal('has lines that Keto Navigator never writes');
  });

  test('something else', async () => {
    await writeFile(file, 'a shopping list');
    await expectRefusal(/is not a backup/);
  });

  test('a newer version', async () => {
    await rewrite((text) => text.replace(/"migration":\d+/, '"migration":4000000000000'));
    await expectRefusal('newer version');
  });
});

test('a database in use is not restored into', async () => {
  await fill();
  await writeBackup({ url: source.url, file });
  const before = await databaseDigest(database.db);
  await expect(restoreBackup({ url: source.url, file })).rejects.toThrow('The database is not empty');
  expect(await databaseDigest(database.db)).toEqual(before);
});

test('a backup of an older version is brought to the newest schema', async () => {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(import.meta.dirname, '../database/migrations/meta/_journal.json'), 'utf8'),
  );
  const old = await createEmptyDatabase();
  await withMigrationsUpTo(journal.entries[2]?.when ?? 0, (migrations) =>
    migrateDatabase(old.url, migrations),
  );
  const sums = await writeBackup({ url: old.url, file });
  await old.drop();
  expect(await restoreBackup({ url: target.url, file })).toEqual(expect.arrayContaining(sums));
  await inTarget(async ({ db }) => {
    await insertPantryItem(db, { userId: (await insertUser(db)).id });
  });
});
