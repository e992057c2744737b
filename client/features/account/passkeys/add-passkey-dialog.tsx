import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PASSKEY_NAME_MAX } from '#contract/passkeys.ts';
import { passkeyErrorText } from '../../../lib/passkey-support.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addPasskey, passkeysQuery } from '../api/passkeys.ts';
import { PasswordForm, usePasswordForm } from '../password-form.tsx';

/** Name and password here, then the browser's own dialog for the passkey. */
export function AddPasskeyDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const formId = useId();
  const client = useQueryClient();
  const password = usePasswordForm({
    confirm: (password) => addPasskey({ password, name: name.trim() }),
    onDone: (passkeys) => {
      client.setQueryData(passkeysQuery().queryKey, passkeys);
      onClose();
      toast({ title: 'Passkey added', description: 'Next time, choose "Sign in with a passkey".' });
    },
    failed: 'No passkey added',
    words: passkeyErrorText,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a passkey"
      description="Your device or password manager will ask where to keep it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            pendingLabel={password.isPending ? 'Asking your device...' : undefined}
          >
            Continue
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} username={username} asked={password}>
        <TextField
          label="Name"
          hint="Optional, to tell it from others: My phone, Blue USB key."
          value={name}
          onChange={setName}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
        />
      </PasswordForm>
    </Dialog>
  );
}
