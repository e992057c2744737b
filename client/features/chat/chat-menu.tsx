import {
  Bookmark,
  EllipsisVertical,
  Eraser,
  FileBraces,
  FileText,
  Keyboard,
  MessageSquarePlus,
} from 'lucide-react';
import { useState } from 'react';
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

/** Screen readers get the keys from the item itself. */
const MenuKeys = ({ id }: { id: ShortcutId }) => (
  <span aria-hidden="true" className="ml-auto pl-4 pointer-coarse:hidden">
    <Keys keys={shownKeysOf(id)} />
  </span>
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
  const isEmpty = chat.shown.length === 0 && chat.folded === 0 && chat.pending === null;
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
        <MenuItem onSelect={onNew} disabled={!canStartNew(chat)} keyShortcuts={ariaKeysOf('newChat')}>
          <MessageSquarePlus className="size-5" />
          New Chat
          <MenuKeys id="newChat" />
        </MenuItem>
        <MenuItem onSelect={chat.save} disabled={chat.saving} keyShortcuts={ariaKeysOf('saveChat')}>
          <Bookmark className="size-5" />
          Save Chat
          <MenuKeys id="saveChat" />
        </MenuItem>
        <MenuItem onSelect={clear} disabled={isEmpty && !chat.selected}>
          <Eraser className="size-5" />
          Clear Chat
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onExport('markdown')} disabled={chat.shown.length === 0}>
          <FileText className="size-5" />
          Save as a text file
        </MenuItem>
        {isTouched ? null : (
          <>
            <MenuItem onSelect={() => onExport('json')} disabled={chat.shown.length === 0}>
              <FileBraces className="size-5" />
              Save as a data file (JSON)
            </MenuItem>
            <MenuSeparator />
            <MenuItem onSelect={onShortcuts} keyShortcuts={ariaKeysOf('help')}>
              <Keyboard className="size-5" />
              Keyboard shortcuts
              <MenuKeys id="help" />
            </MenuItem>
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
