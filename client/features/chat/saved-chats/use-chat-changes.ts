import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedConversation, UpdateConversation } from '#contract/saved-conversations.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import {
  deleteConversation,
  SAVED_CONVERSATIONS_KEY,
  updateConversation,
} from '../api/saved-conversations.ts';
import { withBack, withChange, without } from './chat-list.ts';

const CHANGED_TOAST_MS = 2000;

type Chats = SavedConversation[];

/** One after the other, so that the last change a person makes is the one that stays. */
const scope = { id: 'saved-conversations' };
const mutationKey = ['change-saved-conversation'];

const sayFailed = (what: string) =>
  toast({
    title: 'Error',
    description: `Failed to ${what} conversation. Please try again.`,
    variant: 'destructive',
  });

/** Deleted in another tab is deleted. */
async function deleteOnce(id: number): Promise<void> {
  try {
    await deleteConversation(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Ways to show a change in every list at once, and to ask the server once no change is under way. */
function useLists() {
  const client = useQueryClient();
  const filter = { queryKey: SAVED_CONVERSATIONS_KEY };
  const hold = () => client.cancelQueries(filter);
  return {
    hold,
    change: (next: (chats: Chats) => Chats) =>
      client.setQueriesData<Chats>(filter, (chats) => chats && next(chats)),
    holding: (id: number) =>
      client
        .getQueriesData<Chats>(filter)
        .flatMap(([key, chats]) => (chats?.some((chat) => chat.id === id) ? [key] : [])),
    putBack: (keys: readonly (readonly unknown[])[], chat: SavedConversation) => {
      for (const key of keys) client.setQueryData<Chats>(key, (chats) => chats && withBack(chats, chat));
    },
    settle: () => {
      // A list fetched now would not know the changes that wait.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries(filter);
    },
  };
}

/** Renames, pins and unpins; the lists show it at once and take it back when it is refused. */
export function useChangeChat() {
  const lists = useLists();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: ({ chat, changes }: { chat: SavedConversation; changes: UpdateConversation }) =>
      updateConversation(chat.id, changes),
    onMutate: async ({ chat, changes }) => {
      await lists.hold();
      lists.change((chats) => withChange(chats, chat.id, changes));
    },
    onSuccess: (changed, { changes }) => {
      const pinned = changed.isPinned ? 'Conversation Pinned' : 'Conversation Unpinned';
      toast({
        title: changes.isPinned === undefined ? 'Conversation Renamed' : pinned,
        duration: CHANGED_TOAST_MS,
      });
    },
    onError: (_error, { chat, changes }) => {
      const { title, isPinned } = chat;
      lists.change((chats) => withChange(chats, chat.id, changes.title ? { title } : { isPinned }));
      sayFailed(changes.isPinned === undefined ? 'rename' : chat.isPinned ? 'unpin' : 'pin');
    },
    onSettled: lists.settle,
  });
}

/** Deletes; the row goes at once and comes back when the server refuses. */
export function useDeleteChat(onGone: (id: number) => void) {
  const lists = useLists();
  return useMutation({
    mutationKey,
    scope,
    mutationFn: (chat: SavedConversation) => deleteOnce(chat.id),
    onMutate: async (chat) => {
      await lists.hold();
      const keys = lists.holding(chat.id);
      lists.change((chats) => without(chats, chat.id));
      return { keys };
    },
    onSuccess: (_answer, chat) => {
      onGone(chat.id);
      toast({ title: 'Conversation Deleted', description: `“${chat.title}” is gone from your account.` });
    },
    onError: (_error, chat, context) => {
      if (context) lists.putBack(context.keys, chat);
      sayFailed('delete');
    },
    onSettled: lists.settle,
  });
}
