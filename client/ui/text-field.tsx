import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

type Labelled = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: string;
  onChange: (text: string) => void;
};
type TextFieldProps = Labelled & Omit<ComponentProps<'input'>, keyof Labelled>;
type TextAreaFieldProps = Labelled & Omit<ComponentProps<'textarea'>, keyof Labelled>;

/** A box for one line with its label, hint and error. */
export const TextField = ({ label, hint, error, aside, className, onChange, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, aside, className }}>
    {(ids) => <TextInput {...ids} {...input} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);

/** A box for several lines with its label, hint and error. */
export const TextAreaField = ({
  label,
  hint,
  error,
  aside,
  className,
  onChange,
  ...area
}: TextAreaFieldProps) => (
  <Field {...{ label, hint, error, aside, className }}>
    {(ids) => <TextArea {...ids} {...area} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);
