import { ApiError, ConnectionError, errorText } from '../api/api-error.ts';

/** An address of numbers: browsers keep passkeys for names alone. */
const NUMBERS = /^[\d.]+$|^\[/;

/** Whether this browser can use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMBERS.test(window.location.hostname);

/** What became of a passkey that was not made or not used, by the name of the browser's error (WebAuthn 3, 5.1). */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey request was canceled, took too long, or found none of your passkeys.',
  AbortError: 'The passkey request was canceled.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this web address. Open the app at its usual address and try again.',
  NotSupportedError: 'This device can’t make the kind of passkey we need. Try another device.',
  ConstraintError: 'This device has no screen lock, fingerprint or PIN. Set one up and try again.',
};

/** The words for a passkey that did not work out, whether the browser, the server or the network stopped it. */
export function passkeyErrorText(error: unknown): string {
  const unknown = 'Your browser couldn’t handle the passkey. Please try again.';
  if (error instanceof ApiError || error instanceof ConnectionError) return errorText(error, unknown);
  return (error instanceof Error && REASONS[error.name]) || unknown;
}
