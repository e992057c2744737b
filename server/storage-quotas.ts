import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { SAVED_PLANS_MOST } from '#contract/meal-plans.ts';
import { STORED_KINDS, type StorageUse, type StoredKind } from '#contract/storage.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import { chatHistory, conversationMessages, savedConversations } from './database/schema/chat.ts';
import { diaryEntries } from './database/schema/diary.ts';
import { fasts } from './database/schema/fasts.ts';
import { healthReadings } from './database/schema/health-readings.ts';
import { savedMealPlans } from './database/schema/meals.ts';
import { pantryConversations, pantryItems } from './database/schema/pantry.ts';
import { AppError } from './errors.ts';

type Limits = Pick<
  Config,
  | 'QUOTA_READINGS'
  | 'QUOTA_FASTS'
  | 'QUOTA_DIARY'
  | 'QUOTA_FOODS'
  | 'QUOTA_EXCHANGES'
  | 'QUOTA_CONVERSATIONS'
  | 'QUOTA_PRODUCT_QUESTIONS'
  | 'QUOTA_MB'
>;

interface Kind {
  table: PgTable & { userId: PgColumn; idempotencyKey: PgColumn };
  /** Bytes of a row that its owner decides on. */
  size: SQL | PgColumn;
  where?: SQL;
  /** "You have 300 <words>." */
  words: string;
  remedy: string;
  mostRows(limits: Limits): number;
}

const DELETE_SOME = 'Please delete some that you no longer need.';
const ASK_OPERATOR = 'Please ask the people who run this site for more storage space.';
const { lastMeal, recentActivity, feeling, notes } = healthReadings;

const KINDS: Readonly<Record<StoredKind, Kind>> = {
  readings: {
    table: healthReadings,
    size: sql`octet_length(concat(${lastMeal}, ${recentActivity}, ${feeling}, ${notes}))`,
    words: 'readings',
    remedy: DELETE_SOME,
    mostRows: (limits) => limits.QUOTA_READINGS,
  },
  fasts: {
    table: fasts,
    size: sql`0`,
    words: 'fasts',
    remedy: DELETE_SOME,
    mostRows: (limits) => limits.QUOTA_FASTS,
  },
  diaryEntries: {
    table: diaryEntries,
    size: sql`octet_length(${diaryEntries.name}) + octet_length(${diaryEntries.source}::text)`,
    words: 'diary entries',
    remedy: DELETE_SOME,
    mostRows: (limits) => limits.QUOTA_DIARY,
  },
  foods: {
    table: pantryItems,
    size: pantryItems.size,
    where: isNull(pantryItems.deletedAt),
    words: 'saved foods',
    remedy: DELETE_SOME,
    mostRows: (limits) => limits.QUOTA_FOODS,
  },
  plans: {
    table: savedMealPlans,
    size: savedMealPlans.size,
    words: 'saved meal plans',
    remedy: DELETE_SOME,
    mostRows: () => SAVED_PLANS_MOST,
  },
  exchanges: {
    table: chatHistory,
    size: chatHistory.size,
    words: 'questions in your chat',
    remedy: 'Please save what you want to keep, then clear the chat.',
    mostRows: (limits) => limits.QUOTA_EXCHANGES,
  },
  conversations: {
    table: savedConversations,
    size: sql`octet_length(concat(${savedConversations.title}, ${savedConversations.description}))`,
    words: 'saved conversations',
    remedy: DELETE_SOME,
    mostRows: (limits) => limits.QUOTA_CONVERSATIONS,
  },
  savedExchanges: {
    table: conversationMessages,
    size: conversationMessages.size,
    words: 'questions in saved conversations',
    remedy: 'Please delete conversations that you no longer need.',
    mostRows: (limits) => limits.QUOTA_EXCHANGES,
  },
  productQuestions: {
    table: pantryConversations,
    size: pantryConversations.size,
    words: 'questions about products',
    remedy: ASK_OPERATOR,
    mostRows: (limits) => limits.QUOTA_PRODUCT_QUESTIONS,
  },
};

/** What was counted is believed so long, in milliseconds; what this process stores meanwhile is added. */
const BELIEVED_MS = 10 * 60_000;
/** Accounts and kinds whose counts are kept. */
const KEPT_MOST = 10_000;
/** From this share on the person is told. */
const NEAR = 0.8;
const MB = 1_000_000;

interface Used {
  rows: number;
  bytes: number;
  countedAt: number;
}

