import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './controls.tsx';
import { Field } from './field.tsx';

interface BoundField {
  /** What the form's `register` gives for the field. */
  input: UseFormRegisterReturn;
  error: string | undefined;
}

interface PasswordFieldProps extends BoundField {
  label: string;
  hint?: string;
  /** What the toggle shows and hides, as in "Show password". */
  subject?: string;
  autoComplete: string;
}

/** A password box of a form with its label, hint and error, and a toggle that shows what is in it. */
export function PasswordField({ input, autoComplete, subject = 'password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <TextInput
            {...ids}
            {...input}
            autoComplete={autoComplete}
            type={shown ? 'text' : 'password'}
            className="pr-12"
          />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${subject}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-touch items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon className="size-5.5" />
          </button>
        </div>
      )}
    </Field>
  );
}

interface NewPasswordFieldsProps {
  label: string;
  password: BoundField;
  confirmation: BoundField;
}

/** A password to be chosen, with its rule, and its repetition. */
export const NewPasswordFields = ({ label, password, confirmation }: NewPasswordFieldsProps) => (
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
