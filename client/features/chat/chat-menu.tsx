import { Eraser, Menu as MenuIcon, MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface ChatMenuProps {
  /** There is something to clear or to put away. */
  hasMessages: boolean;
  onNew: () => void;
  onClear: () => void;
}

/** Menu of the input: a fresh start, or forgetting everything. */
export function ChatMenu({ hasMessages, onNew, onClear }: ChatMenuProps) {
  const [asking, setAsking] = useState(false);
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
            <MenuIcon aria-hidden="true" className="size-6" />
          </button>
        }
      >
        <MenuItem onSelect={onNew} disabled={!hasMessages}>
          <MessageSquarePlus aria-hidden="true" className="size-5" />
          New Chat
        </MenuItem>
        <MenuItem onSelect={() => setAsking(true)} disabled={!hasMessages}>
          <Eraser aria-hidden="true" className="size-5" />
          Clear Chat
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear this chat?"
        confirmLabel="Clear Chat"
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      >
        All questions and answers are forgotten, here and in your account. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
