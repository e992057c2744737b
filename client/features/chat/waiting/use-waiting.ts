import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openQueue, ownerNow, useLaneEntries } from '../../../lib/queue/queue-state.ts';
import type { OpenChat } from '../chat-session.ts';
import type { SelectedConversation } from '../conversation.ts';
import { type WaitingQuestion, waitingQuestions } from './waiting-questions.ts';

/** What waits in the conversation on screen, without `asked`, and what can be done with it. */
export function useWaiting(
  { thread }: OpenChat,
  selected: SelectedConversation | null,
  isThere: (key: string) => boolean,
) {
  const client = useQueryClient();
  const entries = useLaneEntries('chat');
  const owner = ownerNow(client);
  const all = useMemo(() => waitingQuestions(entries, owner, selected), [entries, owner, selected]);
  return {
    waiting: all.filter(({ key }) => !isThere(key)),
    /** Into the box again, unless something else stands there, and out of the queue. */
    takeBack: async ({ seq, message }: WaitingQuestion) => {
      const queue = await openQueue(client);
      await queue.discard(seq);
      const { draft } = thread.state.get();
      thread.setDraft([draft, message].filter((text) => text.trim() !== '').join('\n\n'));
    },
    retryWaiting: async ({ seq }: WaitingQuestion) => (await openQueue(client)).retry(seq),
  };
}
