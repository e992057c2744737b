import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AccountEventKind } from '#contract/account-events.ts';
import { accountEvents } from '../../../database/schema/account-events.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deviceWords } from '../device-words.ts';
import { isNotice, sendNotice } from './notices.ts';

/** Ways in that make a device a known one. */
const ARRIVALS: AccountEventKind[] = ['account_created', 'signed_in', 'signed_in_new_device'];

type EventDeps = Pick<AccountDeps, 'db' | 'clock' | 'mailer' | 'config' | 'background'>;

/** Writes down what happened to the account, and mails its owner where that is something to be told of at once. */
export async function recordEvent(
  deps: EventDeps,
  request: FastifyRequest,
  { userId, kind, noticeTo }: { userId: number; kind: AccountEventKind; noticeTo?: string },
): Promise<void> {
  const { db, clock } = deps;
  const event = {
    userId,
    kind,
    device: deviceWords(request.headers['user-agent']),
    happenedAt: clock.now(),
  };
  await db.insert(accountEvents).values(event);
  if (isNotice(kind))
    deps.background.run('security notice', () => sendNotice(deps, { ...event, kind, to: noticeTo }));
}

/**
 * A sign-in. One from a browser that was not seen on this account within a year is told of by mail, unless nothing is
 * known of earlier sign-ins.
 */
export async function recordSignIn(deps: EventDeps, request: FastifyRequest, userId: number): Promise<void> {
  const known = await deps.db
    .selectDistinct({ device: accountEvents.device })
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), inArray(accountEvents.kind, ARRIVALS)));
  const device = deviceWords(request.headers['user-agent']);
  const isNew = known.length > 0 && known.every((one) => one.device !== device);
  await recordEvent(deps, request, { userId, kind: isNew ? 'signed_in_new_device' : 'signed_in' });
}
