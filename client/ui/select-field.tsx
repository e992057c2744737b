import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

interface ChoicesProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: Value;
  /** Each value with its words. */
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

/** A select that gives its values as they came and not as text. */
export const ChoiceSelect = <Value extends string | number>({
  choices,
  onChange,
  ...rest
}: ChoicesProps<Value>) => (
  <Select
    {...rest}
    onChange={({ target }) => {
      const chosen = choices.find(([value]) => String(value) === target.value);
      if (chosen) onChange(chosen[0]);
    }}
  >
    {choices.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </Select>
);

type SelectFieldProps<Value> = ChoicesProps<Value> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'className'>;

/** A select with its label and hint. */
export const SelectField = <Value extends string | number>({
  label,
  hint,
  className,
  ...select
}: SelectFieldProps<Value>) => (
  <Field {...{ label, hint, className }}>{(ids) => <ChoiceSelect {...ids} {...select} />}</Field>
);

/** A table of words as choices, in its order. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];
