import clsx from 'clsx';
import { EllipsisVertical, FileBraces, FileText, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { dayIn, type Instant } from '#domain/dates/calendar-day.ts';
import { formatDayOf, formatShortDayOf } from '../../../lib/date-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';

export type RowAction = 'open' | 'rename' | 'pin' | 'markdown' | 'json' | 'delete';

interface ChatRowProps {
  chat: SavedConversation;
  /** It is the one on screen. */
  isOpen: boolean;
  /** Tab comes here first; the arrow keys go on from it. */
  isStop: boolean;
  /** Words to mark; empty without a search. */
  search: string;
  /** The person's, for the day of the last message. */
  zone: string;
  onAct: (action: RowAction, chat: SavedConversation) => void;
}

/** Day in the person's zone and language; this year goes without saying. */
function dayOf(instant: string, zone: string): string {
  const yearOf = (moment: Instant) => dayIn(zone, moment).slice(0, 4);
  return yearOf(instant) === yearOf(new Date())
    ? formatShortDayOf(instant, zone)
    : formatDayOf(instant, zone);
}

const KEY_ACTIONS: Partial<Record<string, RowAction>> = { F2: 'rename', Delete: 'delete' };

const ICON = { 'aria-hidden': true, className: 'size-5' } as const;

function RowMenu({ chat, isStop, onAct }: Pick<ChatRowProps, 'chat' | 'isStop' | 'onAct'>) {
  const act = (action: RowAction) => () => onAct(action, chat);
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={`Actions for ${chat.title}`}
          title="Actions"
          tabIndex={isStop ? 0 : -1}
          className="self-center"
        />
      }
    >
      <MenuItem onSelect={act('rename')}>
        <Pencil {...ICON} />
        Rename
      </MenuItem>
      <MenuItem onSelect={act('pin')}>
        {chat.isPinned ? <PinOff {...ICON} /> : <Pin {...ICON} />}
        {chat.isPinned ? 'Unpin' : 'Pin'}
      </MenuItem>
      <MenuItem onSelect={act('markdown')}>
        <FileText {...ICON} />
        Export as Markdown
      </MenuItem>
      <MenuItem onSelect={act('json')}>
        <FileBraces {...ICON} />
        Export as JSON
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={act('delete')}>
        <Trash2 {...ICON} />
        Delete
      </MenuItem>
    </Menu>
  );
}

/** One saved chat: opens with a click, everything else is in its menu. */
export const ChatRow = memo(function ChatRow({ chat, isOpen, isStop, search, zone, onAct }: ChatRowProps) {
  const act = (event: KeyboardEvent) => {
    const action = KEY_ACTIONS[event.key];
    if (action) onAct(action, chat);
  };
  const when = dayOf(chat.lastMessageAt ?? chat.createdAt, zone);
  return (
    <li
      data-chat-row={chat.id}
      className={clsx(
        'flex rounded-md border-l-4',
        isOpen ? 'border-rose bg-shoal' : 'border-transparent hover:bg-shoal',
      )}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="F2 Delete"
        onClick={() => onAct('open', chat)}
        onKeyDown={act}
        className="min-w-0 grow rounded-md py-2 pl-2 text-left"
      >
        <span className={clsx('line-clamp-2 wrap-anywhere leading-snug', isOpen && 'font-extrabold')}>
          {chat.isPinned ? (
            <>
              <Pin aria-hidden="true" className="mr-1 inline size-4 text-rose" />
              <span className="sr-only">Pinned: </span>
            </>
          ) : null}
          <MarkedText text={chat.title} search={search} />
        </span>
        {chat.excerpt ? (
          <span className="mt-1 line-clamp-3 wrap-anywhere text-small">
            <MarkedText text={chat.excerpt} search={search} />
          </span>
        ) : null}
        <span className="mt-0.5 block text-small text-ink-soft">
          {when} ·{' '}
          <span className="whitespace-nowrap">
            {chat.messageCount === 1 ? '1 message' : `${chat.messageCount} messages`}
          </span>
        </span>
      </button>
      <RowMenu chat={chat} isStop={isStop} onAct={onAct} />
    </li>
  );
});
