import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { CurrentUser } from '#contract/auth.ts';
import { canUsePasskeys, passkeyErrorText } from '../../lib/passkey-support.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { loginByPasskey } from './api/login.ts';

interface PasskeyButtonProps {
  /** Its promise is waited for before the button can be pressed again. */
  onSignedIn: (user: CurrentUser) => void | Promise<void>;
}

/** Signs in by whichever passkey the person picks in the browser's own dialog; nothing where it has none to offer. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const signIn = useMutation({
    mutationFn: loginByPasskey,
    onSuccess: onSignedIn,
    onError: (error) =>
      toast({
        title: 'Not signed in',
        description: passkeyErrorText(error),
        variant: 'destructive',
      }),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="secondary"
      pendingLabel={signIn.isPending ? 'Asking your device...' : undefined}
      onClick={() => signIn.mutate()}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      Sign in with a passkey
    </Button>
  );
}
