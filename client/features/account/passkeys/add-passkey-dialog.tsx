import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSKEY_NAME_MAX } from '#contract/passkeys.ts';
import { passkeyErrorText } from '../../../lib/passkey-support.ts';
import { toast } from '../../../lib/toast.ts';
import { TextField } from '../../../ui/field.tsx';
import { addPasskey, passkeysQuery } from '../api/passkeys.ts';
import { PasswordDialog } from '../password-dialog.tsx';

/** Name and password here, then the browser's own dialog for the passkey. */
export function AddPasskeyDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  return (
    <PasswordDialog
      username={username}
      title="Add a passkey"
      description="Your device or password manager will ask where to save the passkey."
      cancelLabel="Cancel"
      submitLabel="Continue"
      pendingLabel="Asking your device..."
      onClose={onClose}
      confirm={(password) => addPasskey({ password, name: name.trim() })}
      onDone={(passkeys) => {
        client.setQueryData(passkeysQuery().queryKey, passkeys);
        onClose();
        toast({
          title: 'Passkey added',
          description: 'Next time you sign in, choose "Sign in with a passkey".',
        });
      }}
      failed="Passkey not added"
      words={passkeyErrorText}
    >
      <TextField
        label="Name"
        hint="Optional. For example: My phone, Blue USB key."
        value={name}
        onChange={setName}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
      />
    </PasswordDialog>
  );
}
