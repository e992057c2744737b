import {
  Bookmark,
  EllipsisVertical,
  Eraser,
  FileBraces,
  FileText,
  Keyboard,
  type LucideIcon,
  MessageSquarePlus,
} from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useMedia } from '../../lib/hooks/use-media.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/keys.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Conversation } from './conversation/use-conversation.ts';
import type { ExportFormat } from './export/export-chat.ts';
import { ariaKeysOf, type ShortcutId, shownKeysOf } from './shortcuts/shortcuts.ts';

/** Whether New Chat has anything to put away. */
export const canStartNew = (chat: Conversation) =>
  chat.pending === null && (chat.shown.length > 0 || chat.selected !== null);

interface ItemProps extends Pick<ComponentProps<typeof MenuItem>, 'onSelect' | 'disabled'> {
  icon: LucideIcon;
  label: string;
  /** The shortcut that does the same. */
  id?: ShortcutId;
}

const Item = ({ icon: Icon, label, id, ...item }: ItemProps) => (
  <MenuItem {...item} {...(id && { keyShortcuts: ariaKeysOf(id) })}>
    <Icon className="size-5" />
    {label}
    {id ? (
      // Screen readers get the keys from the item itself.
      <span aria-hidden="true" className="ml-auto pl-4 pointer-coarse:hidden">
        <Keys keys={shownKeysOf(id)} />
      </span>
    ) : null}
  </MenuItem>
);

interface ChatMenuProps {
  chat: Conversation;
  onNew: () => void;
  onExport: (format: ExportFormat) => void;
  onShortcuts: () => void;
}

/** Menu of the input: a fresh start, keeping the chat, taking it along, or forgetting it. */
export function ChatMenu({ chat, onNew, onExport, onShortcuts }: ChatMenuProps) {
  const [asking, setAsking] = useState(false);
  // A file for programs, and keys, are of no use on a phone.
  const isTouched = useMedia('(pointer: coarse)');
  const hasNoAnswer = chat.shown.length === 0;
  const isEmpty = hasNoAnswer && chat.folded === 0 && chat.pending === null;
  // Closing a saved conversation loses nothing, so nothing is asked.
  const clear = () => (chat.selected ? chat.clear() : setAsking(true));
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label="Chat menu"
            title="Chat menu"
            className="flex h-14 w-touch shrink-0 items-center justify-center rounded-md hover:bg-shoal"
          >
            <EllipsisVertical className="size-6" />
          </button>
        }
      >
        <Item
          icon={MessageSquarePlus}
          label="New Chat"
          id="newChat"
          onSelect={onNew}
          disabled={!canStartNew(chat)}
        />
        <Item icon={Bookmark} label="Save Chat" id="saveChat" onSelect={chat.save} disabled={chat.saving} />
        <Item icon={Eraser} label="Clear Chat" onSelect={clear} disabled={isEmpty && !chat.selected} />
        <MenuSeparator />
        <Item
          icon={FileText}
          label="Save as a text file"
          onSelect={() => onExport('markdown')}
          disabled={hasNoAnswer}
        />
        {isTouched ? null : (
          <>
            <Item
              icon={FileBraces}
              label="Save as a data file (JSON)"
              onSelect={() => onExport('json')}
              disabled={hasNoAnswer}
            />
            <MenuSeparator />
            <Item icon={Keyboard} label="Keyboard shortcuts" id="help" onSelect={onShortcuts} />
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear this chat?"
        confirmLabel="Clear Chat"
        onConfirm={() => {
          setAsking(false);
          chat.clear();
        }}
      >
        This deletes all the questions and answers in this chat, on this device and in your account. Your
        saved conversations stay. You can't undo this.
      </ConfirmDialog>
    </>
  );
}
