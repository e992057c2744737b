import type { FoodWeightUnit } from '#domain/food-weight.ts';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** What can be said of a food that its label does not. */
export interface Stock {
  isFavorite: boolean;
  /** As typed. */
  amount: string;
  /** YYYY-MM-DD, or empty. */
  useBy: string;
}

interface StockFieldsProps {
  stock: Stock;
  onChange: (stock: Stock) => void;
  unit: FoodWeightUnit;
  amountError: string | undefined;
  useByError: string | undefined;
}

export const StockFields = ({ stock, onChange, unit, amountError, useByError }: StockFieldsProps) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={`Amount at hand (${unit})`}
        hint="Optional. Plans take no more than this."
        error={amountError}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            value={stock.amount}
            onChange={(event) => onChange({ ...stock, amount: event.target.value })}
          />
        )}
      </Field>
      <Field label="Use by" hint="Optional. Plans use it up first." error={useByError}>
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            value={stock.useBy}
            onChange={(event) => onChange({ ...stock, useBy: event.target.value })}
          />
        )}
      </Field>
    </div>
    <Switch
      label="Favorite"
      checked={stock.isFavorite}
      onChange={(event) => onChange({ ...stock, isFavorite: event.target.checked })}
    />
  </>
);
