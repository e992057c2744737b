import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { PantryItem } from '#contract/pantry.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { updatePantryItem } from './api/change-pantry-item.ts';

const UPDATED_TOAST_MS = 300;

/** Name and notes of a saved food. What the server refuses is shown at its field. */
export function EditDialog({ item, onClose }: { item: PantryItem; onClose: () => void }) {
  const [productName, setProductName] = useState(item.productName);
  const [notes, setNotes] = useState(item.notes ?? '');
  const client = useQueryClient();
  const formId = useId();
  const save = useMutation({
    mutationFn: () => updatePantryItem(item.id, { productName, notes: notes.trim() || null }),
    onSuccess: (changed) => {
      client.setQueryData(pantryItemsQuery().queryKey, (old) =>
        old?.map((one) => (one.id === changed.id ? changed : one)),
      );
      toast({ title: 'Item updated successfully!', duration: UPDATED_TOAST_MS });
      onClose();
    },
    onError: (error) =>
      toast({
        title: 'Failed to update item',
        description: errorText(error, 'Please try again later'),
        variant: 'destructive',
      }),
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Food Item"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pendingLabel={save.isPending ? 'Saving...' : undefined}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Product Name" error={fields.productName}>
          {(ids) => (
            <TextInput
              {...ids}
              value={productName}
              onChange={(event) => setProductName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Notes" error={fields.notes}>
          {(ids) => (
            <TextArea {...ids} rows={3} value={notes} onChange={(event) => setNotes(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
