import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { PASSKEY_NAME_MAX, type Passkey } from '#contract/passkeys.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { passkeysQuery, renamePasskey } from '../api/passkeys.ts';

/** Another name for a passkey. It stays open until the server has it, so that nothing typed is lost. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: renamePasskey,
    onSuccess: async () => {
      await client.invalidateQueries(passkeysQuery());
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Name not saved',
        description: errorText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === passkey.name) onClose();
    else if (wanted !== '' && !change.isPending) change.mutate({ id: passkey.id, name: wanted });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename this passkey"
      firstFocus={box}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pendingLabel={change.isPending ? 'Saving...' : undefined}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <Field label="Name" error={isMissing ? 'Please give it a name' : undefined}>
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
      </form>
    </Dialog>
  );
}
