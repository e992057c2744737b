import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { removeAuthenticator, secondFactorQuery } from '../api/second-factor.ts';
import { PasswordForm, usePasswordForm } from '../password-form.tsx';

/** The last question before the password alone signs in again. */
export function TurnOffDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const password = usePasswordForm({
    confirm: removeAuthenticator,
    onDone: async () => {
      await client.invalidateQueries(secondFactorQuery());
      onClose();
      toast({ title: 'Two-step sign-in is off', description: 'Your password alone signs you in now.' });
    },
    failed: 'Still on',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Turn off two-step sign-in?"
      description="Whoever knows your password could then sign in. Your recovery codes stop working too."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it on
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pendingLabel={password.isPending ? 'Turning off...' : undefined}
          >
            Turn off
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} username={username} asked={password} />
    </Dialog>
  );
}
