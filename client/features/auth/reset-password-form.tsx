import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { resetPasswordForm } from '#contract/auth.ts';
import { askToSignIn } from '../../lib/session/prompts.ts';
import { sayFormFailed } from '../../lib/show-field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/password-input.tsx';
import { resetPassword } from './api.ts';

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
