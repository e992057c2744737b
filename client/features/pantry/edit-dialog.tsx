import { useState } from 'react';
import type { ListedPantryItem, UpdatePantryItemRequest } from '#contract/pantry.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useUnsavedInput } from '../../lib/hooks/unsaved-input.ts';
import { usePerson } from '../../lib/person/person.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormDialog } from '../../ui/dialog.tsx';
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
  onClose: () => void;
  onRenamed?: (id: number, productName: string) => void;
}

/** Changes a saved food. What the server refuses is shown at its field. */
export function EditDialog({ item, onClose, onRenamed }: EditDialogProps) {
  const unit = usePerson().person.units.food;
  const [before] = useState(() => typedOf(item, unit));
  const [typed, setTyped] = useState(before);
  const [amountError, setAmountError] = useState<string>();
  useUnsavedInput(typed !== before);
  const save = useChangeItem();
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const submit = () => {
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
    <FormDialog
      title="Edit Food Item"
      size="lg"
      submitLabel="Save Changes"
      pendingLabel={save.isPending ? 'Saving...' : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
