import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { toast } from '../../lib/toast.ts';
import { createConversation, SAVED_CONVERSATIONS_KEY } from './api/saved-conversations.ts';
import type { SelectedConversation } from './conversation.ts';
import { announceChange } from './other-tabs.ts';
import { conversationOf, fingerprint } from './save-chat.ts';

const SAVED_MS = 2000;

const tellSaved = (description: string) =>
  toast({ title: 'Conversation Saved', description, duration: SAVED_MS });

/** Save Chat: what is on screen becomes a saved conversation. Saved again unchanged it is the same one. */
export function useSaveChat(
  user: CurrentUser,
  selected: SelectedConversation | null,
  shown: readonly Exchange[],
): { save: () => void; saving: boolean } {
  const client = useQueryClient();
  const lastSaving = useRef<{ of: string; key: string } | null>(null);
  const saving = useMutation({
    mutationFn: (exchanges: readonly Exchange[]) => {
      const of = fingerprint(exchanges);
      if (lastSaving.current?.of !== of) lastSaving.current = { of, key: newUuid() };
      return createConversation(conversationOf(exchanges, lastSaving.current.key));
    },
    onSuccess: ({ title }) => {
      tellSaved(`You find "${title}" under Saved Chats.`);
      announceChange(SAVED_CONVERSATIONS_KEY);
      return client.invalidateQueries({ queryKey: SAVED_CONVERSATIONS_KEY });
    },
    onError: () => {
      toast({
        title: 'Error',
        description: 'Failed to save conversation. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const save = () => {
    if (user.isGuest) {
      toast({
        title: 'Account Required',
        description:
          'You must have an account and be logged in to save conversations. Please sign up or log in to access this feature.',
        variant: 'destructive',
      });
    } else if (shown.length === 0) {
      toast({
        title: 'Nothing to Save',
        description: 'Start a conversation first, then save it.',
        variant: 'info',
      });
    } else if (selected) tellSaved('New messages are kept in it as they come.');
    else if (!saving.isPending) saving.mutate(shown);
  };
  return { save, saving: saving.isPending };
}
