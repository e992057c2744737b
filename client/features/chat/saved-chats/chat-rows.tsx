import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { personZone, usePerson } from '../../../lib/person/person.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useGrowingCount } from '../use-growing-count.ts';
import { ChatRow, type RowAction } from './chat-row.tsx';

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
function ChatRows({ chats, openChatId, search, onAct, listRef }: ChatRowsProps) {
  const [focused, setFocused] = useState<number | null>(null);
  const zone = personZone(usePerson().person);
  const rows = chats.slice(0, useGrowingCount(chats.length, { first: 40, step: 40 }));
  const has = (id: number | null) => rows.some((chat) => chat.id === id);
  const stop = has(focused) ? focused : has(openChatId) ? openChatId : chats[0]?.id;
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    // Keys in a row's open menu are the menu's.
    if (!(event.target instanceof Element) || event.target.closest('[role="menu"]')) return;
    const found = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-chat-row]'));
    const row = rowOf(event.target);
    const to = row && target(event.key, found.indexOf(row), found.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    found[to]?.querySelector('button')?.focus();
  };
  return (
    <ul
      ref={listRef}
      aria-label="My Chats"
      onKeyDown={move}
      onFocus={(event) => setFocused(Number(rowOf(event.target)?.dataset.chatRow ?? Number.NaN))}
      className="-mr-1 flex max-h-48 flex-col gap-0.5 overflow-y-auto overscroll-contain pr-1 md:max-h-100"
    >
      {rows.map((chat) => (
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
    </ul>
  );
}

interface ChatResultsProps extends Omit<ChatRowsProps, 'chats'> {
  /** Undefined until they are loaded. */
  chats: ChatRowsProps['chats'] | undefined;
  error: Error | null;
  refetch: () => void;
}

/** What the list is now: on its way, refused, empty, or there. */
export function ChatResults({ chats, error, refetch, ...rows }: ChatResultsProps) {
  if (error)
    return (
      <div role="alert" className="rounded-md border-2 border-coral bg-coral-wash p-3">
        <p className="font-bold">Your chats could not be loaded</p>
        <p className="text-small">{errorText(error, 'Please try again later')}</p>
        <Button icon={RotateCcw} variant="secondary" className="mt-2" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!chats)
    return (
      <p role="status" className="flex items-center gap-2 px-1 text-ink-soft">
        <Spinner />
        Loading your chats...
      </p>
    );
  const isSearch = rows.search !== '';
  if (chats.length === 0)
    return (
      <p role={isSearch ? 'status' : undefined} className="px-1 text-ink-soft">
        {isSearch
          ? 'No chats found. Try different words.'
          : 'No saved chats yet. To save one, choose Save Chat in the chat menu.'}
      </p>
    );
  return (
    <>
      {isSearch ? (
        <p role="status" className="px-1 text-small text-ink-soft">
          {chats.length === 1 ? '1 chat found' : `${chats.length} chats found`}
        </p>
      ) : null}
      <ChatRows chats={chats} {...rows} />
    </>
  );
}
