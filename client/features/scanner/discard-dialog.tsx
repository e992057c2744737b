import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before a scan goes that only this device has. */
export const DiscardDialog = ({ open, onClose, onDiscard }: DiscardDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onClose}
    title="Discard this?"
    confirmLabel="Discard"
    onConfirm={() => {
      onClose();
      onDiscard();
    }}
  >
    It is taken off this device and cannot be brought back.
  </ConfirmDialog>
);
