import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PASSKEY_NAME_MAX, type Passkey, passkey, passkeyList } from '#contract/passkeys.ts';
import { api } from '../../lib/api/api.ts';
import { passkeyErrorText } from '../../lib/browser/passkey-support.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export const PATH = '/api/account/passkeys';

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.get(PATH, passkeyList, { signal }),
    // Used or added elsewhere meanwhile.
    staleTime: 0,
  });

/** Has the device make a key and the account take it, under this name or that of the browser. */
async function addPasskey(password: string, name: string) {
  const optionsJSON = await api.post<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/options`, null, {
    body: { password },
  });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON });
  return api.post(PATH, passkeyList, { body: { credential, ...(name && { name }) } });
}

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
      confirm={(password) => addPasskey(password, name.trim())}
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

/** Another name for a passkey. It stays open until the server has it, so that nothing typed is lost. */
export function RenamePasskeyDialog({
  passkey: { id, name: before },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const [name, setName] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (wanted: string) => api.patch(`${PATH}/${id}`, passkey, { body: { name: wanted } }),
    onSuccess: async () => {
      await client.invalidateQueries(passkeysQuery());
      onClose();
    },
    onError: sayFailed('Name not saved', 'Please try again.'),
  });
  const save = () => {
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === before) onClose();
    else if (wanted !== '') change.mutate(wanted);
  };
  return (
    <FormDialog
      title="Rename this passkey"
      firstFocus={box}
      submitLabel="Save"
      pendingLabel={change.isPending ? 'Saving...' : undefined}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        ref={box}
        label="Name"
        error={isMissing ? 'Please give the passkey a name' : undefined}
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={setName}
      />
    </FormDialog>
  );
}
