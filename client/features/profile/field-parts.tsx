import type { HTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox, Select } from '../../ui/controls.tsx';
import { Field, FormField } from '../../ui/field.tsx';
import type { FieldName, PersonForm } from './person-form.ts';

type NamesOf<T> = { [Name in FieldName]: PersonForm[Name] extends T ? Name : never }[FieldName];
export type TextName = NamesOf<string>;
export type WordsName = Exclude<FieldName, TextName | ListName>;
export type ListName = NamesOf<readonly string[]>;

/** The message at a field, whoever refused it. */
export function useFieldError(name: FieldName): string | undefined {
  const { formState } = useFormContext<PersonForm>();
  const message = formState.errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

interface FieldProps {
  label: string;
  /** What this field changes in the app. */
  hint: string;
  className?: string;
}

interface TextFieldProps extends FieldProps {
  name: TextName;
  /** Shown inside the box at its end: a unit. */
  unit?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
}

export function TextField({ name, unit, label, ...field }: TextFieldProps) {
  const { register } = useFormContext<PersonForm>();
  return (
    <FormField
      {...field}
      label={unit ? `${label} (${unit})` : label}
      error={useFieldError(name)}
      input={register(name)}
      autoComplete="off"
    />
  );
}

interface ChoiceFieldProps extends FieldProps {
  name: TextName;
  options: readonly (readonly [value: string, words: string])[];
  /** The choice of saying nothing; without it one of the options always holds. */
  none?: string;
}

export function ChoiceField({ name, options, none, ...field }: ChoiceFieldProps) {
  const { register } = useFormContext<PersonForm>();
  return (
    <Field {...field} error={useFieldError(name)}>
      {(ids) => (
        <Select {...ids} {...register(name)}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ChecksFieldProps extends FieldProps {
  name: ListName;
  options: readonly (readonly [value: string, words: string])[];
  /** The words are short, so that two fit side by side on a phone. */
  short?: boolean;
}

export function ChecksField({ name, label, hint, options, short = false }: ChecksFieldProps) {
  const { watch, setValue } = useFormContext<PersonForm>();
  const chosen: readonly string[] = watch(name);
  const toggle = (value: string, on: boolean) => {
    const next = options.flatMap(([one]) => ((one === value ? on : chosen.includes(one)) ? [one] : []));
    setValue(name, next as PersonForm[typeof name], { shouldValidate: true });
  };
  return (
    <fieldset>
      <legend className="font-bold">{label}</legend>
      <p className="mb-1 mt-1 text-small text-ink-soft">{hint}</p>
      <div className={short ? 'grid grid-cols-2 gap-x-4 md:grid-cols-3' : 'grid gap-x-5 sm:grid-cols-2'}>
        {options.map(([value, words]) => (
          <Checkbox
            key={value}
            label={words}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
