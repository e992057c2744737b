import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { answerEvent, type ChatRequest } from '#contract/chat.ts';
import { SENT_BY_HEADER } from '#contract/sent-by.ts';
import { api } from '../../../lib/api/api.ts';
import { type Change, type ChangeOfKind, isOfKind } from '../../../lib/changes/change.ts';
import { keepChange, ownerNow, pendingChanges } from '../../../lib/changes/changes.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { createStore } from '../../../lib/hooks/create-store.ts';
import { isOnline } from '../../../lib/offline/online.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import { type BrowserStores, browserStores } from '../../../lib/storage/browser-stores.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { createAccountChat } from '../store/account-chat.ts';
import { openDeviceChat } from '../store/device-chat.ts';
import { GUEST } from '../store/device-entries.ts';
import { createRegularChat, type RegularChat } from '../store/regular-chat.ts';
import { createSavedChat } from '../store/saved-chat.ts';
import {
  type ChatVisit,
  changeVisit,
  keepDraft,
  readVisit,
  type SelectedConversation,
  threadName,
} from './chat-visit.ts';
import { readGuestData } from './guest-data.ts';
import { forgetInFlight, noteInFlight, takeLeftQuestions } from './in-flight-questions.ts';
import { createThread } from './thread.ts';

type SessionState = Omit<ChatVisit, 'drafts'>;
export type ChatSession = ReturnType<typeof createChatSession>;

/** A question that stands in the conversation without an answer, because none could be asked for. */
export type WaitingQuestion = ChangeOfKind<'chat.question'>;

/** What this person asked in that conversation and waits on this device, oldest first. */
export const waitingQuestions = (
  changes: readonly Change[],
  owner: string | null,
  conversation: SelectedConversation | null,
): WaitingQuestion[] =>
  changes
    .filter((change) => isOfKind(change, 'chat.question'))
    .filter(({ sentId, owner: asker, payload }) => {
      const isHere = payload.conversation?.id === conversation?.id;
      return isHere && asker === owner && sentId === undefined;
    });

/** What was said after New Chat. */
export function unfolded(all: readonly Exchange[], foldedAfter: string | null): readonly Exchange[] {
  return all.slice(all.findIndex(({ key }) => key === foldedAfter) + 1);
}

