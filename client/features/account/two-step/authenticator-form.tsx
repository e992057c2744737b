import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import {
  type AuthenticatorSetup,
  confirmAuthenticatorRequest,
  recoveryCodes,
} from '#contract/second-factor.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { copyText } from '../../../lib/browser/export-text.ts';
import { useServerForm } from '../../../lib/hooks/use-server-form.ts';
import { sayFailed } from '../../../lib/toast/say-failed.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/field.tsx';

/** The first code of an authenticator app that is being set up. */
export const useAuthenticatorForm = (onConfirmed: (codes: string[]) => void) =>
  useServerForm({
    schema: confirmAuthenticatorRequest,
    defaultValues: { code: '' },
    send: (body) => api.post('/api/account/second-factor/confirm', recoveryCodes, { body }),
    onSent: (made) => onConfirmed(made.recoveryCodes),
    onFailed: (error) => {
      if (error instanceof ApiError && error.fields.code) return;
      sayFailed('Not turned on yet', 'Please try again.')(error);
    },
  });

interface AuthenticatorFormProps {
  id: string;
  setup: AuthenticatorSetup;
  asked: ReturnType<typeof useAuthenticatorForm>;
}

/** In fours, as it is read out and typed. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for the app, as a picture and as text, and the code that the app then shows. */
export function AuthenticatorForm({ id, setup, asked }: AuthenticatorFormProps) {
  const { setFocus } = asked.form;
  const beginning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would cover the picture.
    if (window.matchMedia('(pointer: fine)').matches) setFocus('code');
    else beginning.current?.focus();
  }, [setFocus]);
  return (
    <form id={id} noValidate onSubmit={asked.submit} className="flex flex-col gap-5">
      <div
        ref={beginning}
        tabIndex={-1}
        className="flex flex-col items-center gap-4 focus-visible:outline-none sm:flex-row sm:items-start"
      >
        <QrCode text={setup.address} label="QR code for your authenticator app" />
        <div className="flex w-full min-w-0 flex-col gap-2">
          <p className="font-bold">Or type this key into the app:</p>
          <p className="font-mono wrap-anywhere">{inFours(setup.secret)}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              icon={Copy}
              variant="secondary"
              onClick={() => copyText(setup.secret, 'Setup key copied to clipboard')}
            >
              Copy key
            </Button>
            <p className="hidden pointer-coarse:block">
              <a href={setup.address} className={buttonStyle('secondary')}>
                Open my authenticator app
              </a>
            </p>
          </div>
        </div>
      </div>
      <FormField
        {...asked.field('code')}
        label="Code from the app"
        hint="The 6 digits your app shows for Keto Navigator."
        inputMode="numeric"
        autoComplete="one-time-code"
        className="[&_input]:max-w-48"
      />
    </form>
  );
}

/** Modules of quiet around it that a camera needs (ISO 18004 asks for four). */
const QUIET = 4;

/** A text as a QR code: dark on light in both themes, because many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-42 shrink-0 rounded-md border border-line sm:size-52"
    >
      <rect width={size} height={size} className="fill-scan-paper" />
      <path d={path} className="fill-scan-ink" />
    </svg>
  );
}
