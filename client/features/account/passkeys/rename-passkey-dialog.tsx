import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PASSKEY_NAME_MAX, type Passkey } from '#contract/passkeys.ts';
import { sayFailed } from '../../../lib/say-failed.ts';
import { TextInput } from '../../../ui/controls.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { passkeysQuery, renamePasskey } from '../api/passkeys.ts';

/** Another name for a passkey. It stays open until the server has it, so that nothing typed is lost. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: renamePasskey,
    onSuccess: async () => {
      await client.invalidateQueries(passkeysQuery());
      onClose();
    },
    onError: sayFailed('Name not saved', 'Please try again.'),
  });
  const save = () => {
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === passkey.name) onClose();
    else if (wanted !== '' && !change.isPending) change.mutate({ id: passkey.id, name: wanted });
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
      <Field label="Name" error={isMissing ? 'Please give the passkey a name' : undefined}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={box}
            value={name}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
