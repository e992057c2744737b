import clsx from 'clsx';
import {
  EllipsisVertical,
  FileBraces,
  FileText,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { dayIn, type Instant } from '#domain/dates/calendar-day.ts';
import { formatDayOf, formatShortDayOf } from '../../../lib/format/date-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { messageCount } from './saved-conversations.ts';

export type RowAction = 'open' | 'rename' | 'pin' | 'markdown' | 'json' | 'delete';

interface ChatRowProps {
  chat: SavedConversation;
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

function RowMenu({ chat, isStop, onAct }: Pick<ChatRowProps, 'chat' | 'isStop' | 'onAct'>) {
  const item = (action: RowAction, Icon: LucideIcon, label: string) => (
    <MenuItem onSelect={() => onAct(action, chat)}>
      <Icon className="size-5" />
      {label}
    </MenuItem>
  );
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
      {item('rename', Pencil, 'Rename')}
      {chat.isPinned ? item('pin', PinOff, 'Unpin') : item('pin', Pin, 'Pin')}
      {item('markdown', FileText, 'Save as a text file')}
      {item('json', FileBraces, 'Save as a data file (JSON)')}
      <MenuSeparator />
      {item('delete', Trash2, 'Delete')}
    </Menu>
  );
}

/** One saved chat: opens with a click, everything else is in its menu. */
export const ChatRow = memo(function ChatRow({ chat, isOpen, isStop, search, zone, onAct }: ChatRowProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'F2') onAct('rename', chat);
    if (key === 'Delete') onAct('delete', chat);
  };
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
        onKeyDown={onKeyDown}
        className="min-w-0 grow rounded-md py-2 pl-2 text-left"
      >
        <span className={clsx('line-clamp-2 wrap-anywhere leading-snug', isOpen && 'font-extrabold')}>
          {chat.isPinned ? (
            <>
              <Pin className="mr-1 inline size-4 text-rose" />
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
          {dayOf(chat.lastMessageAt ?? chat.createdAt, zone)} ·{' '}
          <span className="whitespace-nowrap">{messageCount(chat)}</span>
        </span>
      </button>
      <RowMenu chat={chat} isStop={isStop} onAct={onAct} />
    </li>
  );
});
