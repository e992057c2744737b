import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CurrentUser,
  forgotPasswordRequest,
  type LoginRequest,
  messageResponse,
} from '#contract/auth.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useServerForm } from '../../lib/hooks/use-server-form.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { login } from './api.ts';
import { EmailField } from './email-field.tsx';

/** What takes the place of the two forms of the sign-in dialog for a while: title and description of each. */
export const DETOUR_WORDS = {
  mail: { title: 'Check your email', description: "There's one more step, and it's in your inbox." },
  forgot: {
    title: 'Forgot your password?',
    description:
      "Enter your email address and we'll send you a link to choose a new password. The link works for one hour.",
  },
  code: { title: 'One more step', description: 'Two-step sign-in protects your account.' },
} as const;

export interface SentMail {
  email: string;
  words: string;
}

interface CheckMailProps {
  mail: SentMail;
  /** Back to the form, with all that was typed. */
  onRetry: () => void;
  onSignIn: () => void;
}

/** A mail is on its way. */
export function CheckMail({ mail, onRetry, onSignIn }: CheckMailProps) {
  const words = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4 pb-2">
      <section ref={words} aria-label={DETOUR_WORDS.mail.title} tabIndex={-1} className="flex flex-col gap-2">
        <p className="wrap-anywhere font-bold">{mail.email}</p>
        <p>{mail.words}</p>
        <p className="text-ink-soft">Don't see the email? Check your spam folder, or try again.</p>
      </section>
      <Button onClick={onSignIn}>Back to sign in</Button>
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface ForgotPasswordFormProps {
  email: string;
  onBack: () => void;
}

/** Asks for a mail with a link to a new password. */
export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const { form, field, submit, isPending } = useServerForm({
    schema: forgotPasswordRequest,
    defaultValues: { username: email },
    // Answers the same whether or not the address has an account.
    send: (body) => api.post('/api/forgot-password', messageResponse, { body }),
    onSent: ({ message }) => {
      toast({ title: 'Reset link sent', description: message });
      onBack();
    },
    onFailed: sayFailed('Error', 'An error occurred'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <EmailField {...field('username')} />
      <Button type="submit" pendingLabel={isPending ? 'Sending...' : undefined}>
        Send Reset Link
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    hint: 'The 6 digits your app shows for Keto Navigator.',
    other: 'Use a recovery code instead',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the codes you saved, such as k7m2q-9xwtp. Each works once.',
    other: 'Use the authenticator app instead',
    inputMode: 'text',
  },
} as const;

interface CodeFormProps {
  /** Address and password, which were right. */
  credentials: LoginRequest;
  /** Its promise is waited for before the form can be sent again. */
  onSignedIn: (user: CurrentUser) => void | Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in. */
export function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const box = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: onSignedIn,
    onError: (error) => {
      const isCode = error instanceof ApiError && error.code === 'code_required';
      setFault(isCode ? error.serverMessage : undefined);
      box.current?.select();
      if (!isCode) sayFailed('Login failed', 'Please try again.')(error);
    },
  });
  useEffect(() => box.current?.focus(), []);
  const switchKind = () => {
    flushSync(() => {
      setCode('');
      setFault(undefined);
      setKind(kind === 'app' ? 'recovery' : 'app');
    });
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setFault(typed ? undefined : 'Please enter the code');
    if (typed) signIn.mutate({ ...credentials, code: typed });
  };
  const { label, hint, other, inputMode } = KINDS[kind];
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <TextField
        ref={box}
        label={label}
        hint={hint}
        error={fault}
        value={code}
        onChange={setCode}
        inputMode={inputMode}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" pendingLabel={signIn.isPending ? 'Signing In...' : undefined}>
        Sign In
      </Button>
      <Button variant="ghost" onClick={switchKind}>
        {other}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}
