import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser, LoginRequest } from '#contract/auth.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sayFailed } from '../../lib/say-failed.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/field.tsx';
import { login } from './api.ts';

export const CODE_WORDS = {
  title: 'One more step',
  description: 'Two-step sign-in protects your account.',
} as const;

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

/** The second step of a sign-in, in place of the first within its dialog. */
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
      <Field label={label} hint={hint} error={fault}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={box}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode={inputMode}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
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
