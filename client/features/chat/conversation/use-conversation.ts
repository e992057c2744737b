import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { registerSenders } from '../../../lib/changes/changes.ts';
import { carryChat, readCarriedChat } from '../../../lib/chat/carried-chat.ts';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { createStore, useStore } from '../../../lib/create-store.ts';
import { sayLoadFailed } from '../../../lib/say-load-failed.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { toast } from '../../../lib/toast.ts';
import { useOtherTabs, withoutFrom } from '../store/chat-store.ts';
import { answerWaiting, type ChatSession, chatSessionOf, type OpenChat, unfolded } from './chat-session.ts';
import type { SelectedConversation } from './chat-visit.ts';
import { leaveInFlight } from './in-flight-questions.ts';
import { useSaveChat } from './use-save-chat.ts';
import { useWaiting, type WaitingQuestion } from './waiting-questions.ts';

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'chat.question': answerWaiting });

/** A guest's chat has nothing to upload. */
const NEVER = createStore(false);

/** Follows what the browser tells: the network is back, the page goes. */
function useBrowserEvents(session: ChatSession): void {
  useEffect(() => {
    const retry = () => session.uploads?.retry();
    const leave = () => leaveInFlight(browserStores());
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', leave);
    };
  }, [session]);
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
  pendingKey: string | null,
) {
  const current = unfolded(all, foldedAfter);
  const shown = withoutFrom(current, replaces).filter(({ key }) => key !== pendingKey);
  return { shown, folded: all.length - current.length };
}

/** The chat on screen: the regular one, or the saved conversation that is selected. */
export type Conversation = ReturnType<typeof useConversation>;

/** The chat of this person: sends questions and follows their answers. */
export function useConversation(user: CurrentUser) {
  const client = useQueryClient();
  const session = chatSessionOf(client, user, browserStores());
  const { selected, foldedAfter } = useStore(session.state);
  const chat = session.open(selected);
  const { thread } = chat;
  const { draft, pending, newest, failure } = useStore(thread.state);
  const history = useQuery(chat.query);
  const replaces = pending?.replaces ?? null;
  const pendingKey = pending?.exchange.key ?? null;
  useBrowserEvents(session);
  useOtherTabs(user, session.regularQuery.queryKey);
  useCarriedChat(session);
  useRecovery(chat, history.data);

  const { shown, folded } = useMemo(
    () => visible(history.data ?? [], selected ? null : foldedAfter, replaces, pendingKey),
    [history.data, selected, foldedAfter, replaces, pendingKey],
  );
  const { waiting, takeBack, retryWaiting } = useWaiting(
    thread,
    selected,
    (key) => key === pendingKey || shown.some((one) => one.key === key),
  );
  const isTroubled = useStore(session.uploads?.isTroubled ?? NEVER);
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
      await session.clear();
    } catch (error) {
      // The server's copy stays and shows again with the next visit.
      console.warn('The chat history on the server could not be cleared', error);
    }
  };

  return {
    selected,
    /** Opens a saved conversation; what is sent from now on goes there. */
    select: (conversation: SelectedConversation) => session.change({ selected: conversation }),
    /** Back to the regular chat, without a word. */
    close: () => session.change({ selected: null }),
    /** How loading what was said before went. */
    history,
    /** Oldest first, without what was folded away and what the pending answer replaces. */
    shown,
    /** So many earlier exchanges New Chat put away. */
    folded,
    unfold: () => session.change({ foldedAfter: null }),
    pending,
    newest,
    failure,
    /** Kept per conversation until it is sent. */
    draft,
    setDraft: thread.setDraft,
    /** Does nothing while an answer is on its way. */
    send: (message: string) => void thread.ask({ message }),
    /** Asks the question of `failure` again, as it was meant. */
    retry: () => void thread.retry(),
    /** Ends the answer; what had come of it stays. */
    stop: thread.stop,
    /** Asks the last question again; the answer takes the old one's place, and the old one comes back if none comes. */
    regenerate: () => {
      const last = shown.at(-1);
      if (last) void thread.ask({ message: last.message, replaces: last.key, typed: false });
    },
    /** Asks another question in place of one; that exchange and all after it go once the answer is there. */
    editAndResend: (key: string, text: string) => void thread.ask({ message: text, replaces: key }),
    /** Questions that could not be pendingKey yet, oldest first. */
    waiting,
    /** Takes a waiting question out and puts it back into the box. */
    takeBack: (question: WaitingQuestion) => void takeBack(question).catch(sayLoadFailed),
    /** Sends a question again that the server did not accept. */
    retryWaiting: (question: WaitingQuestion) => void retryWaiting(question).catch(sayLoadFailed),
    /** So many of those shown could not be stored. A guest's is on this device at once, or there was no room for it. */
    unsaved: isTroubled || user.isGuest ? shown.filter(({ storedAt }) => storedAt === null).length : 0,
    storeUnsaved: () => session.uploads?.retry(),
    /** Save Chat, with its toasts. */
    save,
    saving,
    /** Clear Chat, with its toasts: closes the saved conversation, or forgets the regular chat. */
    clear: () => void clear(),
    /** New Chat: an empty regular chat, the earlier one folded away. */
    startNew: () => {
      const last = session.known().at(-1);
      session.change({ selected: null, foldedAfter: last?.key ?? null });
    },
  };
}
