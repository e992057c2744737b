import { useEffect, useState } from 'react';
import type { KeptPhoto } from '../../lib/changes/change.ts';
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
    It is deleted from this device and cannot be brought back.
  </ConfirmDialog>
);

/** A stored photo, small; its address is freed with it. */
export function Thumbnail({ photo }: { photo: KeptPhoto | undefined }) {
  const [url, setUrl] = useState<string | null>(null);
  const blob = photo?.blob;
  // The address is the browser's to make and to free.
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return <img src={url} alt="" className="size-16 shrink-0 rounded-md border border-line object-cover" />;
}
