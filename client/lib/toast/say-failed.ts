import { errorText } from '../api/api-error.ts';
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
