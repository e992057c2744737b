import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type CurrentUser, type LoginRequest, loginRequest } from '#contract/auth.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { canUsePasskeys, passkeyErrorText } from '../../lib/browser/passkey-support.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-input.tsx';
import { login, loginByPasskey } from './api.ts';
import { EmailField } from './email-field.tsx';

const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

interface LoginFormProps {
  id: string;
  onSignedIn: (user: CurrentUser) => void | Promise<void>;
  /** The password is right, and the account asks for a code too. */
  onCodeRequired: (credentials: LoginRequest) => void;
  onForgot: (email: string) => void;
}

export function LoginForm({ id, onSignedIn, onCodeRequired, onForgot }: LoginFormProps) {
  const { form, field, submit, isPending } = useServerForm({
    schema: loginRequest,
    defaultValues: { username: '', password: '' },
    send: login,
    onSent: onSignedIn,
    onFailed: (error, credentials) => {
      if (error instanceof ApiError && error.code === 'code_required') return onCodeRequired(credentials);
      const wrong = error instanceof ApiError && error.status === 401;
      toastFailure('Login failed', wrong ? WRONG_CREDENTIALS : errorText(error, WRONG_CREDENTIALS));
    },
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField {...field('username')} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <button
        type="button"
        name="forgot"
        onClick={() => onForgot(form.getValues('username'))}
        className="-my-2 min-h-touch self-start rounded-sm font-bold text-sea underline underline-offset-4"
      >
        Forgot password?
      </button>
      <Button type="submit" size="lg" pendingLabel={isPending ? 'Signing In...' : undefined}>
        Sign In
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
    </form>
  );
}

/** Signs in by whichever passkey the person picks in the browser's own dialog; nothing where it has none to offer. */
function PasskeyButton({ onSignedIn }: Pick<LoginFormProps, 'onSignedIn'>) {
  const signIn = useMutation({
    mutationFn: loginByPasskey,
    onSuccess: onSignedIn,
    onError: (error) => toastFailure('Not signed in', passkeyErrorText(error)),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      icon={KeyRound}
      variant="secondary"
      pendingLabel={signIn.isPending ? 'Asking your device...' : undefined}
      onClick={() => signIn.mutate()}
    >
      Sign in with a passkey
    </Button>
  );
}
