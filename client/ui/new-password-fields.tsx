import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

interface BoundField {
  /** What the form's `register` gives for the field. */
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** A password to be chosen, with its rule, and its repetition. */
export const NewPasswordFields = ({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: BoundField;
  confirmation: BoundField;
}) => (
  <>
    <Field
      label={label}
      hint="At least 8 characters with an uppercase letter, a lowercase letter and a number."
      error={password.error}
    >
      {(ids) => <PasswordInput {...ids} {...password.input} autoComplete="new-password" />}
    </Field>
    <Field label="Confirm password" error={confirmation.error}>
      {(ids) => (
        <PasswordInput
          {...ids}
          {...confirmation.input}
          subject="confirmed password"
          autoComplete="new-password"
        />
      )}
    </Field>
  </>
);
