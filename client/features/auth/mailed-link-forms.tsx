import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { confirmEmailRequest } from '#contract/account-email.ts';
import { resetPasswordForm } from '#contract/auth.ts';
import { BRAND } from '../../brand.ts';
import { askToSignIn } from '../../lib/session/prompts.ts';
import { sayFormFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields, PasswordField } from '../../ui/password-input.tsx';
import { confirmEmail, resetPassword } from './api.ts';
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
  const form = useForm({
    resolver: zodResolver(confirmEmailRequest),
    defaultValues: { token, password: '' },
  });
  const { errors } = form.formState;
  const { arrive, disclaimer } = useArrival({
    onArrived: () => onArrived(true),
    onCancel: () => onArrived(false),
  });
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: async (answer) => {
      if ('message' in answer) {
        onConfirmed(answer.message);
        // Who is signed in here may be who has another address now.
        return client.invalidateQueries();
      }
      toast({ title: 'Account created successfully', description: `Welcome to ${BRAND.product}!` });
      return arrive(answer, true);
    },
    onError: sayFormFailed(form, 'Email not confirmed'),
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => confirm.mutate(values))}
      className="flex max-w-md flex-col gap-4"
    >
      <PasswordField
        label="Your password"
        hint="Enter the password you chose for your account. That's how we know the link is yours."
        error={errors.password?.message ?? errors.token?.message}
        input={form.register('password')}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" pendingLabel={confirm.isPending ? 'Confirming...' : undefined}>
        Confirm
      </Button>
      {disclaimer}
    </form>
  );
}

/** New password for the account the mailed link belongs to; then on to the sign-in dialog. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: ({ message }) => {
      toast({ title: 'Password reset successful', description: message });
      onDone();
      askToSignIn();
    },
    onError: sayFormFailed(form, 'Password reset failed'),
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
      className="flex max-w-md flex-col gap-4"
    >
      <NewPasswordFields
        label="New password"
        password={{
          input: form.register('password'),
          error: errors.password?.message ?? errors.token?.message,
        }}
        confirmation={{ input: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" size="lg" pendingLabel={reset.isPending ? 'Saving...' : undefined}>
        Reset Password
      </Button>
    </form>
  );
}
