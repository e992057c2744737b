import { type FormEvent, useId, useState } from 'react';
import { PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { useUnsavedInput } from '../../../lib/unsaved-input.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface RenameDialogProps {
  name: string;
  confirmLabel: string;
  onClose: () => void;
  onRename: (name: string) => void;
}

/** Asks for the product's name, or for a description where the photo gave no usable name. */
export function RenameDialog({ name, confirmLabel, onClose, onRename }: RenameDialogProps) {
  const unidentified = isUnidentifiedName(name);
  const [text, setText] = useState(unidentified ? '' : name);
  const [first] = useState(text);
  const formId = useId();
  useUnsavedInput(text !== first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onRename(text.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={unidentified ? 'Item Description' : 'Confirm Product Name'}
      description={
        unidentified
          ? 'The photo shows no product name. What is it?'
          : 'This name is shown in your pantry. Change it as you like.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={text.trim() === ''}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={unidentified ? 'Description' : 'Product name'}
          value={text}
          maxLength={PRODUCT_TEXT_MAX.name}
          placeholder={unidentified ? 'For example: almond butter, crunchy' : undefined}
          onChange={setText}
        />
      </form>
    </Dialog>
  );
}
