import { useQueryClient } from '@tanstack/react-query';
import { changeAccountRequest } from '#contract/account.ts';
import { type CurrentUser, currentUser } from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { updateUser } from '../../lib/session/current-user.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';

/** Blank means no name. */
const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

/** How the person is called, and the address the account goes by. */
export function NameSection({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const { form, field, submit, isPending } = useServerForm({
    schema: changeAccountRequest,
    defaultValues: { displayName: user.displayName },
    send: (body) => api.patch('/api/account', currentUser, { body }),
    onSent: (changed) => {
      updateUser(client, changed);
      form.reset({ displayName: changed.displayName });
      toast({
        title: 'Name saved',
        description: `We'll call you ${changed.displayName ?? changed.username} from now on.`,
      });
    },
    onFailed: sayFailed('Name not saved', 'An error occurred'),
  });
  return (
    <Section title="Who you are" intro="Your name appears in the menu, and the Captain greets you with it.">
      <dl className="mb-5">
        <dt className="font-bold">Email address</dt>
        <dd className="wrap-anywhere">{user.username}</dd>
      </dl>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <FormField
          {...field('displayName', { setValueAs: blankAsNull })}
          label="Display name"
          hint="Optional. If you leave it blank, we show your email address."
          autoComplete="nickname"
          className="w-full max-w-md"
        />
        <Button type="submit" pendingLabel={isPending ? 'Saving...' : undefined}>
          Save name
        </Button>
      </form>
    </Section>
  );
}
