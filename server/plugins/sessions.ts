import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Secrets } from '../secrets.ts';
import { DatabaseSessionStore } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    userId?: number;
    /** Browser and system in words, as "Firefox on Windows". */
    device?: string;
    /** ISO instants. */
    signedInAt?: string;
    renewedAt?: string;
    /** Read with the session and never stored in it; null where the account was removed meanwhile. */
    account?: { id: number; username: string; displayName: string | null } | null;
  }
}

export const SESSION_COOKIE = 'keto_session';
/** Over HTTPS the browser itself then holds that the cookie comes from this host alone, over TLS, for every path. */
const cookieName = (isSecure: boolean): string => (isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE);
const HOUR_MS = 3_600_000;
/** A browser that comes back at least this often stays signed in. */
const LIFETIME_MS = 30 * 24 * HOUR_MS;

interface SessionDeps {
  config: Config;
  secrets: Secrets;
  db: Database;
  clock: Clock;
}

/** Cookie and session support; a session in use is prolonged at most once an hour, not with every request. */
export async function registerSessions(app: FastifyInstance, deps: SessionDeps): Promise<void> {
  await app.register(fastifyCookie);
  const secure = deps.config.PUBLIC_URL.startsWith('https:');
  await app.register(fastifySession, {
    secret: deps.secrets.cookieKey,
    cookieName: cookieName(secure),
    saveUninitialized: false,
    rolling: false,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: LIFETIME_MS,
    },
    store: new DatabaseSessionStore(deps.db, deps.clock, LIFETIME_MS),
  });
  app.addHook('onRequest', async ({ session }) => {
    const last = session.renewedAt ?? session.signedInAt;
    const now = deps.clock.now();
    if (last && now.getTime() - Date.parse(last) > HOUR_MS) session.renewedAt = now.toISOString();
  });
}

/** Gives the browser a fresh session id, so that an id known before sign-in is worth nothing after it. */
export async function startSession(
  request: FastifyRequest,
  { userId, device, now }: { userId: number; device: string; now: Date },
): Promise<string> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.device = device;
  request.session.signedInAt = now.toISOString();
  await request.session.save();
  return request.session.sessionId;
}

/** Ends this browser's session, here and in the database. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secure = request.session.cookie.secure === true;
  if (request.session.userId !== undefined) await request.session.destroy();
  reply.clearCookie(cookieName(secure), { path: '/', secure });
}
