import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changeAccountRequest } from '#contract/account.ts';
import { type CurrentUser, currentUser } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { updateUser } from '../../lib/session/current-user.ts';
import { sayFormFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';

/** Blank means no name. */
const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

/** How the person is called, and the address the account goes by. */
export function NameSection({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(changeAccountRequest),
    defaultValues: { displayName: user.displayName },
  });
  const change = useMutation({
    mutationFn: (displayName: string | null) =>
      api.patch('/api/account', currentUser, { body: { displayName } }),
    onSuccess: (changed) => {
      updateUser(client, changed);
      form.reset({ displayName: changed.displayName });
      toast({
        title: 'Name saved',
        description: `We'll call you ${changed.displayName ?? changed.username} from now on.`,
      });
    },
    onError: sayFormFailed(form, 'Name not saved'),
  });
  return (
    <Section title="Who you are" intro="Your name appears in the menu, and the Captain greets you with it.">
      <dl className="mb-5">
        <dt className="font-bold">Email address</dt>
        <dd className="wrap-anywhere">{user.username}</dd>
      </dl>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ displayName }) => change.mutate(displayName))}
        className="flex flex-col items-start gap-4"
      >
        <FormField
          label="Display name"
          hint="Optional. If you leave it blank, we show your email address."
          error={form.formState.errors.displayName?.message}
          input={form.register('displayName', { setValueAs: blankAsNull })}
          autoComplete="nickname"
          className="w-full max-w-md"
        />
        <Button type="submit" pendingLabel={change.isPending ? 'Saving...' : undefined}>
          Save name
        </Button>
      </form>
    </Section>
  );
}
