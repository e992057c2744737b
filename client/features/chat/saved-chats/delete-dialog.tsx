import type { SavedConversation } from '#contract/saved-conversations.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  chat: SavedConversation;
  onClose: () => void;
  onDelete: () => void;
  /** Where the focus goes when the row is about to go. */
  nextFocus: () => HTMLElement | null;
}

/** Asks before a saved chat goes for good. */
export const DeleteDialog = ({ chat, onClose, onDelete, nextFocus }: DeleteDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title="Delete this conversation?"
    confirmLabel="Delete"
    onConfirm={onDelete}
    returnFocus={nextFocus}
  >
    <p className="wrap-anywhere">
      “{chat.title}” with its {chat.messageCount === 1 ? '1 message' : `${chat.messageCount} messages`} is
      deleted from your account. This cannot be undone.
    </p>
  </ConfirmDialog>
);
