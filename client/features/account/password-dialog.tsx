import { type ReactNode, useId } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import {
  FormButtons,
  type FormButtonsProps,
  PasswordForm,
  type PasswordFormOptions,
  usePasswordForm,
} from './password-form.tsx';

type Labels = Pick<FormButtonsProps, 'cancelLabel' | 'submitLabel' | 'pendingLabel' | 'danger'>;

interface PasswordDialogProps<T> extends PasswordFormOptions<T>, Labels {
  username: string;
  title: string;
  description: string;
  onClose: () => void;
  /** Fields that come before the password. */
  children?: ReactNode;
}

/** A question that only the account's password answers. */
export function PasswordDialog<T>(props: PasswordDialogProps<T>) {
  const formId = useId();
  const asked = usePasswordForm(props);
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.title}
      description={props.description}
      footer={<FormButtons {...props} formId={formId} isPending={asked.isPending} onCancel={props.onClose} />}
    >
      <PasswordForm id={formId} username={props.username} asked={asked}>
        {props.children}
      </PasswordForm>
    </Dialog>
  );
}
