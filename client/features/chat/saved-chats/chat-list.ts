import type { SavedConversation } from '#contract/saved-conversations.ts';

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
