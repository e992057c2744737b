import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { createStore, type Store } from '../../lib/create-store.ts';
import { isOnline } from '../../lib/online.ts';
import { openQueue, ownerNow, queueStore } from '../../lib/queue/queue-state.ts';
import { currentUserQuery } from '../../lib/session/current-user.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { askCaptain } from './api/ask-captain.ts';
import { forgetAsked, noteAsked, takeLeftQuestions } from './asked-questions.ts';
import { changeVisit, keepDraft, readVisit, threadName } from './chat-visit.ts';
import type { ChatQuery, SelectedConversation } from './conversation.ts';
import { readGuestData } from './guest-data.ts';
import { createRegularChat, type RegularChat } from './regular-chat.ts';
import { createSavedChat } from './saved-chat.ts';
import { createThread, type Thread } from './thread.ts';
import { waitingQuestions } from './waiting/waiting-questions.ts';

const SEND_FAILED = 'Failed to send message. Please try again.';

export interface SessionState {
  selected: SelectedConversation | null;
  /** Key of the last exchange that New Chat put away. */
  foldedAfter: string | null;
}

/** One conversation: how it is read, and its thread. */
export interface OpenChat {
  query: ChatQuery;
  thread: Thread;
  /** Brings back what an earlier page was left with, once it is known what was said. */
  recover: (said: readonly Exchange[]) => void;
}

/** All chats of one person in this tab. Answers go on while another page of the app is looked at. */
export interface ChatSession {
  state: Store<SessionState>;
  change: (changes: Partial<SessionState>) => void;
  regular: RegularChat;
  open: (selected: SelectedConversation | null) => OpenChat;
  /** Stops every answer; the person is gone. */
  end: () => void;
}

/** What was said after New Chat. */
export function unfolded(all: readonly Exchange[], foldedAfter: string | null): readonly Exchange[] {
  return all.slice(all.findIndex(({ key }) => key === foldedAfter) + 1);
}

function createChatSession(client: QueryClient, user: CurrentUser, stores: BrowserStores): ChatSession {
  const { selected, foldedAfter } = readVisit(stores, user);
  const state = createStore<SessionState>({ selected, foldedAfter });
  const regular = createRegularChat(client, user, stores);
  const opened = new Map<string, OpenChat>();
  const owner = String(user.id);

  /** What a guest asked is theirs on this device also when they have just signed in. */
  const isWelcome = () => {
    const current = client.getQueryData(currentUserQuery().queryKey);
    return current != null && (user.isGuest || current.id === user.id);
  };

  function openThread(
    conversation: SelectedConversation | null,
    query: ChatQuery,
    ways: Pick<Parameters<typeof createThread>[0], 'said' | 'keep'>,
  ): OpenChat {
    const thread = threadName(conversation);
    const isWaiting = () =>
      waitingQuestions(queueStore.get(), ownerNow(client), conversation).some(
        ({ state }) => state === 'waiting',
      );
    const made = createThread({
      ...ways,
      ask: (question, signal) => {
        const guestData = user.isGuest ? readGuestData(stores) : undefined;
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        return askCaptain({ ...question, guestData, timeZone }, signal, user.isGuest ? null : owner);
      },
      isReachable: isOnline,
      waiting: {
        keep: async ({ key, message, replaces, typed }) => {
          const queue = await openQueue(client);
          await queue.keep('chat.question', { message, replaces, typed, conversation }, key);
        },
        isAny: () => isWaiting(),
      },
      draft: {
        read: () => readVisit(stores, user).drafts[thread] ?? '',
        write: (text) => keepDraft(stores, user, thread, text),
      },
      asked: {
        note: (question) => noteAsked(stores, { owner, thread }, question, new Date()),
        forget: (key) => forgetAsked(stores, key),
      },
      isWelcome,
      tellFailed: () => toast({ title: 'Error', description: SEND_FAILED, variant: 'destructive' }),
    });
    return {
      query,
      thread: made,
      recover: (said) => {
        const waiting = queueStore.get().map(({ id }) => id);
        const known = new Set([...said.map(({ key }) => key), ...waiting]);
        const left = takeLeftQuestions(stores, { owner, thread }, made.isRunning, new Date());
        // The newest first, so that it gets the box; one whose answer was kept is done.
        for (const question of left.reverse()) if (!known.has(question.key)) made.recover(question);
      },
    };
  }

  function make(conversation: SelectedConversation | null): OpenChat {
    if (!conversation)
      return openThread(null, regular.query, {
        said: async () => unfolded(regular.known(), state.get().foldedAfter),
        keep: async (exchange, replaces) => regular.keep(exchange, replaces),
      });
    const { query, keep } = createSavedChat(client, conversation.id, stores);
    return openThread(conversation, query, { said: () => client.ensureQueryData(query), keep });
  }

  return {
    state,
    change: (changes) => {
      state.set({ ...state.get(), ...changes });
      changeVisit(stores, user, changes);
    },
    regular,
    open: (conversation) => {
      const name = threadName(conversation);
      const known = opened.get(name) ?? make(conversation);
      opened.set(name, known);
      return known;
    },
    end: () => {
      for (const { thread } of opened.values()) thread.drop();
    },
  };
}

const sessions = new WeakMap<QueryClient, Map<string, ChatSession>>();

/** The chats of this person in this tab, the same for every visit of the page. */
export function chatSessionOf(client: QueryClient, user: CurrentUser, stores: BrowserStores): ChatSession {
  const ofClient = sessions.get(client) ?? new Map<string, ChatSession>();
  sessions.set(client, ofClient);
  const owner = String(user.id);
  const known = ofClient.get(owner);
  if (known) return known;
  const session = createChatSession(client, user, stores);
  ofClient.set(owner, session);
  endOnSignOut(client, user);
  return session;
}

/** Signing out ends the answers also while another page is looked at: a guest's must not turn up with the next person. */
function endOnSignOut(client: QueryClient, user: CurrentUser): void {
  const { queryKey } = currentUserQuery();
  const unfollow = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKey[0] || client.getQueryData(queryKey) !== null) return;
    unfollow();
    endChatSession(client, user);
  });
}

/** Forgets the chats of somebody who is not here any more. */
export function endChatSession(client: QueryClient, user: CurrentUser): void {
  const ofClient = sessions.get(client);
  ofClient?.get(String(user.id))?.end();
  ofClient?.delete(String(user.id));
}