export interface StorageQuotas {
  /**
   * Whether one more may be stored. What was stored under its key before takes no more room.
   * @throws AppError invalid_input with what to do, where the account has as much of the kind as it may
   */
  check(userId: number, kind: StoredKind, idempotencyKey: unknown): Promise<void>;
  /** Counts in what was stored; null where it is not known how much it was. */
  add(userId: number, kind: StoredKind, bytes: number | null): void;
  /** Everything that an account stores, counted now. */
  useOf(userId: number): Promise<StorageUse[]>;
}

/**
 * How much each account may store. Counting takes as long as there is something to count, so it is done anew only now
 * and then, and before anything is refused; several processes may together let through a few more.
 */
export function createStorageQuotas(db: Database, clock: Clock, limits: Limits): StorageQuotas {
  const known = new Map<string, Used>();
  const most = (kind: StoredKind) => ({ rows: KINDS[kind].mostRows(limits), bytes: limits.QUOTA_MB * MB });

  async function count(userId: number, kind: StoredKind): Promise<Used> {
    const { table, size, where } = KINDS[kind];
    const [row] = await db
      .select({ rows: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${size}), 0)` })
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), where));
    const used = { rows: row?.rows ?? 0, bytes: Number(row?.bytes ?? 0), countedAt: clock.now().getTime() };
    const key = `${userId} ${kind}`;
    known.delete(key);
    known.set(key, used);
    for (const oldest of known.keys()) {
      if (known.size <= KEPT_MOST) break;
      known.delete(oldest);
    }
    return used;
  }

  const isFull = (kind: StoredKind, { rows, bytes }: Used) => {
    const { rows: mostRows, bytes: mostBytes } = most(kind);
    return rows >= mostRows || bytes >= mostBytes;
  };

  return {
    async check(userId, kind, idempotencyKey) {
      const before = known.get(`${userId} ${kind}`);
      const isOld = !before || clock.now().getTime() - before.countedAt > BELIEVED_MS;
      if (!isOld && !isFull(kind, before)) return;
      const used = await count(userId, kind);
      if (!isFull(kind, used) || (await isStored(db, userId, kind, idempotencyKey))) return;
      const { words, remedy } = KINDS[kind];
      throw new AppError('invalid_input', {
        message: `You have ${amountWords(words, used, most(kind))}, which is the limit. ${remedy}`,
        log: `quota of ${kind}`,
      });
    },
    add(userId, kind, bytes) {
      const used = known.get(`${userId} ${kind}`);
      if (!used) return;
      if (bytes === null) known.delete(`${userId} ${kind}`);
      else Object.assign(used, { rows: used.rows + 1, bytes: used.bytes + bytes });
    },
    async useOf(userId) {
      const all: StorageUse[] = [];
      for (const kind of STORED_KINDS) {
        const used = await count(userId, kind);
        const limit = most(kind);
        const { words, remedy } = KINDS[kind];
        const isNear = used.rows >= NEAR * limit.rows || used.bytes >= NEAR * limit.bytes;
        all.push({
          kind,
          rows: used.rows,
          mostRows: limit.rows,
          bytes: used.bytes,
          mostBytes: limit.bytes,
          notice: isNear
            ? `You have ${amountWords(words, used, limit)}. The limit is ${limitWords(used, limit)}. ${remedy}`
            : null,
        });
      }
      return all;
    },
  };
}

type Amount = Pick<Used, 'rows' | 'bytes'>;

/** Whether the room or the number is what runs out. */
const isBig = (used: Amount, limit: Amount): boolean => used.bytes / limit.bytes > used.rows / limit.rows;
const megabytes = (bytes: number): string => `${Math.round(bytes / MB).toLocaleString('en')} MB`;

function amountWords(words: string, used: Amount, limit: Amount): string {
  return isBig(used, limit)
    ? `${megabytes(used.bytes)} of ${words}`
    : `${used.rows.toLocaleString('en')} ${words}`;
}

const limitWords = (used: Amount, limit: Amount): string =>
  isBig(used, limit) ? megabytes(limit.bytes) : limit.rows.toLocaleString('en');

async function isStored(db: Database, userId: number, kind: StoredKind, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  const { table } = KINDS[kind];
  const rows = await db
    .select({ found: sql`1` })
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), sql`${table.idempotencyKey}::text = ${key.toLowerCase()}`))
    .limit(1);
  return rows.length > 0;
}
