import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { resetPasswordForm } from '#contract/auth.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { askToSignIn } from '../../lib/session/prompts.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { resetPassword } from './api/reset-password.ts';

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
    onError: (error) => {
      showFieldErrors(form, error);
      toast({
        title: 'Password reset failed',
        description: errorText(error, 'An error occurred'),
        variant: 'destructive',
      });
    },
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
