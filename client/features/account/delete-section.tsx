import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { becomeNobody } from '../../lib/session/current-user.ts';
import { closePrompt } from '../../lib/session/prompts.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function DeleteSection({ username }: { username: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    // Home first: this page would otherwise ask to sign in while it is being left.
    await router.navigate({ to: '/' });
    await becomeNobody(client);
    // On a slow device it may have asked all the same.
    closePrompt();
    toast({
      title: 'Account deleted',
      description: 'Your account and everything in it have been deleted.',
    });
  };
  return (
    <Section
      tone="coral"
      title="Delete account"
      intro="This permanently deletes your account and everything you saved. You may want to download your data first."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? (
        <PasswordDialog
          username={username}
          title="Delete your account?"
          description="Your profile, readings, fasts, diary, pantry, meal plans and chats will be deleted right away, on every device. You can't undo this."
          cancelLabel="Keep my account"
          submitLabel="Delete everything"
          pendingLabel="Deleting..."
          danger
          onClose={() => setAsking(false)}
          confirm={(password) => api.run('POST', '/api/account/delete', { body: { password } })}
          onDone={leave}
          failed="Account not deleted"
        />
      ) : null}
    </Section>
  );
}
