import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { forgotPasswordRequest } from '#contract/auth.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { forgotPassword } from './api/forgot-password.ts';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordDialogProps {
  /** What was typed as email so far. */
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const form = useForm({ resolver: zodResolver(forgotPasswordRequest), defaultValues: { username: email } });
  const request = useMutation({
    mutationFn: forgotPassword,
    onSuccess: ({ message }) => {
      toast({ title: 'Reset link sent', description: message });
      onClose();
    },
    onError: (error) => {
      showFieldErrors(form, error);
      toast({ title: 'Error', description: errorText(error, 'An error occurred'), variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Forgot your password?"
      description="Tell us your email address and we send you a link to choose a new one. The link works for one hour."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => request.mutate(values))}
        className="flex flex-col gap-4 pb-2"
      >
        <EmailField input={form.register('username')} error={form.formState.errors.username?.message} />
        <Button type="submit" pendingLabel={request.isPending ? 'Sending...' : undefined}>
          Send Reset Link
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Back to sign in
        </Button>
      </form>
    </Dialog>
  );
}
