import { type FoodWeightUnit, gramsOf, inFoodUnit } from '#domain/food-text/food-weight.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** More than this is a typing mistake; as many tenths the server takes. */
const GRAMS_MOST = 100_000;

/** Stored tenths of a gram as the person types them: "250" or "8.8"; empty where nobody said. */
export function amountInput(tenths: number | null, unit: FoodWeightUnit): string {
  return tenths === null ? '' : String(Number(inFoodUnit(tenths / 10, unit).toFixed(unit === 'g' ? 1 : 2)));
}

type ReadAmount = { tenths: number | null; error?: undefined } | { tenths?: undefined; error: string };

/** Tenths of a gram of what was typed; empty is not said. A comma counts as a point. */
export function readAmount(text: string, unit: FoodWeightUnit): ReadAmount {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { tenths: null };
  const amount = /^(?:\d+\.?|\d*\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(amount)) return { error: `The amount must be a number of ${NAMES[unit]}` };
  const grams = gramsOf(amount, unit);
  if (grams > GRAMS_MOST) return { error: 'The amount must be at most 100 kg' };
  return { tenths: Math.round(grams * 10) };
}

const NAMES: Readonly<Record<FoodWeightUnit, string>> = { g: 'grams', oz: 'ounces' };

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
        label={`Amount at hand (${unit})`}
        hint="Optional. Plans take no more than this."
        error={amountError}
        inputMode="decimal"
        autoComplete="off"
        value={stock.amount}
        onChange={(text) => onChange({ ...stock, amount: text })}
      />
      <TextField
        label="Use by"
        hint="Optional. Plans use it up first."
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
