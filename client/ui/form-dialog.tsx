import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'footer'> {
  onClose: () => void;
  submitLabel: string;
  /** While it is being sent. */
  pendingLabel?: string | undefined;
  /** Whether there is nothing that could be sent. */
  isEmpty?: boolean;
  onSubmit: () => void;
  /** Stands between Cancel and the button that sends. */
  between?: ReactNode;
  className?: string;
}

/** A form in a dialog, to be sent or cancelled. It is open for as long as it is there. */
export function FormDialog(props: FormDialogProps) {
  const {
    onClose,
    submitLabel,
    pendingLabel,
    isEmpty = false,
    onSubmit,
    between,
    className,
    children,
    ...dialog
  } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {between}
          <Button type="submit" form={formId} disabled={isEmpty} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={className ?? 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
