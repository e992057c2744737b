import type { FastifySessionOptions } from '@fastify/session';
import { eq, sql } from 'drizzle-orm';
import type { Session } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { sessions, users } from '../database/schema/users.ts';
import { statement } from '../database/statement.ts';

/** The session with the account it is signed in to: whoever asks for both need not ask twice. */
const findSession = statement<{ sess: Session; account: NonNullable<Session['account']> | null }>(
  'find-session',
  sql`select ${sessions.sess},
      case when ${users.id} is not null
        then json_build_object('id', ${users.id}, 'username', ${users.username}, 'displayName', ${users.displayName})
      end as account
    from ${sessions} left join ${users} on ${users.id} = (${sessions.sess} ->> 'userId')::int
    where ${sessions.sid} = ${sql.placeholder('sid')} and ${sessions.expire} > ${sql.placeholder('now')}`,
);

/** However often somebody comes back: after half a year a browser signs in anew. */
const LONGEST_MS = 180 * 24 * 3_600_000;

type SessionStore = NonNullable<FastifySessionOptions['store']>;

/**
 * Keeps sessions in the `sessions` table. Unlike a store that writes every session it is handed, this one never
 * stores a session nobody signed in to, and a renewal only touches a row that is still there: a request that runs
 * while its session is revoked cannot bring it back.
 */
export class DatabaseSessionStore implements SessionStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #lifetimeMs: number;

  constructor(db: Database, clock: Clock, lifetimeMs: number) {
    this.#db = db;
    this.#clock = clock;
    this.#lifetimeMs = lifetimeMs;
  }

  get(sid: string, callback: (error: unknown, session?: Session | null) => void): void {
    this.#read(sid).then(
      (session) => callback(null, session),
      (error: unknown) => callback(error),
    );
  }

  set(sid: string, session: Session, callback: (error?: unknown) => void): void {
    this.#write(sid, session).then(() => callback(), callback);
  }

  destroy(sid: string, callback: (error?: unknown) => void): void {
    this.#db
      .delete(sessions)
      .where(eq(sessions.sid, sid))
      .then(() => callback(), callback);
  }

  async #read(sid: string): Promise<Session | null> {
    const [row] = await findSession(this.#db, { sid, now: new Date() });
    if (row && this.#clock.now().getTime() - Date.parse(row.sess.signedInAt ?? '') > LONGEST_MS) return null;
    return row ? Object.assign(row.sess, { account: row.account }) : null;
  }

  async #write(sid: string, session: Session): Promise<void> {
    if (session.userId === undefined) return;
    const { account: _account, ...sess } = session;
    const expire = session.cookie.expires ?? new Date(Date.now() + this.#lifetimeMs);
    if (session.renewedAt !== undefined) {
      await this.#db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid));
      return;
    }
    await this.#db
      .insert(sessions)
      .values({ sid, sess, expire })
      .onConflictDoUpdate({ target: sessions.sid, set: { sess, expire } });
  }
}
