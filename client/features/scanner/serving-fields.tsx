import { useState } from 'react';
import type { CarbBasisKind, LabelColumn, NutritionAnalysis } from '#contract/nutrition.ts';
import { PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import { useUnsavedInput } from '../../lib/unsaved-input.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { amountText, parseAmount } from './amount-input.ts';
import type { ProductEdits } from './edits.ts';

const BASES: readonly { value: CarbBasisKind; label: string }[] = [
  { value: 'total_incl_fibre', label: 'US or Canada: carbs include fiber' },
  { value: 'available', label: 'EU, UK, Australia, New Zealand: carbs without fiber' },
  { value: 'unknown', label: 'Not sure' },
];

const COLUMNS: readonly { value: LabelColumn; label: string }[] = [
  { value: 'per_serving', label: 'one serving' },
  { value: 'per_100g', label: '100 g' },
  { value: 'per_100ml', label: '100 ml' },
  { value: 'per_container', label: 'the whole container' },
];

interface ServingFieldsProps {
  analysis: NutritionAnalysis;
  disabled: boolean;
  onEdit: (change: Partial<Omit<ProductEdits, 'values'>>) => void;
}

function GramsField({ analysis, disabled, onEdit }: ServingFieldsProps) {
  const [text, setText] = useState(() => amountText(analysis.serving_grams));
  const amount = parseAmount(text);
  useUnsavedInput(!amount.ok);
  const type = (next: string) => {
    setText(next);
    const parsed = parseAmount(next);
    if (parsed.ok) onEdit({ servingGrams: parsed.value });
  };
  return (
    <Field
      label="Serving weight (g or ml)"
      error={amount.ok ? undefined : 'Please type a number, such as 30'}
    >
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

/** What the amounts belong to, and whether the carbs include fiber. */
export function ServingFields(props: ServingFieldsProps) {
  const { analysis, disabled, onEdit } = props;
  const columns =
    analysis.column === 'unknown' ? [{ value: 'unknown' as const, label: 'not known' }, ...COLUMNS] : COLUMNS;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Where is the label from?" hint={analysis.basis.reason} className="sm:col-span-2">
        {(ids) => (
          <Select
            {...ids}
            value={analysis.basis.kind}
            disabled={disabled}
            onChange={(event) => {
              const chosen = BASES.find(({ value }) => value === event.target.value);
              if (chosen) onEdit({ basis: chosen.value });
            }}
          >
            {BASES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="The amounts are for">
        {(ids) => (
          <Select
            {...ids}
            value={analysis.column}
            disabled={disabled}
            onChange={(event) => {
              const chosen = columns.find(({ value }) => value === event.target.value);
              if (chosen) onEdit({ column: chosen.value });
            }}
          >
            {columns.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <GramsField {...props} />
      <Field label="Serving size as printed" className="sm:col-span-2">
        {(ids) => (
          <TextInput
            {...ids}
            value={analysis.serving_size ?? ''}
            disabled={disabled}
            maxLength={PRODUCT_TEXT_MAX.servingSize}
            placeholder="For example: 2 tbsp (32 g)"
            onChange={(event) => onEdit({ servingSize: event.target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}
