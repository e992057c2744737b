import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { CHAT_CONTEXT_ENTRIES } from '#contract/chat.ts';
import {
  applyEvent,
  completed,
  type Exchange,
  newExchange,
  stopped,
  wholeResponse,
} from '../../lib/chat/exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { askCaptain } from './api/ask-captain.ts';
import { clearChatHistory } from './api/chat-history.ts';
import type { Conversation, Failure, Pending, SelectedConversation } from './conversation.ts';
import { conversationQuery, ownerOf, storeExchange } from './conversation-query.ts';
import { readGuestData } from './guest-data.ts';
import { countInteraction, forgetLocalHistory, rememberExchange } from './local-history.ts';

const SEND_FAILED = 'Failed to send message. Please try again.';

/** Sends questions, follows their answers, and keeps both on this device and on the account. */
export function useConversation(user: CurrentUser): Conversation {
  const client = useQueryClient();
  const query = conversationQuery(user);
  const history = useQuery(query);
  const [selected, setSelected] = useState<SelectedConversation | null>(null);
  const [draft, setDraft] = useState('');
  const [pending, setPending] = useState<Pending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const [folded, setFolded] = useState(0);
  const running = useRef<AbortController | null>(null);
  /** An answer that was cleared away while it came; nothing of it is kept. */
  const dropped = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const all = history.data ?? [];
  const shown = all.slice(folded);

  const keep = (exchange: Exchange) => {
    client.setQueryData(query.queryKey, (old) => [...(old ?? []), exchange]);
    rememberExchange(browserStores(), ownerOf(user), exchange);
    countInteraction(browserStores());
    if (!user.isGuest) void storeExchange(exchange);
  };

  const ask = async (message: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    let exchange = newExchange(newUuid(), message);
    const stages: string[] = [];
    const show = () =>
      setPending({ exchange, status: stages.at(-1) ?? '', stages: [...stages], replaces: null });
    setFailure(null);
    show();
    setNewest(exchange.key);
    const localHistory = shown
      .slice(-CHAT_CONTEXT_ENTRIES)
      .map((one) => ({ message: one.message, response: wholeResponse(one) }));
    try {
      const guestData = user.isGuest ? readGuestData(browserStores()) : undefined;
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      for await (const event of askCaptain(
        { message, localHistory, guestData, timeZone },
        controller.signal,
      )) {
        if (event.type === 'error') throw new Error(event.message);
        exchange = applyEvent(exchange, event);
        if (event.type === 'status') stages.push(event.text);
        show();
      }
      keep(completed(exchange));
    } catch (error) {
      if (dropped.current === controller) return;
      const part = controller.signal.aborted ? stopped(exchange) : null;
      if (part) keep(part);
      else {
        setDraft((typed) => typed || message);
        if (!controller.signal.aborted) {
          setFailure({ message, error, inBox: true });
          toast({ title: 'Error', description: SEND_FAILED, variant: 'destructive' });
        }
      }
    } finally {
      running.current = null;
      setPending(null);
    }
  };
  const send = (message: string) => {
    setDraft('');
    void ask(message);
  };

  const clear = async () => {
    if (selected) {
      setSelected(null);
      toast({ title: 'Conversation Closed', description: 'You are back in your regular chat.' });
      return;
    }
    dropped.current = running.current;
    running.current?.abort();
    forgetLocalHistory(browserStores());
    client.setQueryData(query.queryKey, []);
    setFolded(0);
    setFailure(null);
    toast({ title: 'Chat Cleared', description: 'Your conversation is gone from this page.' });
    // Where the server could not be reached its copy stays; that is all that can be said about it.
    if (!user.isGuest) await clearChatHistory().catch(() => undefined);
  };

  const startNew = () => {
    setSelected(null);
    setFolded(all.length);
    setFailure(null);
  };

  return {
    selected,
    select: setSelected,
    close: () => setSelected(null),
    history,
    shown,
    folded: Math.min(folded, all.length),
    unfold: () => setFolded(0),
    pending,
    newest,
    failure,
    draft,
    setDraft,
    send,
    stop: () => running.current?.abort(),
    regenerate: () => {
      const last = shown.at(-1);
      if (last) send(last.message);
    },
    editAndResend: (_key, text) => send(text),
    save: () => undefined,
    saving: false,
    clear: () => void clear(),
    startNew,
  };
}
