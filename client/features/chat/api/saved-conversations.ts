import { queryOptions } from '@tanstack/react-query';
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

const conversations = z.array(savedConversation);
const messages = z.array(conversationMessage);
const PATH = '/api/saved-conversations';

/** Under this key all lists of saved conversations are kept; invalidate it after a change. */
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

export const updateConversation = (id: number, changes: UpdateConversation): Promise<SavedConversation> =>
  api.patch(`${PATH}/${id}`, savedConversation, { body: changes });

export const deleteConversation = (id: number): Promise<void> => api.run('DELETE', `${PATH}/${id}`);

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
