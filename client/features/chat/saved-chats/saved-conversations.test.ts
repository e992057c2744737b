import { expect, test } from 'vitest';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { neighborOf, withChange } from './saved-conversations.ts';

const chat = (id: number, more: Partial<SavedConversation> = {}): SavedConversation => ({
  id,
  title: `Chat ${id}`,
  description: null,
  messageCount: 2,
  isActive: true,
  isPinned: false,
  lastMessageAt: `2026-03-0${id}T08:00:00Z`,
  createdAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-01T08:00:00Z',
  excerpt: null,
  ...more,
});
const ids = (chats: readonly SavedConversation[]) => chats.map(({ id }) => id);
const list = [chat(4), chat(3), chat(2), chat(1, { lastMessageAt: null })];

test('a pinned chat goes to the top, and back to its place when unpinned', () => {
  const pinned = withChange(list, { chat: chat(2), changes: { isPinned: true } });
  expect(ids(pinned)).toEqual([2, 4, 3, 1]);
  expect(ids(withChange(pinned, { chat: chat(2), changes: { isPinned: false } }))).toEqual([4, 3, 2, 1]);
});

test('a new title changes no place and nothing else', () => {
  const renamed = withChange(list, { chat: chat(3), changes: { title: 'Bread' } });
  expect(renamed[1]).toEqual({ ...chat(3), title: 'Bread' });
  expect(ids(renamed)).toEqual(ids(list));
});

test('a chat that is deleted is gone, and the others stay as they are', () => {
  expect(ids(withChange(list, { chat: chat(3), changes: null }))).toEqual([4, 2, 1]);
});

test('the focus goes on to the next row, at the end to the one before', () => {
  expect(neighborOf(list, 3)).toBe(2);
  expect(neighborOf(list, 1)).toBe(2);
  expect(neighborOf([chat(1)], 1)).toBeNull();
});
