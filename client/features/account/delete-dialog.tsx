import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { deleteAccountRequest } from '#contract/account.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { becomeNobody } from '../../lib/session/current-user.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { deleteAccount } from './api/account.ts';

/** The last question before everything is gone; it asks for the password. */
export function DeleteDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const router = useRouter();
  const form = useForm({ resolver: zodResolver(deleteAccountRequest), defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      onClose();
      // Home first: this page would otherwise ask to sign in while it is being left.
      await router.navigate({ to: '/' });
      await becomeNobody(client);
      toast({
        title: 'Account deleted',
        description: 'Your account and everything in it have been deleted.',
      });
    },
    onError: (error) => {
      showFieldErrors(form, error);
      if (error instanceof ApiError && error.fields.password) return;
      toast({
        title: 'Account not deleted',
        description: errorText(error, 'An error occurred'),
        variant: 'destructive',
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="Profile, readings, fasts, diary, pantry, meal plans and chats are deleted at once, on every device. This cannot be taken back."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pendingLabel={remove.isPending ? 'Deleting...' : undefined}
          >
            Delete everything
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => remove.mutate(values))}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field
          label="Your password"
          hint="So that nobody else can do this at your device."
          error={form.formState.errors.password?.message}
        >
          {(ids) => <PasswordInput {...ids} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      </form>
    </Dialog>
  );
}
