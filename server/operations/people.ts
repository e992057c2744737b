import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/client.ts';
import { containing } from '../database/like-pattern.ts';
import { accountEvents } from '../database/schema/account-events.ts';
import { secondFactors } from '../database/schema/second-factors.ts';
import { users } from '../database/schema/users.ts';
import { type Column, textTable } from './text-table.ts';

const person = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  since: z.string(),
  lastSeen: z.string().nullable(),
  sessions: z.number(),
  readings: z.number(),
  pantryItems: z.number(),
  plans: z.number(),
  messages: z.number(),
});
export type Person = z.infer<typeof person>;

/** Accounts, newest first, with how much each holds. `find` is a part of address or name. */
export async function listPeople(
  db: Database,
  { find = '', limit }: { find?: string; limit: number },
): Promise<Person[]> {
  const pattern = containing(find);
  const { rows } = await db.execute(sql`
    select u.id, u.username as email, u.display_name as name,
      to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD') as since,
      (select to_char(max(coalesce(s.sess ->> 'renewedAt', s.sess ->> 'signedInAt')::timestamptz) at time zone 'utc', 'YYYY-MM-DD HH24:MI')
         from sessions s where s.sess ->> 'userId' = u.id::text) as "lastSeen",
      (select count(*)::int from sessions s where s.sess ->> 'userId' = u.id::text and s.expire > now()) as sessions,
      (select count(*)::int from health_readings r where r.user_id = u.id) as readings,
      (select count(*)::int from pantry_items p where p.user_id = u.id) as "pantryItems",
      (select count(*)::int from saved_meal_plans m where m.user_id = u.id) as plans,
      (select count(*)::int from chat_history c where c.user_id = u.id) as messages
    from users u
    where u.username ilike ${pattern} or u.display_name ilike ${pattern}
    order by u.created_at desc, u.id desc limit ${limit}`);
  return z.array(person).parse(rows);
}

/** @returns how many browsers were signed out of the account */
export async function endSessionsOf(db: Database, userId: number): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from sessions where sess ->> 'userId' = ${String(userId)}`,
  );
  return rowCount ?? 0;
}

/**
 * Takes the authenticator app off an account whose owner lost it, and the recovery codes too. They see it among the
 * events of their account.
 * @returns false where there is none
 */
export async function removeAuthenticatorOf(db: Database, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    if (!rowCount) return false;
    const event = { userId, kind: 'authenticator_removed', device: '', happenedAt: now } as const;
    await tx.insert(accountEvents).values(event);
    return true;
  });
}

/**
 * Removes an account with everything it stored, for an owner who cannot sign in to do it.
 * @returns false where there is no such account
 */
export async function removePerson(db: Database, userId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
    await tx.execute(sql`delete from sessions where sess ->> 'userId' = ${String(userId)}`);
    return gone.length > 0;
  });
}

const COLUMNS: readonly Column<Person>[] = [
  { title: 'Id', width: 7, of: ({ id }) => String(id) },
  { title: 'Email', width: 34, of: ({ email }) => email },
  { title: 'Name', width: 18, of: ({ name }) => name ?? '' },
  { title: 'Since', width: 10, of: ({ since }) => since },
  { title: 'Last seen (UTC)', width: 16, of: ({ lastSeen }) => lastSeen ?? '' },
  { title: 'Signed in', width: 9, of: ({ sessions }) => String(sessions) },
  { title: 'Readings', width: 8, of: ({ readings }) => String(readings) },
  { title: 'Pantry', width: 6, of: ({ pantryItems }) => String(pantryItems) },
  { title: 'Plans', width: 6, of: ({ plans }) => String(plans) },
  { title: 'Chat', width: 6, of: ({ messages }) => String(messages) },
];

export function peopleTable(people: readonly Person[]): string {
  return people.length === 0 ? 'No account matches.' : textTable(COLUMNS, people);
}
