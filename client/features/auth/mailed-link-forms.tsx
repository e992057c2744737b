import { useQueryClient } from '@tanstack/react-query';
import { confirmEmailRequest } from '#contract/account-email.ts';
import { messageResponse, resetPasswordForm } from '#contract/auth.ts';
import { BRAND } from '../../brand.ts';
import { api } from '../../lib/api/api.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { askToSignIn } from '../../lib/session/prompts.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields, PasswordField } from '../../ui/password-input.tsx';
import { userOrWords } from './api.ts';
import { useArrival } from './arrival.tsx';

interface ConfirmEmailFormProps {
  token: string;
  /** A new account is signed in and ready to go on; its disclaimer may have been closed. */
  onArrived: (accepted: boolean) => void;
  /** An address was verified or changed, in the server's words. */
  onConfirmed: (words: string) => void;
}

/** The password that shows whose mailed link it is; a new account goes on as after registration. */
export function ConfirmEmailForm({ token, onArrived, onConfirmed }: ConfirmEmailFormProps) {
  const client = useQueryClient();
  const { arrive, disclaimer } = useArrival({
    onArrived: () => onArrived(true),
    onCancel: () => onArrived(false),
  });
  const { form, field, submit, isPending } = useServerForm({
    schema: confirmEmailRequest,
    defaultValues: { token, password: '' },
    // The link of a registration answers with who is signed in from now on, others with words.
    send: (body) => api.post('/api/confirm-email', userOrWords, { body }),
    onSent: async (answer) => {
      if ('message' in answer) {
        onConfirmed(answer.message);
        // Who is signed in here may be who has another address now.
        return client.invalidateQueries();
      }
      toast({ title: 'Account created successfully', description: `Welcome to ${BRAND.product}!` });
      return arrive(answer, true);
    },
    onFailed: sayFailed('Email not confirmed', 'An error occurred'),
  });
  const { input, error } = field('password');
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <PasswordField
        input={input}
        error={error ?? form.formState.errors.token?.message}
        label="Your password"
        hint="Enter the password you chose for your account. That's how we know the link is yours."
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" pendingLabel={isPending ? 'Confirming...' : undefined}>
        Confirm
      </Button>
      {disclaimer}
    </form>
  );
}

/** New password for the account the mailed link belongs to; then on to the sign-in dialog. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { form, field, submit, isPending } = useServerForm({
    schema: resetPasswordForm,
    defaultValues: { token, password: '', confirmPassword: '' },
    send: ({ password }) => api.post('/api/reset-password', messageResponse, { body: { token, password } }),
    onSent: ({ message }) => {
      toast({ title: 'Password reset successful', description: message });
      onDone();
      askToSignIn();
    },
    onFailed: sayFailed('Password reset failed', 'An error occurred'),
  });
  const { input, error } = field('password');
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <NewPasswordFields
        label="New password"
        password={{ input, error: error ?? form.formState.errors.token?.message }}
        confirmation={field('confirmPassword')}
      />
      <Button type="submit" size="lg" pendingLabel={isPending ? 'Saving...' : undefined}>
        Reset Password
      </Button>
    </form>
  );
}
