import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './controls.tsx';
import { Field } from './field.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What the toggle shows and hides, as in "Show password". */
  subject?: string;
}

/** Password box with a show/hide toggle. */
export function PasswordInput({ subject = 'password', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} ${subject}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-touch items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon className="size-5.5" />
      </button>
    </div>
  );
}

interface BoundField {
  /** What the form's `register` gives for the field. */
  input: UseFormRegisterReturn;
  error: string | undefined;
}

interface PasswordFieldProps extends BoundField, Omit<PasswordInputProps, keyof BoundField> {
  label: string;
  hint?: string;
}

/** A password box of a form with its label, hint and error. */
export const PasswordField = ({ label, hint, error, input, ...rest }: PasswordFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(ids) => <PasswordInput {...ids} {...input} {...rest} />}
  </Field>
);

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
    <PasswordField
      {...password}
      label={label}
      hint="At least 8 characters with an uppercase letter, a lowercase letter and a number."
      autoComplete="new-password"
    />
    <PasswordField
      {...confirmation}
      label="Confirm password"
      subject="confirmed password"
      autoComplete="new-password"
    />
  </>
);
