import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CurrentUser, registerForm } from '#contract/auth.ts';
import { BRAND } from '../../brand.ts';
import { sayFormFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/field.tsx';
import { NewPasswordFields } from '../../ui/password-input.tsx';
import { register } from './api.ts';
import type { SentMail } from './detours.tsx';
import { EmailField } from './email-field.tsx';

interface RegisterFormProps {
  id: string;
  /** Its promise is waited for before the form can be sent again. */
  onRegistered: (user: CurrentUser) => void | Promise<void>;
  /** A mail brings the link that goes on. */
  onMailed: (mail: SentMail) => void;
}

/** An untouched display name is left out rather than sent empty. */
const emptyAsMissing = (value: string | undefined) => (value === '' ? undefined : value);

export function RegisterForm({ id, onRegistered, onMailed }: RegisterFormProps) {
  const form = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: { username: '', password: '', confirmPassword: '', displayName: undefined },
  });
  const { errors } = form.formState;
  const create = useMutation({
    mutationFn: register,
    onSuccess: (answer, { username }) => {
      if ('message' in answer) return onMailed({ email: username, words: answer.message });
      toast({ title: 'Account created successfully', description: `Welcome to ${BRAND.product}!` });
      return onRegistered(answer);
    },
    onError: sayFormFailed(form, 'Registration failed', 'An error occurred during registration'),
  });
  return (
    <form
      id={id}
      noValidate
      onSubmit={form.handleSubmit((values) => {
        // The active tab submits too, and no button holds it back.
        if (!create.isPending) create.mutate(values);
      })}
      className="flex flex-col gap-4"
    >
      <FormField
        label="Display name"
        hint="Optional. This is how the Captain greets you."
        error={errors.displayName?.message}
        input={form.register('displayName', { setValueAs: emptyAsMissing })}
        autoComplete="nickname"
      />
      <EmailField input={form.register('username')} error={errors.username?.message} />
      <NewPasswordFields
        label="Password"
        password={{ input: form.register('password'), error: errors.password?.message }}
        confirmation={{ input: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" size="lg" pendingLabel={create.isPending ? 'Creating...' : undefined}>
        Create Account
      </Button>
    </form>
  );
}
