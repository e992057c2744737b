import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from '../api/api-error.ts';
import { toast } from './toast.ts';

/** Says that something did not work. */
export const toastFailure = (title: string, description?: string): void =>
  toast({ title, description, variant: 'destructive' });

/** The same with the error's own words, for `onError`; `fallback` where it has none. */
export const sayFailed =
  (title: string, fallback = 'Please try again later') =>
  (error: Error): void =>
    toastFailure(title, errorText(error, fallback));

/** For parts of the app that come on request: told when one cannot be fetched. */
export const sayLoadFailed = (): void =>
  toastFailure('Could not load this part of the app', 'Check your connection and try again.');

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
