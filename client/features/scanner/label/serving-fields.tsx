import type { CarbBasisKind, LabelColumn, NutritionAnalysis } from '#contract/nutrition.ts';
import { PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { ProductEdits } from '../draft/scan-draft.ts';
import { useAmountInput } from './label-fields.ts';

const BASES: readonly (readonly [CarbBasisKind, string])[] = [
  ['total_incl_fibre', 'US or Canada: carbs include fiber'],
  ['available', 'EU, UK, Australia, New Zealand: carbs without fiber'],
  ['unknown', 'Not sure'],
];

const COLUMNS: readonly (readonly [LabelColumn, string])[] = [
  ['per_serving', 'one serving'],
  ['per_100g', '100 g'],
  ['per_100ml', '100 ml'],
  ['per_container', 'the whole container'],
];

interface ServingFieldsProps {
  analysis: NutritionAnalysis;
  disabled: boolean;
  onEdit: (change: Partial<Omit<ProductEdits, 'values'>>) => void;
}

export function ServingFields({ analysis, disabled, onEdit }: ServingFieldsProps) {
  const grams = useAmountInput(analysis.serving_grams, (servingGrams) => onEdit({ servingGrams }));
  const columns: typeof COLUMNS =
    analysis.column === 'unknown' ? [['unknown', 'not sure'], ...COLUMNS] : COLUMNS;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Where is the label from?"
        hint={analysis.basis.reason}
        className="sm:col-span-2"
        value={analysis.basis.kind}
        disabled={disabled}
        choices={BASES}
        onChange={(basis) => onEdit({ basis })}
      />
      <SelectField
        label="The amounts are for"
        value={analysis.column}
        disabled={disabled}
        choices={columns}
        onChange={(column) => onEdit({ column })}
      />
      <TextField
        label="Serving weight (g or ml)"
        error={grams.isAmount ? undefined : 'Please type a number, such as 30'}
        inputMode="decimal"
        autoComplete="off"
        value={grams.text}
        disabled={disabled}
        onChange={grams.type}
      />
      <TextField
        label="Serving size as printed"
        className="sm:col-span-2"
        value={analysis.serving_size ?? ''}
        disabled={disabled}
        maxLength={PRODUCT_TEXT_MAX.servingSize}
        placeholder="For example: 2 tbsp (32 g)"
        onChange={(text) => onEdit({ servingSize: text || null })}
      />
    </div>
  );
}
