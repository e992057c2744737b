import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type AddMessage,
  type ConversationMessage,
  type CreateConversation,
  conversationMessage,
  type SavedConversation,
  savedConversation,
  type UpdateConversation,
} from '#contract/saved-conversations.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';

const conversations = z.array(savedConversation);
const messages = z.array(conversationMessage);
const PATH = '/api/saved-conversations';

/** Under this key all lists of saved conversations are cached; invalidate it after a change. */
export const SAVED_CONVERSATIONS_KEY = ['saved-conversations'] as const;

/** GET /api/saved-conversations: pinned first, then by the newest message. Ask it for accounts only. */
export const savedConversationsQuery = (search = '') =>
  queryOptions({
    queryKey: [...SAVED_CONVERSATIONS_KEY, search],
    queryFn: ({ signal }): Promise<SavedConversation[]> =>
      api.get(search ? `${PATH}?${new URLSearchParams({ search })}` : PATH, conversations, { signal }),
  });

export const createConversation = (conversation: CreateConversation): Promise<SavedConversation> =>
  api.post(PATH, savedConversation, { body: conversation });

const updateConversation = (id: number, changes: UpdateConversation): Promise<SavedConversation> =>
  api.patch(`${PATH}/${id}`, savedConversation, { body: changes });

const deleteConversation = (id: number): Promise<void> => api.run('DELETE', `${PATH}/${id}`);

/** Oldest first. Throws 'Failed to fetch messages: {status}' when the server refuses. */
export async function fetchMessages(id: number, signal?: AbortSignal): Promise<ConversationMessage[]> {
  try {
    return await api.get(`${PATH}/${id}/messages`, messages, { signal });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`Failed to fetch messages: ${error.status}`, { cause: error });
  }
}

/** Adds an exchange; the same key stores nothing twice. */
export const addMessage = (id: number, message: AddMessage): Promise<ConversationMessage> =>
  api.post(`${PATH}/${id}/messages`, conversationMessage, { body: message });

const newestAt = (chat: SavedConversation) => Date.parse(chat.lastMessageAt ?? chat.createdAt);

/** The server's order: pinned ones first, then by the newest message. */
const inOrder = (chats: readonly SavedConversation[]): SavedConversation[] =>
  chats.toSorted(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || newestAt(b) - newestAt(a) || b.id - a.id,
  );

/** The list after a change of one chat; a list without that chat stays as it is. */
export const withChange = (
  chats: readonly SavedConversation[],
  id: number,
  changes: Partial<Pick<SavedConversation, 'title' | 'isPinned'>>,
): SavedConversation[] => inOrder(chats.map((chat) => (chat.id === id ? { ...chat, ...changes } : chat)));

export const without = (chats: readonly SavedConversation[], id: number): SavedConversation[] =>
  chats.filter((chat) => chat.id !== id);

/** The list with a chat in it again that could not be deleted. */
export const withBack = (chats: readonly SavedConversation[], chat: SavedConversation): SavedConversation[] =>
  inOrder([...without(chats, chat.id), chat]);

/** Which row takes the focus when one goes: the next, else the one before; null when none is left. */
export function neighborOf(chats: readonly SavedConversation[], id: number): number | null {
  const index = chats.findIndex((chat) => chat.id === id);
  return (chats[index + 1] ?? chats[index - 1])?.id ?? null;
}

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
