import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { carryChat, readCarriedChat } from '../../lib/chat/carried-chat.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { useStore } from '../../lib/create-store.ts';
import { registerSenders } from '../../lib/queue/queue-state.ts';
import { sayLoadFailed } from '../../lib/say-load-failed.ts';
import { currentUserQuery } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { leaveAsked } from './asked-questions.ts';
import { type ChatSession, chatSessionOf, endChatSession, type OpenChat, unfolded } from './chat-session.ts';
import type { Conversation } from './conversation.ts';
import { withoutFrom } from './merge-history.ts';
import { useOtherTabs } from './other-tabs.ts';
import { useSaveChat } from './use-save-chat.ts';
import { answerWaiting } from './waiting/answer-waiting.ts';
import { useWaiting } from './waiting/use-waiting.ts';

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'chat.question': answerWaiting });

/** Follows what the browser tells: the network is back, the page goes. */
function useBrowserEvents(session: ChatSession, user: CurrentUser): void {
  const client = useQueryClient();
  useEffect(() => {
    const retry = () => session.regular.retryStore();
    const leave = () => leaveAsked(browserStores());
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', leave);
      // Another page of the app leaves the answers running, and so does a guest who signs in; signing out ends them.
      const current = client.getQueryData(currentUserQuery().queryKey);
      const wentOn = user.isGuest && current != null;
      if (current?.id !== user.id && !wentOn) endChatSession(client, user);
    };
  }, [session, client, user]);
}

/** What was said on the landing page, and what was only typed there, goes on in the regular chat, whichever conversation was open before. */
function useCarriedChat(session: ChatSession): void {
  useEffect(() => {
    const carried = readCarriedChat(browserStores());
    if (!carried) return;
    session.change({ selected: null });
    if (carried.question === null) return;
    const { thread } = session.open(null);
    const { draft } = thread.state.get();
    thread.setDraft([draft, carried.question].filter((text) => text.trim() !== '').join('\n\n'));
    carryChat(browserStores(), { ...carried, question: null });
  }, [session]);
}

/** Once it is known what was said, a question that an earlier page was left with comes back. */
function useRecovery(chat: OpenChat, said: readonly Exchange[] | undefined): void {
  // What another page left in the browser's store is taken from there, so this finds it once.
  useEffect(() => {
    if (said) chat.recover(said);
  }, [chat, said]);
}

/** What stands on screen of all that was said, and how many exchanges New Chat put away. */
function visible(
  all: readonly Exchange[],
  foldedAfter: string | null,
  replaces: string | null,
  asked: string | null,
) {
  const current = unfolded(all, foldedAfter);
  const shown = withoutFrom(current, replaces).filter(({ key }) => key !== asked);
  return { shown, folded: all.length - current.length };
}

/** The chat of this person: sends questions, follows their answers, and keeps both. */
export function useConversation(user: CurrentUser): Conversation {
  const client = useQueryClient();
  const session = chatSessionOf(client, user, browserStores());
  const { selected, foldedAfter } = useStore(session.state);
  const chat = session.open(selected);
  const { thread } = chat;
  const { draft, pending, newest, failure } = useStore(thread.state);
  const history = useQuery(chat.query);
  const replaces = pending?.replaces ?? null;
  const asked = pending?.exchange.key ?? null;
  useBrowserEvents(session, user);
  useOtherTabs(user);
  useCarriedChat(session);
  useRecovery(chat, history.data);

  const { shown, folded } = useMemo(
    () => visible(history.data ?? [], selected ? null : foldedAfter, replaces, asked),
    [history.data, selected, foldedAfter, replaces, asked],
  );
  const { waiting, takeBack, retryWaiting } = useWaiting(
    chat,
    selected,
    (key) => key === asked || shown.some((one) => one.key === key),
  );
  const isTroubled = useStore(session.regular.isTroubled);
  const { save, saving } = useSaveChat(user, selected, shown);

  const clear = async () => {
    if (selected) {
      session.change({ selected: null });
      toast({ title: 'Conversation Closed', description: 'You are back in your regular chat.' });
      return;
    }
    thread.drop();
    session.change({ foldedAfter: null });
    toast({ title: 'Chat Cleared', description: 'Your conversation is gone from this page.' });
    try {
      await session.regular.clear();
    } catch (error) {
      // The server's copy stays and shows again with the next visit.
      console.warn('The chat history on the server could not be cleared', error);
    }
  };

  return {
    selected,
    select: (conversation) => session.change({ selected: conversation }),
    close: () => session.change({ selected: null }),
    history,
    shown,
    folded,
    unfold: () => session.change({ foldedAfter: null }),
    pending,
    newest,
    failure,
    draft,
    setDraft: thread.setDraft,
    send: (message) => void thread.ask({ message }),
    retry: () => void thread.retry(),
    stop: thread.stop,
    regenerate: () => {
      const last = shown.at(-1);
      if (last) void thread.ask({ message: last.message, replaces: last.key, typed: false });
    },
    editAndResend: (key, text) => void thread.ask({ message: text, replaces: key }),
    waiting,
    takeBack: (question) => void takeBack(question).catch(sayLoadFailed),
    retryWaiting: (question) => void retryWaiting(question).catch(sayLoadFailed),
    // A guest's is on this device at once, or there was no room for it.
    unsaved: isTroubled || user.isGuest ? shown.filter(({ storedAt }) => storedAt === null).length : 0,
    storeUnsaved: session.regular.retryStore,
    save,
    saving,
    clear: () => void clear(),
    startNew: () => {
      const last = session.regular.known().at(-1);
      session.change({ selected: null, foldedAfter: last?.key ?? null });
    },
  };
}
