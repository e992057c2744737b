import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import {
  discardChange,
  openChanges,
  ownerNow,
  registerSenders,
  useLaneChanges,
} from '../../../lib/changes/changes.ts';
import { carryChat, readCarriedChat } from '../../../lib/chat/carried-chat.ts';
import { useStore } from '../../../lib/hooks/create-store.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { sayLoadFailed } from '../../../lib/toast/say-failed.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useOtherTabs, withoutFrom } from '../store/chat-store.ts';
import {
  answerWaiting,
  type ChatSession,
  chatSessionOf,
  unfolded,
  type WaitingQuestion,
  waitingQuestions,
} from './chat-session.ts';
import type { SelectedConversation } from './chat-visit.ts';
import { leaveInFlight } from './in-flight-questions.ts';
import type { Asked } from './thread.ts';
import { useSaveChat } from './use-save-chat.ts';

// A failed load of code is not tried again by every browser, so what is here already is used.
registerSenders({ 'chat.question': answerWaiting });

/** Follows what the browser tells: the network is back, the page goes. */
function useBrowserEvents(session: ChatSession): void {
  useEffect(() => {
    const retry = () => session.regular.retry();
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
    session.open(null).thread.addToDraft(carried.question);
    carryChat(browserStores(), { ...carried, question: null });
  }, [session]);
}

/** The chat on screen: the regular one, or the saved conversation that is selected. */
export type Conversation = ReturnType<typeof useConversation>;

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
  useOtherTabs(user, session.regular.query.queryKey);
  useCarriedChat(session);
  // What another page left in the browser's store is taken from there, so this finds it once.
  useEffect(() => {
    if (history.data) chat.recover(history.data);
  }, [chat, history.data]);

  const foldedAt = selected ? null : foldedAfter;
  const current = useMemo(() => unfolded(history.data ?? [], foldedAt), [history.data, foldedAt]);
  const shown = useMemo(
    () => withoutFrom(current, replaces).filter(({ key }) => key !== pendingKey),
    [current, replaces, pendingKey],
  );
  const waiting = waitingQuestions(useLaneChanges('chat'), ownerNow(client), selected).filter(
    ({ id }) => id !== pendingKey && !shown.some(({ key }) => key === id),
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
    toast({ title: 'Chat Cleared', description: 'This chat is empty now.' });
    try {
      await session.regular.clear();
    } catch (error) {
      // The server's copy stays and shows again with the next visit.
      console.warn('The chat history in your account could not be cleared', error);
    }
  };

  return {
    selected,
    /** Opens a saved conversation; what is sent from now on goes there. */
    select: (conversation: SelectedConversation) => session.change({ selected: conversation }),
    /** Back to the regular chat, without a word. */
    close: () => session.change({ selected: null }),
    history,
    /** Oldest first, without what was folded away and what the pending answer replaces. */
    shown,
    /** So many earlier exchanges New Chat put away. */
    folded: (history.data?.length ?? 0) - current.length,
    unfold: () => session.change({ foldedAfter: null }),
    pending,
    newest,
    failure,
    /** Kept per conversation until it is sent. */
    draft,
    setDraft: thread.setDraft,
    /** Does nothing while an answer is on its way. What is asked in place of another goes once the answer is there. */
    ask: (question: Asked) => void thread.ask(question),
    /** Asks the question of `failure` again, as it was meant. */
    retry: () => void thread.retry(),
    /** Ends the answer; what had come of it stays. */
    stop: thread.stop,
    /** Questions that could not be asked yet and do not stand in the conversation, oldest first. */
    waiting,
    /** Takes a waiting question out and puts it back into the box. */
    takeBack: ({ seq, payload }: WaitingQuestion) => {
      discardChange(client, seq).then(() => thread.addToDraft(payload.message), sayLoadFailed);
    },
    retryWaiting: ({ seq }: WaitingQuestion) => {
      openChanges(client)
        .then((changes) => changes.retry(seq))
        .catch(sayLoadFailed);
    },
    /** So many of those shown could not be stored. */
    unsaved: isTroubled ? shown.filter(({ storedAt }) => storedAt === null).length : 0,
    storeUnsaved: session.regular.retry,
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
