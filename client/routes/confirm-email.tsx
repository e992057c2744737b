import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { HOME_AFTER_SIGN_IN } from '../features/auth/arrival.tsx';
import { ConfirmEmailForm } from '../features/auth/mailed-link-forms.tsx';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { askToSignIn } from '../lib/session/prompts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

const route = getRouteApi('/confirm-email');

/** Where links lead that were mailed to finish a registration, or to verify or change an address. */
export function ConfirmEmailPage() {
  const { token } = route.useSearch();
  // Drawn ahead for those who come from the mail.
  const isDrawing = !useHydrated();
  const navigate = useNavigate();
  const [words, setWords] = useState<string | null>(null);
  return (
    <Page heading="Confirm your email" width="prose">
      {words !== null ? (
        <div className="flex flex-col items-start gap-4">
          <p role="status" className="wrap-anywhere text-lg">
            {words}
          </p>
          <ButtonLink to="/account">Go to your account</ButtonLink>
        </div>
      ) : token || isDrawing ? (
        <ConfirmEmailForm
          token={token ?? ''}
          onArrived={(accepted) => navigate({ to: accepted ? HOME_AFTER_SIGN_IN : '/' })}
          onConfirmed={setWords}
        />
      ) : (
        <ErrorState title="This link is incomplete">
          <p>
            Part of the link is missing. Tap it in the email once more, or sign in and ask for a new email.
          </p>
          <Button variant="secondary" className="mt-3" onClick={() => askToSignIn()}>
            Sign in
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}
