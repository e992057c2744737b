import { type FormEvent, useId, useState } from 'react';
import type { ListedPantryItem, UpdatePantryItemRequest } from '#contract/pantry.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useUnsavedInput } from '../../lib/unsaved-input.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { useChangeItem } from './item-changes.ts';
import { amountInput, readAmount, type Stock, StockFields } from './stock-fields.tsx';

const UPDATED_TOAST_MS = 300;

interface Typed extends Stock {
  productName: string;
  notes: string;
}

const typedOf = (item: ListedPantryItem, unit: FoodWeightUnit): Typed => ({
  productName: item.productName,
  notes: item.notes ?? '',
  isFavorite: item.isFavorite,
  amount: amountInput(item.amountAtHand, unit),
  useBy: item.useBy ?? '',
});

/** Name and notes always; the rest where it was changed, so that what cooking took meanwhile stays taken. */
function changesOf(typed: Typed, before: Typed, tenths: number | null): UpdatePantryItemRequest {
  return {
    productName: typed.productName,
    notes: typed.notes.trim() || null,
    ...(typed.isFavorite === before.isFavorite ? {} : { isFavorite: typed.isFavorite }),
    ...(typed.amount === before.amount ? {} : { amountAtHand: tenths }),
    ...(typed.useBy === before.useBy ? {} : { useBy: typed.useBy || null }),
  };
}

interface EditDialogProps {
  item: ListedPantryItem;
  unit: FoodWeightUnit;
  onClose: () => void;
  onRenamed?: (id: number, productName: string) => void;
}

/** Changes a saved food. What the server refuses is shown at its field. */
export function EditDialog({ item, unit, onClose, onRenamed }: EditDialogProps) {
  const [before] = useState(() => typedOf(item, unit));
  const [typed, setTyped] = useState(before);
  const [amountError, setAmountError] = useState<string>();
  useUnsavedInput(typed !== before);
  const formId = useId();
  const save = useChangeItem();
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(typed.amount, unit);
    setAmountError(amount.error);
    if (amount.error !== undefined) return;
    save.mutate(
      { id: item.id, name: item.productName, changes: changesOf(typed, before, amount.tenths) },
      {
        onSuccess: ({ state }) => {
          onRenamed?.(item.id, typed.productName.trim());
          if (state === 'sent') toast({ title: 'Item updated successfully!', duration: UPDATED_TOAST_MS });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Food Item"
      size="lg"
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
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Product Name"
          error={fields.productName}
          value={typed.productName}
          onChange={(text) => setTyped({ ...typed, productName: text })}
        />
        <TextAreaField
          label="Notes"
          error={fields.notes}
          rows={3}
          value={typed.notes}
          onChange={(text) => setTyped({ ...typed, notes: text })}
        />
        <StockFields
          stock={typed}
          unit={unit}
          amountError={amountError ?? fields.amountAtHand}
          useByError={fields.useBy}
          onChange={(stock) => setTyped({ ...typed, ...stock })}
        />
      </form>
    </Dialog>
  );
}
