import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmQuestionProps {
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

/** The dialog of `ConfirmDialog`, which loads it as it opens. */
export const ConfirmQuestion = (props: ConfirmQuestionProps) => (
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
