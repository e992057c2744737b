import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountExport } from '#contract/account.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../database/client.ts';
import { answerFeedback } from '../../database/schema/answer-feedback.ts';
import { chatHistory, conversationMessages, savedConversations } from '../../database/schema/chat.ts';
import { fasts } from '../../database/schema/fasts.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { cookedMeals, meals, savedMealPlans } from '../../database/schema/meals.ts';
import { modelUsage } from '../../database/schema/model-usage.ts';
import { pantryConversations, pantryItems } from '../../database/schema/pantry.ts';
import { userProfiles } from '../../database/schema/profiles.ts';
import { users } from '../../database/schema/users.ts';
import { notSignedIn } from '../../plugins/actor.ts';
import { listSessions } from './list-sessions.ts';

const ABOUT = [
  'Times are UTC. An empty value (null) was never told or never read; it does not mean zero.',
  'Readings: glucose in mg/dL, ketones in mmol/L, weight in kg, waist in cm.',
  'Pantry items: calories in kcal, sodium in mg, all other amounts in whole tenths of a gram (57 is 5.7 g).',
  'Model usage: costMicros are millionths of a US dollar.',
];

/** What serves the machinery alone and says nothing of the person. */
const OMITTED = new Set(['userId', 'idempotencyKey', 'asker', 'nameOrder', 'searchText', 'deletedAt']);

type Row = Record<string, unknown>;

const tidy = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OMITTED.has(name)));

async function rowsOf(
  db: Queries,
  table: PgTable & { userId: PgColumn },
  order: PgColumn,
  userId: number,
): Promise<Row[]> {
  const all: PgTable = table;
  const rows: Row[] = await db.select().from(all).where(eq(table.userId, userId)).orderBy(asc(order));
  return rows.filter((row) => !row.deletedAt).map(tidy);
}

/**
 * Everything that is stored about an account, read at one moment. Password and reset token are left out: they are of
 * no use to the owner and of much to a thief.
 * @throws AppError not_signed_in where the account was deleted meanwhile
 */
export async function exportAccount(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  currentSid: string,
): Promise<AccountExport> {
  return db.transaction(
    async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) throw notSignedIn();
      const { id, username, displayName, emailVerified, createdAt } = user;
      const own = <T extends PgTable & { userId: PgColumn; id: PgColumn }>(table: T) =>
        rowsOf(tx, table, table.id, userId);
      return {
        exportedAt: clock.now().toISOString(),
        about: ABOUT,
        account: { id, username, displayName, emailVerified, createdAt },
        profile: (await own(userProfiles))[0] ?? null,
        sessions: await listSessions({ db: tx, clock }, userId, currentSid),
        healthReadings: await own(healthReadings),
        fasts: await own(fasts),
        pantryItems: await own(pantryItems),
        pantryConversations: await own(pantryConversations),
        meals: await own(meals),
        savedMealPlans: await own(savedMealPlans),
        cookedMeals: await own(cookedMeals),
        chatHistory: await own(chatHistory),
        savedConversations: await own(savedConversations),
        conversationMessages: await own(conversationMessages),
        answerFeedback: await own(answerFeedback),
        modelUsage: await rowsOf(tx, modelUsage, modelUsage.day, userId),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
