import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Change, isOfKind } from '../../../lib/changes/change.ts';
import { discardChange, openChanges, ownerNow, useLaneChanges } from '../../../lib/changes/changes.ts';
import type { SelectedConversation } from './chat-visit.ts';
import type { Thread } from './thread.ts';

/** A question that stands in the thread without an answer, because none could be asked for. */
export interface WaitingQuestion {
  /** Its number among the changes. */
  seq: number;
  key: string;
  message: string;
  state: 'waiting' | 'refused';
  /** Why it was refused, or what went wrong at the last try. */
  reason: string | null;
}

/** What this person asked in that conversation and waits on this device, oldest first. */
export const waitingQuestions = (
  entries: readonly Change[],
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

/** What waits in the conversation on screen and does not stand in it yet, and what can be done with it. */
export function useWaiting(
  thread: Thread,
  selected: SelectedConversation | null,
  isThere: (key: string) => boolean,
) {
  const client = useQueryClient();
  const entries = useLaneChanges('chat');
  const owner = ownerNow(client);
  const all = useMemo(() => waitingQuestions(entries, owner, selected), [entries, owner, selected]);
  return {
    waiting: all.filter(({ key }) => !isThere(key)),
    /** Out of what waits, and into the box beside what else stands there. */
    takeBack: async ({ seq, message }: WaitingQuestion) => {
      await discardChange(client, seq);
      const { draft } = thread.state.get();
      thread.setDraft([draft, message].filter((text) => text.trim() !== '').join('\n\n'));
    },
    retryWaiting: async ({ seq }: WaitingQuestion) => (await openChanges(client)).retry(seq),
  };
}
