import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ChangePasswordForm, changePasswordForm } from '#contract/account.ts';
import { messageResponse } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { sayFormFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { NewPasswordFields, PasswordField } from '../../ui/password-input.tsx';
import { PasswordOwner } from './password-dialog.tsx';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection({ username }: { username: string }) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: EMPTY });
  const { errors } = form.formState;
  const change = useMutation({
    // The repeated password stays in the browser.
    mutationFn: async ({ currentPassword, password }: ChangePasswordForm) => {
      // The session gets a new id: what is under way with the old one would be refused as if it had ended.
      await client.cancelQueries();
      return api.post('/api/account/password', messageResponse, { body: { currentPassword, password } });
    },
    onSettled: () => void client.invalidateQueries(),
    onSuccess: ({ message }) => {
      form.reset(EMPTY);
      toast({ title: 'Password changed', description: message });
    },
    onError: sayFormFailed(form, 'Password not changed'),
  });
  return (
    <Section title="Password" intro="Changing your password signs you out on all other devices.">
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
        className="flex max-w-md flex-col gap-4"
      >
        <PasswordOwner username={username} />
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          input={form.register('currentPassword')}
          subject="current password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          label="New password"
          password={{ input: form.register('password'), error: errors.password?.message }}
          confirmation={{ input: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button
          type="submit"
          pendingLabel={change.isPending ? 'Saving...' : undefined}
          className="self-start"
        >
          Change password
        </Button>
      </form>
    </Section>
  );
}
