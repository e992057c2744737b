import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPasswordRequest } from '#contract/auth.ts';
import { sayFormFailed } from '../../lib/show-field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { forgotPassword } from './api.ts';
import { EmailField } from './email-field.tsx';

export const FORGOT_WORDS = {
  title: 'Forgot your password?',
  description:
    "Enter your email address and we'll send you a link to choose a new password. The link works for one hour.",
} as const;

interface ForgotPasswordFormProps {
  /** What was typed as email so far. */
  email: string;
  onBack: () => void;
}

/** Takes the place of sign-in within its dialog. */
export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(forgotPasswordRequest), defaultValues: { username: email } });
  const request = useMutation({
    mutationFn: forgotPassword,
    onSuccess: ({ message }) => {
      toast({ title: 'Reset link sent', description: message });
      onBack();
    },
    onError: sayFormFailed(form, 'Error'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => request.mutate(values))}
      className="flex flex-col gap-4 pb-2"
    >
      <EmailField input={form.register('username')} error={form.formState.errors.username?.message} />
      <Button type="submit" pendingLabel={request.isPending ? 'Sending...' : undefined}>
        Send Reset Link
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}
