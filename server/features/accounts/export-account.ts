import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/client.ts';
import { isConnectionFailure } from '../../database/database-failure.ts';
import { wireColumns } from '../../database/json-rows.ts';
import { accountEvents } from '../../database/schema/account-events.ts';
import { answerFeedback } from '../../database/schema/answer-feedback.ts';
import { chatHistory, conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { diaryEntries } from '../../database/schema/diary.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { mailLinks } from '../../database/schema/mail-links.ts';
import { cookedMeals, meals, savedMealPlans } from '../../database/schema/meals.ts';
import { modelUsage } from '../../database/schema/model-usage.ts';
import { pantryConversations, pantryItems } from '../../database/schema/pantry.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { passkeys, secondFactors } from '../../database/schema/second-factors.ts';
import { users } from '../../database/schema/users.ts';
import { notSignedIn } from '../../plugins/actor.ts';
import { listSessions } from './list-sessions.ts';

const ABOUT = [
  'Times are in UTC. An empty value (null) was never entered or never read; it does not mean zero.',
  'Readings: glucose in mg/dL, ketones in mmol/L, weight in kg, waist in cm.',
  'Pantry items: calories in kcal, sodium in mg, all other amounts in whole tenths of a gram (57 is 5.7 g).',
  'Model usage: costMicros are millionths of a US dollar.',
];

/** What serves the machinery alone and says nothing of the person. */
const OMITTED = new Set([
  'userId',
  'idempotencyKey',
  'asker',
  'nameOrder',
  'searchText',
  'listed',
  'deletedAt',
  'size',
  'dayTotals',
  'foodKey',
  'pantryTaken',
  // Of use to a thief alone.
  'tokenHash',
  'passwordHash',
  'secret',
  'lastStep',
  'recoveryCodes',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
]);

type OwnTable = PgTable & { userId: PgColumn };

/** In the order of the file. */
const LISTS = {
  healthReadings,
  fasts,
  diaryEntries,
  pantryItems,
  pantryConversations,
  meals,
  savedMealPlans,
  cookedMeals,
  chatHistory,
  savedConversations,
  conversationMessages,
  answerFeedback,
  modelUsage,
  accountEvents,
  secondFactors,
  passkeys,
  mailLinks,
} satisfies Record<string, OwnTable>;

/** Rows that are asked for first; after that as many as make about one piece. */
const FIRST_ROWS = 10;
const PIECE_CHARACTERS = 500_000;
const MOST_ROWS = 2000;

/**
 * Everything that is stored about an account, read at one moment, in pieces of one JSON text (`AccountExport`): however
 * much somebody owns, only a piece of it is held. Password and reset token are left out: they are of no use to the owner
 * and of much to a thief.
 * @throws AppError not_signed_in before the first piece, where the account was deleted meanwhile
 */
export async function* exportAccount(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  currentSid: string,
): AsyncGenerator<string, void> {
  const client = await db.$client.connect();
  let failure: unknown;
  try {
    await client.query('begin isolation level repeatable read, read only');
    yield* piecesOf(client, { clock, userId, currentSid });
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // Whoever stops reading ends here too: the transaction must not stay open with the connection.
    const isOver = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isOver || isConnectionFailure(failure));
  }
}

async function* piecesOf(
  client: PoolClient,
  { clock, userId, currentSid }: { clock: Clock; userId: number; currentSid: string },
): AsyncGenerator<string, void> {
  const tx = drizzle(client);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw notSignedIn();
  const { id, username, displayName, emailVerified, createdAt } = user;
  let profile = 'null';
  for await (const [row = profile] of openList(client, userProfiles, userId)) profile = row;
  const head = {
    exportedAt: clock.now().toISOString(),
    about: ABOUT,
    account: { id, username, displayName, emailVerified, createdAt },
    sessions: await listSessions({ db: tx, clock }, userId, currentSid),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"profile":${profile}`;
  for (const [name, table] of Object.entries(LISTS)) {
    yield `,"${name}":[`;
    let isFirst = true;
    for await (const rows of openList(client, table, userId)) {
      yield (isFirst ? '' : ',') + rows.join(',');
      isFirst = false;
    }
    yield ']';
  }
  yield '}';
}

/** The account's rows of a table as JSON, some at a time: of big ones fewer, so that each time brings about as much. */
async function* openList(
  client: PoolClient,
  table: OwnTable,
  userId: number,
): AsyncGenerator<string[], void> {
  const columns = getTableColumns(table);
  const kept = Object.fromEntries(Object.entries(columns).filter(([name]) => !OMITTED.has(name)));
  const { deletedAt, id, day } = columns;
  const rows = sql`select row_to_json(wire_row)::text as json from (
    select ${wireColumns(kept)} from ${table}
    where ${table.userId} = ${sql.raw(String(userId))}${deletedAt ? sql` and ${isNull(deletedAt)}` : sql``}
    order by ${asc(id ?? day ?? table.userId)}) wire_row`;
  const tx = drizzle(client);
  await tx.execute(sql`declare export_rows no scroll cursor for ${rows}`);
  let count = FIRST_ROWS;
  for (;;) {
    const { rows: found } = await client.query<{ json: string }>(`fetch forward ${count} from export_rows`);
    if (found.length === 0) break;
    const pieces = found.map(({ json }) => json);
    yield pieces;
    const each = pieces.reduce((sum, { length }) => sum + length, 0) / pieces.length;
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor(PIECE_CHARACTERS / each)));
  }
  await client.query('close export_rows');
}
