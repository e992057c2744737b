import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { someoneWaitsForALock } from '#server/testing/lock-wait.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { type ExternalPostgres, startExternalPostgres } from '#tests/external-postgres.ts';
import { type OpenDatabase, openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

describe.each(['fast', 'immediate'] as const)('a restart (%s) of the database', (mode) => {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-restart-'));
  let postgres: ExternalPostgres;
  let t: TestApp;
  beforeAll(async () => {
    postgres = await startExternalPostgres(folder);
    await migrateDatabase(postgres.url);
    t = await openTestApp({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await t.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('cuts a request in its transaction: it is told to try again, and then succeeds', async () => {
    const { client, user } = await signedInClient(t);
    const exchange = {
      message: 'Are eggs keto?',
      response: 'Yes.',
      idempotencyKey: crypto.randomUUID(),
    };
    const holder = await openDatabase(postgres.url, { maxConnections: 1 });
    const held = Promise.withResolvers<void>();
    const holding = holder.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chat history'), ${user.id})`);
      held.resolve();
      await someoneWaitsForALock(t.db);
      await postgres.restart(mode);
    });
    await held.promise;
    const cut = await client.post('/api/chat-history', exchange);
    await expect(holding).rejects.toThrow();
    await holder.close();

    expect(cut.statusCode).toBe(503);
    expect(cut.headers['retry-after']).toBe('5');
    expect(errorBody.parse(cut.json()).code).toBe('unavailable');
    expect((await client.post('/api/chat-history', exchange)).statusCode).toBe(201);
    expect((await client.get('/api/chat-history')).json()).toHaveLength(1);
  });

  test('cuts a transaction that is between two queries without ending the process', async () => {
    const cut = t.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await postgres.restart(mode);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect((await t.client().get('/readyz')).statusCode).toBe(200);
  });
});

describe('one connection', () => {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    open = await openDatabase(database.url, { maxConnections: 1 });
  });
  afterEach(async () => {
    await open.close();
    await database.drop();
  });

  test('that breaks as a transaction begins is given back', async () => {
    open.pool.once('acquire', (client) => void client.end());
    const one = () => open.db.transaction((tx) => tx.execute(sql`select 1 as one`));
    await expect(one()).rejects.toThrow();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });

  test('has time limits for requests, and none for commands', async () => {
    const limits = sql`select name, setting::int as ms from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
    expect((await open.db.execute(limits)).rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 30_000 },
      { name: 'lock_timeout', ms: 10_000 },
      { name: 'statement_timeout', ms: 30_000 },
    ]);
    const command = await openDatabase(database.url, { maxConnections: 1, unlimited: true });
    const { rows } = await command.db.execute<{ ms: number }>(limits);
    await command.close();
    expect(rows.map(({ ms }) => ms)).toEqual([0, 0, 0]);
  });
});
