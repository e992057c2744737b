import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api/api-error.ts';
import { sayFailed } from './say-failed.ts';

/** Puts the server's complaints on the fields they are about. What was typed stays. */
export function showFieldErrors<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const known = Object.keys(form.getValues());
  for (const [name, message] of Object.entries(error.fields))
    if (known.includes(name)) form.setError(name as Path<T>, { type: 'server', message });
}

/** For `onError` of a form: the server's complaints at their fields, and a notice that it did not work. */
export const sayFormFailed =
  <T extends FieldValues, C, O>(
    form: UseFormReturn<T, C, O>,
    title: string,
    fallback = 'An error occurred',
  ) =>
  (error: Error): void => {
    showFieldErrors(form, error);
    sayFailed(title, fallback)(error);
  };
