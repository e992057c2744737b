import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountEvents } from '#server/database/schema/account-events.ts';
import { secondFactors } from '#server/database/schema/second-factors.ts';
import { insertPantryItem, insertReading, insertUser } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { listPeople, peopleTable } from './people.ts';
import { readStats } from './stats.ts';

const run = promisify(execFile);
let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});
afterAll(() => t.close());

/** `keto` as its own process against this test's database. */
const keto = (...args: string[]) =>
  run(process.execPath, ['--import', './server/process/drizzle-as-commonjs.ts', 'cli/keto.ts', ...args], {
    cwd: `${import.meta.dirname}/../..`,
    env: { ...process.env, DATABASE_URL: t.databaseUrl },
  });

test('accounts are found by a part of address or name, a percent sign is just one', async () => {
  const user = await insertUser(t.db, { username: 'mo%st@example.org', displayName: 'Bosun \u001b[2J' });
  await insertReading(t.db, { userId: user.id });
  await insertPantryItem(t.db, { userId: user.id });
  expect(await listPeople(t.db, { find: 'O%S', limit: 5 })).toMatchObject([
    { id: user.id, readings: 1, pantryItems: 1, plans: 0, sessions: 0, lastSeen: null },
  ]);
  expect(await listPeople(t.db, { find: 'bosun', limit: 5 })).toHaveLength(1);
  expect(await listPeople(t.db, { find: 'm%t', limit: 5 })).toHaveLength(0);
  const table = peopleTable(await listPeople(t.db, { limit: 5 }));
  expect(table).toContain('mo%st@example.org');
  expect(table.split('\n').join('')).not.toMatch(/\p{Cc}/u);
});

test('the command lists, signs out and deletes; deleting is asked twice', async () => {
  const { client, user } = await signedInClient(t);
  const listed = JSON.parse((await keto('users', '--find', user.username, '--json')).stdout);
  expect(listed).toMatchObject([{ id: user.id, email: user.username, sessions: 1 }]);

  expect((await keto('users', '--end-sessions', String(user.id))).stdout).toContain('1 browsers');
  expect((await client.get('/api/user')).statusCode).toBe(401);

  await expect(keto('users', '--delete', String(user.id))).rejects.toThrow('cannot be undone');
  expect(await listPeople(t.db, { find: user.username, limit: 1 })).toHaveLength(1);
  expect((await keto('users', '--delete', String(user.id), '--yes')).stdout).toContain('were deleted');
  expect(await listPeople(t.db, { find: user.username, limit: 1 })).toHaveLength(0);
});

test('who lost the authenticator app and its recovery codes is let in by the password again', async () => {
  const { user } = await signedInClient(t);
  const taken = () => keto('users', '--remove-authenticator', String(user.id));
  await t.db.insert(secondFactors).values({ userId: user.id, secret: 'sealed', recoveryCodes: [] });
  expect((await taken()).stdout).toContain('by its password alone');
  expect(await t.db.$count(secondFactors)).toBe(0);
  const events = await t.db.select().from(accountEvents).where(eq(accountEvents.userId, user.id));
  expect(events.map(({ kind }) => kind)).toContain('authenticator_removed');
  await expect(taken()).rejects.toThrow('has no authenticator app');
});

test('the figures of the whole', async () => {
  await signedInClient(t);
  const stats = JSON.parse((await keto('stats', '--json')).stdout);
  expect(stats.accounts).toBeGreaterThanOrEqual(2);
  expect((await readStats(t.db, t.clock.now())).seenIn7Days).toBeGreaterThanOrEqual(1);
  expect(stats.tables.map(({ name }: { name: string }) => name)).toContain('health_readings');
  expect((await keto('stats')).stdout).toMatch(/^Accounts: \d+, \d+ of them new in 7 days\n/);
});
