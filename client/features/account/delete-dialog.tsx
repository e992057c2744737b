import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { becomeNobody } from '../../lib/session/current-user.ts';
import { closePrompt } from '../../lib/session/prompts.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deleteAccount } from './api/account.ts';
import { PasswordForm, usePasswordForm } from './password-form.tsx';

/** The last question before everything is gone; it asks for the password. */
export function DeleteDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const router = useRouter();
  const asked = usePasswordForm({
    confirm: (password) => deleteAccount({ password }),
    onDone: async () => {
      onClose();
      // Home first: this page would otherwise ask to sign in while it is being left.
      await router.navigate({ to: '/' });
      await becomeNobody(client);
      // On a slow device it may have asked all the same.
      closePrompt();
      toast({
        title: 'Account deleted',
        description: 'Your account and everything in it have been deleted.',
      });
    },
    failed: 'Account not deleted',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="Profile, readings, fasts, diary, pantry, meal plans and chats are deleted at once, on every device. This cannot be taken back."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pendingLabel={asked.isPending ? 'Deleting...' : undefined}
          >
            Delete everything
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} username={username} asked={asked} />
    </Dialog>
  );
}
