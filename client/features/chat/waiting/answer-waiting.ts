import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import type { EntryOfKind } from '../../../lib/queue/entry.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { type ChatSession, chatSessionOf } from '../chat-session.ts';

function sessionNow(client: QueryClient): { session: ChatSession; user: CurrentUser } {
  const user = client.getQueryData(currentUserQuery().queryKey);
  if (!user) throw new Error('Nobody is here to be answered.');
  return { session: chatSessionOf(client, user, browserStores()), user };
}

/** Asks a question that waited, in the conversation it was meant for, and keeps its answer there. */
export async function answerWaiting(
  { id: key, payload }: EntryOfKind<'chat.question'>,
  client: QueryClient,
): Promise<null> {
  const { conversation, message, replaces, typed } = payload;
  const { query, thread } = sessionNow(client).session.open(conversation);
  // What was said must be known before: what is kept would otherwise stand for all of it.
  await client.ensureQueryData(query);
  await thread.answer({ key, message, replaces, typed });
  return null;
}

/** Stores in the account what was answered here and never reached it, also while the chat is not looked at. */
export async function storeUnsent(client: QueryClient): Promise<void> {
  const { session, user } = sessionNow(client);
  if (!user.isGuest) await client.fetchQuery({ ...session.regular.query, staleTime: 0 });
}