/** All chats of one person in this tab. Answers go on while another page of the app is looked at. */
function createChatSession(client: QueryClient, user: CurrentUser, stores: BrowserStores) {
  const { selected, foldedAfter } = readVisit(stores, user);
  const state = createStore<SessionState>({ selected, foldedAfter });
  const owner = String(user.id);
  const device = openDeviceChat(stores, user.isGuest ? GUEST : owner);
  const createRegular = user.isGuest ? createRegularChat : createAccountChat;
  const regular: RegularChat = createRegular(client, stores, device, () => state.get().foldedAfter);
  const known = (): readonly Exchange[] =>
    client.getQueryData<Exchange[]>(regular.query.queryKey) ?? device.list().map(({ exchange }) => exchange);
  const opened = new Map<string, ReturnType<typeof openChat>>();

  function openChat(conversation: SelectedConversation | null) {
    const where = { owner, thread: threadName(conversation) };
    const store = conversation ? createSavedChat(client, conversation.id, stores) : regular;
    const { query } = store;
    const thread = createThread({
      store: store.put,
      said: async () =>
        conversation ? client.ensureQueryData(query) : unfolded(known(), state.get().foldedAfter),
      ask: (question, signal) => {
        const guestData = user.isGuest ? readGuestData(stores) : undefined;
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const body: ChatRequest = { ...question, guestData, timeZone };
        // An account's is refused where another is signed in by then.
        const headers = user.isGuest ? undefined : { [SENT_BY_HEADER]: owner };
        return api.stream('/api/captain-keto/chat', answerEvent, { body, signal, headers });
      },
      isReachable: isOnline,
      waiting: {
        keep: ({ key, ...question }) =>
          keepChange(client, 'chat.question', { ...question, conversation }, key).then(
            () => true,
            () => false,
          ),
        isAny: () =>
          waitingQuestions(pendingChanges(client), ownerNow(client), conversation).some(
            ({ state: now }) => now !== 'refused',
          ),
      },
      draft: {
        read: () => readVisit(stores, user).drafts[where.thread] ?? '',
        write: (text) => keepDraft(stores, user, where.thread, text),
      },
      inFlight: {
        note: (question) => noteInFlight(stores, where, question, new Date()),
        forget: (key) => forgetInFlight(stores, key),
      },
      isWelcome: () => isWelcome(client, user),
      tellFailed: () => toastFailure('Error', 'Failed to send message. Please try again.'),
    });
    return {
      query,
      thread,
      /** Brings back what an earlier page was left with, once it is known what was said. */
      recover: (said: readonly Exchange[]): void => {
        const done = new Set([...said.map(({ key }) => key), ...pendingChanges(client).map(({ id }) => id)]);
        const left = takeLeftQuestions(stores, where, thread.isRunning, new Date());
        // The newest first, so that it gets the box; one whose answer is there is done.
        for (const question of left.reverse()) if (!done.has(question.key)) thread.recover(question);
      },
    };
  }

  return {
    state,
    change: (changes: Partial<SessionState>): void => {
      state.set({ ...state.get(), ...changes });
      changeVisit(stores, user, changes);
    },
    regular,
    /** What is known of it without asking anybody. */
    known,
    open: (conversation: SelectedConversation | null) => {
      const name = threadName(conversation);
      const chat = opened.get(name) ?? openChat(conversation);
      opened.set(name, chat);
      return chat;
    },
    /** Stops every answer; the person is gone. */
    end: (): void => {
      for (const { thread } of opened.values()) thread.drop();
    },
  };
}

/** What a guest asked is theirs on this device also when they have just signed in. */
function isWelcome(client: QueryClient, user: CurrentUser): boolean {
  const current = client.getQueryData(currentUserQuery().queryKey);
  return current != null && (user.isGuest || current.id === user.id);
}

const sessions = new WeakMap<QueryClient, Map<string, ChatSession>>();

/**
 * The chats of this person in this tab, the same for every visit of the page. They end as the person goes, also while
 * another page is looked at: a guest's must not turn up with the next one.
 */
export function chatSessionOf(client: QueryClient, user: CurrentUser, stores: BrowserStores): ChatSession {
  const ofClient = sessions.get(client) ?? new Map<string, ChatSession>();
  sessions.set(client, ofClient);
  const owner = String(user.id);
  const known = ofClient.get(owner);
  if (known) return known;
  const session = createChatSession(client, user, stores);
  ofClient.set(owner, session);
  const unfollow = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== currentUserQuery().queryKey[0] || isWelcome(client, user)) return;
    unfollow();
    session.end();
    ofClient.delete(owner);
  });
  return session;
}

function sessionNow(client: QueryClient): ChatSession {
  const user = client.getQueryData(currentUserQuery().queryKey);
  if (!user) throw new Error('Nobody is signed in to ask a question.');
  return chatSessionOf(client, user, browserStores());
}

/** Asks a question that waited, in the conversation it was meant for, and stores its answer there. */
export async function answerWaiting(
  { id: key, payload }: ChangeOfKind<'chat.question'>,
  client: QueryClient,
): Promise<null> {
  const { conversation, ...question } = payload;
  const { query, thread } = sessionNow(client).open(conversation);
  // What was said must be known before: the answer would otherwise stand for all of it.
  await client.ensureQueryData(query);
  await thread.answer({ key, ...question });
  return null;
}

/** Stores in the account what was answered here and never reached it, also while the chat is not looked at. */
export async function storeUnsent(client: QueryClient): Promise<void> {
  if (ownerNow(client) === GUEST) return;
  await client.fetchQuery({ ...sessionNow(client).regular.query, staleTime: 0 });
}
