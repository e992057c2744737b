import {
  type Mutation,
  queryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
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

type Chats = readonly SavedConversation[];

const newestAt = (chat: SavedConversation) => Date.parse(chat.lastMessageAt ?? chat.createdAt);

/** The server's order: pinned ones first, then by the newest message. */
const inOrder = (chats: Chats): Chats =>
  chats.toSorted(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || newestAt(b) - newestAt(a) || b.id - a.id,
  );

interface ChatChange {
  chat: SavedConversation;
  /** A new title, pinned or unpinned; null deletes the chat. */
  changes: UpdateConversation | null;
}

/** The list after a change of one chat. */
export const withChange = (chats: Chats, { chat: { id }, changes }: ChatChange): Chats =>
  changes
    ? inOrder(chats.map((chat) => (chat.id === id ? { ...chat, ...changes } : chat)))
    : chats.filter((chat) => chat.id !== id);

/** Which row takes the focus when one goes: the next, else the one before; null when none is left. */
export function neighborOf(chats: Chats, id: number): number | null {
  const index = chats.findIndex((chat) => chat.id === id);
  return (chats[index + 1] ?? chats[index - 1])?.id ?? null;
}

const mutationKey = ['change-saved-conversation'];

/** A list with the changes that are on their way over it: what the server refuses is as it was again. */
export function useWithChanges(chats: Chats | undefined): Chats | undefined {
  const pending = useMutationState<ChatChange | undefined, Mutation<void, Error, ChatChange>>({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return useMemo(
    () => chats && pending.reduce((list, change) => (change ? withChange(list, change) : list), chats),
    [chats, pending],
  );
}

const CHANGED_TOAST_MS = 2000;

const DONE = {
  rename: 'Conversation Renamed',
  pin: 'Conversation Pinned',
  unpin: 'Conversation Unpinned',
  delete: 'Conversation Deleted',
} as const;

function whatOf({ changes }: ChatChange): keyof typeof DONE {
  if (!changes) return 'delete';
  if (changes.isPinned === undefined) return 'rename';
  return changes.isPinned ? 'pin' : 'unpin';
}

async function send({ chat: { id }, changes }: ChatChange): Promise<void> {
  if (changes) return api.run('PATCH', `${PATH}/${id}`, { body: changes });
  try {
    await api.run('DELETE', `${PATH}/${id}`);
  } catch (error) {
    // Deleted in another tab is deleted.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Renames, pins, unpins and deletes; `onGone` hears of a chat that is deleted. */
export function useChangeChat(onGone?: (id: number) => void) {
  const client = useQueryClient();
  const lists = { queryKey: SAVED_CONVERSATIONS_KEY };
  return useMutation({
    mutationKey,
    // One after the other, so that the last change a person makes is the one that stays.
    scope: { id: 'saved-conversations' },
    mutationFn: send,
    onSuccess: async (_answer, change) => {
      const { chat, changes } = change;
      // A list asked for before the change must not come after it.
      await client.cancelQueries(lists);
      client.setQueriesData<Chats>(lists, (chats) => chats && withChange(chats, change));
      if (!changes) onGone?.(chat.id);
      toast({
        title: DONE[whatOf(change)],
        ...(changes
          ? { duration: CHANGED_TOAST_MS }
          : { description: `“${chat.title}” was deleted from your account.` }),
      });
    },
    onError: (_error, change) =>
      toastFailure('Error', `Failed to ${whatOf(change)} conversation. Please try again.`),
    onSettled: () => void client.invalidateQueries(lists),
  });
}
