import { type CurrentUser, registerForm } from '#contract/auth.ts';
import { BRAND } from '../../brand.ts';
import { api } from '../../lib/api/api.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/field.tsx';
import { NewPasswordFields } from '../../ui/password-input.tsx';
import { userOrWords } from './api.ts';
import type { SentMail } from './detours.tsx';
import { EmailField } from './email-field.tsx';

interface RegisterFormProps {
  id: string;
  onRegistered: (user: CurrentUser) => void | Promise<void>;
  /** A mail brings the link that goes on. */
  onMailed: (mail: SentMail) => void;
}

/** An untouched display name is left out rather than sent empty. */
const emptyAsMissing = (value: string | undefined) => (value === '' ? undefined : value);

export function RegisterForm({ id, onRegistered, onMailed }: RegisterFormProps) {
  const { field, submit, isPending } = useServerForm({
    schema: registerForm,
    defaultValues: { username: '', password: '', confirmPassword: '', displayName: undefined },
    // The repeated password stays in the browser.
    send: ({ username, password, displayName }) =>
      api.post('/api/register', userOrWords, { body: { username, password, displayName } }),
    onSent: (answer, { username }) => {
      if ('message' in answer) return onMailed({ email: username, words: answer.message });
      toast({ title: 'Account created successfully', description: `Welcome to ${BRAND.product}!` });
      return onRegistered(answer);
    },
    onFailed: sayFailed('Registration failed', 'An error occurred during registration'),
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormField
        {...field('displayName', { setValueAs: emptyAsMissing })}
        label="Display name"
        hint="Optional. This is how the Captain greets you."
        autoComplete="nickname"
      />
      <EmailField {...field('username')} />
      <NewPasswordFields
        label="Password"
        password={field('password')}
        confirmation={field('confirmPassword')}
      />
      <Button type="submit" size="lg" pendingLabel={isPending ? 'Creating...' : undefined}>
        Create Account
      </Button>
    </form>
  );
}
