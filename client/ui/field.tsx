import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChoiceSelect, TextArea, TextInput } from './controls.tsx';

interface Labelled {
  label: string;
  hint?: string;
  error?: string;
  className?: string;
}

interface FieldProps extends Labelled {
  /** Something at the right end of the label's line. */
  aside?: ReactNode;
  children: (ids: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>) => ReactNode;
}

/** Label, control, hint and error in one; the control gets its ids through the child function. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-small font-bold text-coral">
          <CircleAlert className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface TextFieldProps extends Labelled {
  value: string;
  onChange: (text: string) => void;
}

/** A box for one line with its label, hint and error. */
export const TextField = ({
  label,
  hint,
  error,
  className,
  onChange,
  ...input
}: TextFieldProps & Omit<ComponentProps<'input'>, keyof TextFieldProps>) => (
  <Field {...{ label, hint, error, className }}>
    {(ids) => <TextInput {...ids} {...input} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

interface FormFieldProps extends Labelled {
  /** What the form's `register` gives for the field. */
  input: UseFormRegisterReturn;
}

/** A box for one line of a registered form, with its label, hint and error. */
export const FormField = ({
  label,
  hint,
  error,
  className,
  input,
  ...rest
}: FormFieldProps & Omit<ComponentProps<'input'>, keyof FormFieldProps>) => (
  <Field {...{ label, hint, error, className }}>{(ids) => <TextInput {...ids} {...input} {...rest} />}</Field>
);

/** A box for several lines with its label, hint and error. */
export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  onChange,
  ...area
}: TextFieldProps & Omit<ComponentProps<'textarea'>, keyof TextFieldProps>) => (
  <Field {...{ label, hint, error, className }}>
    {(ids) => <TextArea {...ids} {...area} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

/** A select with its label and hint. */
export const SelectField = <Value extends string | number>({
  label,
  hint,
  className,
  ...select
}: Omit<Labelled, 'error'> & ComponentProps<typeof ChoiceSelect<Value>>) => (
  <Field {...{ label, hint, className }}>{(ids) => <ChoiceSelect {...ids} {...select} />}</Field>
);
