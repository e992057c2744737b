import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string | undefined;
  onConfirm: () => void;
  /** Where the focus goes after closing when not back to where it was; null for there. */
  returnFocus?: () => HTMLElement | null;
}

/** Asks once before something that cannot be taken back. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    title={props.title}
    returnFocus={props.returnFocus}
    footer={
      <>
        <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="danger" pendingLabel={props.pendingLabel} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
);
