import { useQueryClient } from '@tanstack/react-query';
import { changePasswordForm } from '#contract/account.ts';
import { messageResponse } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { NewPasswordFields, PasswordField } from '../../ui/password-input.tsx';
import { PasswordOwner } from './password-dialog.tsx';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection({ username }: { username: string }) {
  const client = useQueryClient();
  const { form, field, submit, isPending } = useServerForm({
    schema: changePasswordForm,
    defaultValues: EMPTY,
    // The repeated password stays in the browser.
    send: async ({ currentPassword, password }) => {
      // The session gets a new id: what is under way with the old one would be refused as if it had ended.
      await client.cancelQueries();
      return api
        .post('/api/account/password', messageResponse, { body: { currentPassword, password } })
        .finally(() => void client.invalidateQueries());
    },
    onSent: ({ message }) => {
      form.reset(EMPTY);
      toast({ title: 'Password changed', description: message });
    },
    onFailed: sayFailed('Password not changed', 'An error occurred'),
  });
  return (
    <Section title="Password" intro="Changing your password signs you out on all other devices.">
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        <PasswordOwner username={username} />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          subject="current password"
          autoComplete="current-password"
        />
        <NewPasswordFields
          label="New password"
          password={field('password')}
          confirmation={field('confirmPassword')}
        />
        <Button type="submit" pendingLabel={isPending ? 'Saving...' : undefined} className="self-start">
          Change password
        </Button>
      </form>
    </Section>
  );
}
