import clsx from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { CloseMark, Modal, type ModalProps } from './modal.tsx';

interface DialogProps extends Omit<ModalProps, 'className' | 'isDescribed' | 'children'> {
  title: string;
  /** One line under the title, read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** What it holds is text alone, and is scrolled by keys. */
  isText?: boolean;
  /** Picture above the title. */
  figure?: ReactNode;
}

const SIZE = { md: 'sm:max-w-md', lg: 'sm:max-w-xl', xl: 'sm:max-w-3xl' } as const;

/** Modal dialog: a sheet from the bottom on phones, centred from `sm` up. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, size = 'md', isText = false, figure, ...modal } = props;
  return (
    <Modal
      {...modal}
      isDescribed={Boolean(description)}
      className={clsx(
        'max-h-[calc(100dvh-1.5rem)] w-full',
        'inset-x-0 bottom-0 animate-slide-up rounded-t-lg border-2 border-b-0',
        'sm:inset-0 sm:m-auto sm:h-fit sm:animate-rise sm:rounded-lg sm:border-b-2',
        SIZE[size],
      )}
    >
      <header className={clsx('relative pt-5 pr-14 pl-5 sm:pt-6 sm:pl-7', children ? null : 'pb-5')}>
        {figure}
        <Radix.Title className="text-2xl font-semibold">{title}</Radix.Title>
        {description ? (
          <Radix.Description asChild>
            <div className="mt-1 text-ink-soft">{description}</div>
          </Radix.Description>
        ) : null}
        {props.dismissable === false ? null : <CloseMark className="absolute right-2 top-2" />}
      </header>
      {children ? (
        <div
          tabIndex={isText ? 0 : undefined}
          className="min-h-0 grow overflow-y-auto px-5 py-4 short:min-h-fit short:overflow-visible sm:px-7"
        >
          {children}
        </div>
      ) : null}
      {footer ? (
        <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
          {footer}
        </footer>
      ) : null}
    </Modal>
  );
}

interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'returnFocus' | 'children'> {
  confirmLabel: string;
  pendingLabel?: string;
  onConfirm: () => void;
}

/** Asks once before something that cannot be taken back. */
export const ConfirmDialog = ({ confirmLabel, pendingLabel, onConfirm, ...dialog }: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    footer={
      <>
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="danger" pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'footer'> {
  onClose: () => void;
  submitLabel: string;
  /** While it is being sent. */
  pendingLabel?: string;
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
