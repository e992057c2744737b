import { isOfKind, type QueueEntry } from '../../../lib/queue/entry.ts';
import type { SelectedConversation } from '../conversation.ts';

/** A question that stands in the thread without an answer, because none could be asked for. */
export interface WaitingQuestion {
  /** Its number in the queue. */
  seq: number;
  key: string;
  message: string;
  state: 'waiting' | 'refused';
  /** Why it was refused, or what went wrong at the last try. */
  reason: string | null;
}

/** What this person asked in that conversation and waits on this device, oldest first. */
export const waitingQuestions = (
  entries: readonly QueueEntry[],
  owner: string | null,
  conversation: SelectedConversation | null,
): WaitingQuestion[] =>
  entries.flatMap((entry) => {
    if (!isOfKind(entry, 'chat.question') || entry.owner !== owner || entry.sentId !== undefined) return [];
    if ((entry.payload.conversation?.id ?? null) !== (conversation?.id ?? null)) return [];
    const state = entry.state === 'refused' ? 'refused' : 'waiting';
    const reason = entry.failure?.message ?? null;
    return [{ seq: entry.seq, key: entry.id, message: entry.payload.message, state, reason }];
  });
