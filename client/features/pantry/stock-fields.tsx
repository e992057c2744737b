import { type FoodWeightUnit, gramsOf, inFoodUnit } from '#domain/food-text/food-weight.ts';
import { typedNumber } from '../../lib/format/number-text.ts';
import { Switch } from '../../ui/controls.tsx';
import { TextField } from '../../ui/field.tsx';

/** More than this is a typing mistake; as many tenths the server takes. */
const GRAMS_MOST = 100_000;

export const UNIT_NAMES: Readonly<Record<FoodWeightUnit, string>> = { g: 'grams', oz: 'ounces' };

/** Stored tenths of a gram as the person types them: "250" or "8.8"; empty where nobody said. */
export function amountInput(tenths: number | null, unit: FoodWeightUnit): string {
  return tenths === null ? '' : String(Number(inFoodUnit(tenths / 10, unit).toFixed(unit === 'g' ? 1 : 2)));
}

type ReadAmount = { tenths: number | null; error?: undefined } | { tenths?: undefined; error: string };

/** Grams of a weight that was typed; null where it is none. A comma counts as a point. */
export function typedGrams(text: string, unit: FoodWeightUnit): number | null {
  const typed = typedNumber(text);
  return typed === null ? null : gramsOf(typed, unit);
}

/** Tenths of a gram of what was typed; empty is not said. */
export function readAmount(text: string, unit: FoodWeightUnit): ReadAmount {
  if (text.trim() === '') return { tenths: null };
  const grams = typedGrams(text, unit);
  if (grams === null) return { error: `Enter the amount in ${UNIT_NAMES[unit]}, as a number` };
  if (grams > GRAMS_MOST) return { error: "The amount can't be more than 100 kg (about 220 lb)" };
  return { tenths: Math.round(grams * 10) };
}

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
      <TextField
        label={`Amount on hand (${unit})`}
        hint="Optional. Meal plans won't use more than this."
        error={amountError}
        inputMode="decimal"
        autoComplete="off"
        value={stock.amount}
        onChange={(text) => onChange({ ...stock, amount: text })}
      />
      <TextField
        label="Use by"
        hint="Optional. Meal plans try to use this up first."
        error={useByError}
        type="date"
        value={stock.useBy}
        onChange={(text) => onChange({ ...stock, useBy: text })}
      />
    </div>
    <Switch
      label="Favorite"
      checked={stock.isFavorite}
      onChange={(event) => onChange({ ...stock, isFavorite: event.target.checked })}
    />
  </>
);
