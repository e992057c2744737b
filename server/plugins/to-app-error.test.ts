import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/client.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { toAppError } from './to-app-error.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  open = await openDatabase(database.url, { maxConnections: 2 });
});
afterEach(async () => {
  if (!open.pool.ending) await open.close();
  await database.drop();
});

const BUSY = 'The database is busy right now. Please try again in a moment.';
const AWAY = 'We can’t reach the database right now. Please try again in a moment.';

async function verdictOn(failing: () => Promise<unknown>) {
  const { code, status, message, retryAfterS } = toAppError(await failing().catch((error: unknown) => error));
  return { code, status, message, retryAfterS };
}

const unavailable = (message: string) => ({ code: 'unavailable', status: 503, message, retryAfterS: 5 });

test('a statement that takes too long', async () => {
  const slow = () =>
    open.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(600)`);
    });
  expect(await verdictOn(slow)).toEqual(unavailable(BUSY));
});

test('a lock that is not given up', async () => {
  const waiting = () =>
    open.db.transaction(async (holder) => {
      await holder.execute(sql`lock table fasts`);
      await open.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 20`);
        await tx.execute(sql`lock table fasts`);
      });
    });
  expect(await verdictOn(waiting)).toEqual(unavailable(BUSY));
});

test('a transaction that was ended for having been idle', async () => {
  const idle = () =>
    open.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 20`);
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const mine = sql`select pid from pg_stat_activity where pid = ${rows[0]?.pid}`;
      await expect.poll(async () => (await open.db.execute(mine)).rows).toEqual([]);
      await tx.execute(sql`select 1`);
    });
  expect(await verdictOn(idle)).toEqual(unavailable(AWAY));
});

test('a connection that is ended under a query, with Drizzle and without it', async () => {
  const ended = 'select pg_terminate_backend(pg_backend_pid())';
  expect(await verdictOn(() => open.db.execute(sql.raw(ended)))).toEqual(unavailable(AWAY));
  expect(await verdictOn(() => open.pool.query(ended))).toEqual(unavailable(AWAY));
});

test('a connection that was closed before its query', async () => {
  open.pool.once('acquire', (client) => void client.end());
  expect(await verdictOn(() => open.pool.query('select 1'))).toEqual(unavailable(AWAY));
  await open.close();
  expect(await verdictOn(() => open.pool.query('select 1'))).toEqual(unavailable(AWAY));
});

test('a disk without room', async () => {
  const full = sql.raw("do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$");
  expect(await verdictOn(() => open.db.execute(full))).toEqual({
    code: 'unavailable',
    status: 503,
    message: 'The server’s disk is full, so nothing can be saved right now. Please try again later.',
    retryAfterS: 60,
  });
});

test('a query that is wrong is our own fault', async () => {
  expect(await verdictOn(() => open.db.execute(sql`select nothing`))).toMatchObject({ code: 'internal' });
});
