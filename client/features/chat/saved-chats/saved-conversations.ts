import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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
import { toastFailure } from '../../../lib/toast/say-failed.ts';
import { toast } from '../../../lib/toast/toast.ts';

const conversations = z.array(savedConversation);
const messages = z.array(conversationMessage);
const PATH = '/api/saved-conversations';

export const messageCount = ({ messageCount: count }: SavedConversation) =>
  count === 1 ? '1 message' : `${count} messages`;

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

type Chats = readonly SavedConversation[];

/** One after the other, so that the last change a person makes is the one that stays. */
const scope = { id: 'saved-conversations' };
const mutationKey = ['change-saved-conversation'];

const sayFailed = (what: string) =>
  toastFailure('Error', `Failed to ${what} conversation. Please try again.`);

/** Deleted in another tab is deleted. */
async function deleteOnce(id: number): Promise<void> {
  try {
    await api.run('DELETE', `${PATH}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Ways to show a change in every list at once, and to ask the server once no change is under way. */
function useLists() {
  const client = useQueryClient();
  const filter = { queryKey: SAVED_CONVERSATIONS_KEY };
  return {
    /** Stops loading lists, and gives the keys of those that hold a chat. */
    hold: async ({ id }: SavedConversation): Promise<QueryKey[]> => {
      await client.cancelQueries(filter);
      const lists = client.getQueriesData<Chats>(filter);
      return lists.filter(([, chats]) => chats?.some((chat) => chat.id === id)).map(([key]) => key);
    },
    change: (keys: readonly QueryKey[] = [], next: (chats: Chats) => Chats) => {
      for (const key of keys) client.setQueryData<Chats>(key, (chats) => chats && next(chats));
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
      api.patch(`${PATH}/${chat.id}`, savedConversation, { body: changes }),
    onMutate: async ({ chat, changes }) => {
      const keys = await lists.hold(chat);
      lists.change(keys, (chats) => withChange(chats, chat.id, changes));
      return { keys };
    },
    onSuccess: (changed, { changes }) => {
      const pinned = changed.isPinned ? 'Conversation Pinned' : 'Conversation Unpinned';
      toast({
        title: changes.isPinned === undefined ? 'Conversation Renamed' : pinned,
        duration: CHANGED_TOAST_MS,
      });
    },
    onError: (_error, { chat, changes }, context) => {
      const { title, isPinned } = chat;
      const before = changes.title ? { title } : { isPinned };
      lists.change(context?.keys, (chats) => withChange(chats, chat.id, before));
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
      const keys = await lists.hold(chat);
      lists.change(keys, (chats) => without(chats, chat.id));
      return { keys };
    },
    onSuccess: (_answer, chat) => {
      onGone(chat.id);
      toast({ title: 'Conversation Deleted', description: `“${chat.title}” was deleted from your account.` });
    },
    onError: (_error, chat, context) => {
      lists.change(context?.keys, (chats) => withBack(chats, chat));
      sayFailed('delete');
    },
    onSettled: lists.settle,
  });
}
