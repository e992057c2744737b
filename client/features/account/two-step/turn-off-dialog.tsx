import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../lib/toast.ts';
import { removeAuthenticator, secondFactorQuery } from '../api/second-factor.ts';
import { PasswordDialog } from '../password-dialog.tsx';

/** The last question before the password alone signs in again. */
export function TurnOffDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <PasswordDialog
      username={username}
      title="Turn off two-step sign-in?"
      description="Anyone who knows your password could then sign in. Your recovery codes will stop working too."
      cancelLabel="Keep it on"
      submitLabel="Turn off"
      pendingLabel="Turning off..."
      danger
      onClose={onClose}
      confirm={removeAuthenticator}
      onDone={async () => {
        await client.invalidateQueries(secondFactorQuery());
        onClose();
        toast({
          title: 'Two-step sign-in is off',
          description: 'You only need your password to sign in now.',
        });
      }}
      failed="Two-step sign-in is still on"
    />
  );
}
