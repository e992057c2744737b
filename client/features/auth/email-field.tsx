import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/field.tsx';

/** The email address, which is the account's name. */
export const EmailField = ({
  input,
  error,
}: {
  /** What the form's `register` gives for the field. */
  input: UseFormRegisterReturn;
  error: string | undefined;
}) => (
  <Field label="Email address" error={error}>
    {(ids) => <TextInput {...ids} {...input} type="email" autoComplete="username" inputMode="email" />}
  </Field>
);
