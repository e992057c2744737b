import { createHmac } from 'node:crypto';
import type { Actor } from './actor.ts';

/** Who asked, as a keyed hash: the same for the same account or guest, and telling nobody which. */
export function hashAsker(actor: Exclude<Actor, { kind: 'anonymous' }>, key: string): string {
  const subject = actor.kind === 'user' ? `user ${actor.userId}` : `guest ${actor.guestId}`;
  return createHmac('sha256', key).update(subject).digest('base64url');
}
