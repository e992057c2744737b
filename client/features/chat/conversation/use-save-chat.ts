import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { CONVERSATION_MESSAGES_MOST, type CreateConversation } from '#contract/saved-conversations.ts';
import { titleFromMessage } from '#domain/chat-text/conversation-title.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { type Exchange, toStored } from '../../../lib/chat/exchange.ts';
import { askToSignIn } from '../../../lib/session/prompts.ts';
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { createConversation, SAVED_CONVERSATIONS_KEY } from '../saved-chats/saved-conversations.ts';
import { announceChange } from '../store/chat-store.ts';
import type { SelectedConversation } from './chat-visit.ts';

/** The chat as a conversation to save, named by its first message. Of a very long one the end is saved. */
export function conversationOf(exchanges: readonly Exchange[], idempotencyKey: string): CreateConversation {
  const messages = exchanges.slice(-CONVERSATION_MESSAGES_MOST);
  const first = exchanges[0]?.message ?? '';
  const last = messages.at(-1)?.message ?? '';
  return {
    title: titleFromMessage(first),
    ...(messages.length > 1 ? { description: `Last question: ${titleFromMessage(last)}` } : {}),
    messages: messages.map((exchange, messageIndex) => ({ ...toStored(exchange), messageIndex })),
    idempotencyKey,
  };
}

/** What tells one state of a chat from another. */
export const fingerprint = (exchanges: readonly Exchange[]) => exchanges.map(({ key }) => key).join(' ');

const SAVED_MS = 2000;

const tellSaved = (description: string) =>
  toast({ title: 'Conversation Saved', description, duration: SAVED_MS });

/** Save Chat: what is on screen becomes a saved conversation. Saved again unchanged it is the same one. */
export function useSaveChat(
  user: CurrentUser,
  selected: SelectedConversation | null,
  shown: readonly Exchange[],
) {
  const client = useQueryClient();
  const lastSaving = useRef<{ of: string; key: string } | null>(null);
  const saving = useMutation({
    mutationFn: (exchanges: readonly Exchange[]) => {
      const of = fingerprint(exchanges);
      if (lastSaving.current?.of !== of) lastSaving.current = { of, key: newUuid() };
      return createConversation(conversationOf(exchanges, lastSaving.current.key));
    },
    onSuccess: ({ title }) => {
      tellSaved(`Find "${title}" under Saved Chats.`);
      announceChange(SAVED_CONVERSATIONS_KEY);
      return client.invalidateQueries({ queryKey: SAVED_CONVERSATIONS_KEY });
    },
    onError: () => toastFailure('Error', 'Failed to save conversation. Please try again.'),
  });
  const save = () => {
    if (user.isGuest) {
      toast({
        title: 'Account Required',
        description:
          'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.',
        variant: 'destructive',
        action: {
          label: 'Sign in or create an account',
          onClick: () => askToSignIn({ returnTo: '/captain-keto' }),
        },
      });
    } else if (shown.length === 0) {
      toast({
        title: 'Nothing to Save',
        description: 'Start a conversation first, then save it.',
        variant: 'info',
      });
    } else if (selected) tellSaved('New messages are saved to this conversation automatically.');
    else if (!saving.isPending) saving.mutate(shown);
  };
  return { save, saving: saving.isPending };
}
