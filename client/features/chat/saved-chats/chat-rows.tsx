import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { ChatRow, type RowAction } from './chat-row.tsx';
import { MoreRows } from './more-rows.tsx';

/** Rows drawn at a time: hundreds at once would hold up the page. */
const PAGE = 40;

interface ChatRowsProps {
  chats: readonly SavedConversation[];
  openChatId: number | null;
  search: string;
  onAct: (action: RowAction, chat: SavedConversation) => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** Where an arrow key leads from a row; null for other keys. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-chat-row]');

/** The rows: one stop for Tab among them all, arrow keys, Home and End from row to row. */
export function ChatRows({ chats, openChatId, search, onAct, listRef }: ChatRowsProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const [limit, setLimit] = useState(PAGE);
  const zone = personZone(usePerson().person);
  const drawn = chats.slice(0, limit);
  const has = (id: number | null) => drawn.some((chat) => chat.id === id);
  const stop = has(focused) ? focused : has(openChatId) ? openChatId : chats[0]?.id;
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    // Keys in a row's open menu are the menu's.
    if (!(event.target instanceof Element) || event.target.closest('[role="menu"]')) return;
    const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-chat-row]'));
    const row = rowOf(event.target);
    const to = row && target(event.key, rows.indexOf(row), rows.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    rows[to]?.querySelector('button')?.focus();
  };
  return (
    <ul
      ref={listRef}
      aria-label="My Chats"
      onKeyDown={move}
      onFocus={(event) => setFocused(Number(rowOf(event.target)?.dataset.chatRow ?? Number.NaN))}
      className="-mr-1 flex max-h-48 flex-col gap-0.5 overflow-y-auto overscroll-contain pr-1 md:max-h-100"
    >
      {drawn.map((chat) => (
        <ChatRow
          key={chat.id}
          chat={chat}
          isOpen={chat.id === openChatId}
          isStop={chat.id === stop}
          search={search}
          zone={zone}
          onAct={onAct}
        />
      ))}
      {chats.length > limit ? (
        <MoreRows left={chats.length - limit} onMore={() => setLimit(limit + PAGE)} />
      ) : null}
    </ul>
  );
}
