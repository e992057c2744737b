import { type ComponentProps, type ReactNode, useId } from 'react';
import { confirmedByPassword } from '#contract/second-factor.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-input.tsx';

/** Tells a password manager whose password stands beside it. */
export const PasswordOwner = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
);

interface OwnPasswordFieldProps extends Pick<ComponentProps<typeof PasswordField>, 'input' | 'error'> {
  username: string;
}

/** The password once more, for what somebody else at the same device must not do. */
export const OwnPasswordField = ({ username, ...field }: OwnPasswordFieldProps) => (
  <>
    <PasswordOwner username={username} />
    <PasswordField
      {...field}
      label="Your password"
      hint="We ask so that nobody else using your device can change your account."
      autoComplete="current-password"
    />
  </>
);

interface PasswordFormOptions<T> {
  confirm: (password: string) => Promise<T>;
  onDone: (answer: T) => void | Promise<void>;
  /** Title of the notice where it did not happen. */
  failed: string;
  /** Its text, where an error is not the server's alone. */
  words?: (error: unknown) => string;
}

const serverWords = (error: unknown) => errorText(error, 'Please try again.');

/** What a dialog needs to ask for the password again: `PasswordForm` shows it, a button of the dialog submits it. */
export function usePasswordForm<T>({ confirm, onDone, failed, words = serverWords }: PasswordFormOptions<T>) {
  return useServerForm({
    schema: confirmedByPassword,
    defaultValues: { password: '' },
    send: ({ password }) => confirm(password),
    onSent: onDone,
    onFailed: (error) => {
      if (error instanceof ApiError && error.fields.password) return;
      toastFailure(failed, words(error));
    },
  });
}

interface PasswordFormProps {
  id: string;
  username: string;
  asked: ReturnType<typeof usePasswordForm>;
  children?: ReactNode;
}

export const PasswordForm = ({ id, username, asked, children }: PasswordFormProps) => (
  <form id={id} noValidate onSubmit={asked.submit} className="flex flex-col gap-4">
    {children}
    <OwnPasswordField {...asked.field('password')} username={username} />
  </form>
);

interface FormButtonsProps {
  formId: string;
  cancelLabel: string;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  danger?: boolean;
  onClose: () => void;
}

export const FormButtons = (props: FormButtonsProps) => (
  <>
    <Button variant="secondary" onClick={props.onClose}>
      {props.cancelLabel}
    </Button>
    <Button
      type="submit"
      form={props.formId}
      variant={props.danger ? 'danger' : 'primary'}
      pendingLabel={props.isPending ? props.pendingLabel : undefined}
    >
      {props.submitLabel}
    </Button>
  </>
);

interface PasswordDialogProps<T>
  extends PasswordFormOptions<T>,
    Omit<FormButtonsProps, 'formId' | 'isPending'> {
  username: string;
  title: string;
  description: string;
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
      footer={<FormButtons {...props} formId={formId} isPending={asked.isPending} />}
    >
      <PasswordForm id={formId} username={props.username} asked={asked}>
        {props.children}
      </PasswordForm>
    </Dialog>
  );
}
