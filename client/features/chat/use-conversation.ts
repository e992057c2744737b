import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { CHAT_CONTEXT_ENTRIES } from '#contract/chat.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { askCaptain } from './api/ask-captain.ts';
import { clearChatHistory } from './api/chat-history.ts';
import { conversationQuery, ownerOf, storeExchange } from './conversation-query.ts';
import { applyEvent, completed, type Exchange, newExchange, stopped, wholeResponse } from './exchange.ts';
import { readGuestData } from './guest-data.ts';
import { countInteraction, forgetLocalHistory, rememberExchange } from './local-history.ts';

const SEND_FAILED = 'Failed to send message. Please try again.';

/** The answer that is on its way. */
export interface Pending {
  exchange: Exchange;
  /** What the coach is doing, in its words; empty until it says. */
  status: string;
}

interface Failure {
  message: string;
  error: unknown;
}

/** Sends questions, follows their answers, and keeps both on this device and on the account. */
export function useConversation(user: CurrentUser, onFailed: (message: string) => void) {
  const client = useQueryClient();
  const query = conversationQuery(user);
  const history = useQuery(query);
  const [pending, setPending] = useState<Pending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Key of the newest answer of this visit, which is typed out. */
  const [newest, setNewest] = useState<string | null>(null);
  /** New Chat folds away this many exchanges; they are not part of the context any more. */
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

  const send = async (message: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    let exchange = newExchange(newUuid(), message);
    setFailure(null);
    setPending({ exchange, status: '' });
    setNewest(exchange.key);
    const localHistory = shown
      .slice(-CHAT_CONTEXT_ENTRIES)
      .map((one) => ({ message: one.message, response: wholeResponse(one) }));
    try {
      const guestData = user.isGuest ? readGuestData(browserStores()) : undefined;
      const request = {
        message,
        localHistory,
        guestData,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      for await (const event of askCaptain(request, controller.signal)) {
        if (event.type === 'error') throw new Error(event.message);
        exchange = applyEvent(exchange, event);
        const current = exchange;
        if (event.type === 'status') setPending({ exchange: current, status: event.text });
        else setPending((old) => ({ exchange: current, status: old?.status ?? '' }));
      }
      keep(completed(exchange));
    } catch (error) {
      if (dropped.current === controller) return;
      const part = controller.signal.aborted ? stopped(exchange) : null;
      if (part) keep(part);
      else {
        onFailed(message);
        if (!controller.signal.aborted) {
          setFailure({ message, error });
          toast({ title: 'Error', description: SEND_FAILED, variant: 'destructive' });
        }
      }
    } finally {
      running.current = null;
      setPending(null);
    }
  };

  const clear = async () => {
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

  return {
    history,
    shown,
    folded: Math.min(folded, all.length),
    pending,
    newest,
    failure,
    send,
    stop: () => running.current?.abort(),
    startNew: () => {
      setFolded(all.length);
      setFailure(null);
    },
    unfold: () => setFolded(0),
    clear,
  };
}
