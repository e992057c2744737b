import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ResetPasswordForm } from '../features/auth/mailed-link-forms.tsx';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { askToSignIn } from '../lib/session/prompts.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

const route = getRouteApi('/reset-password');

export function ResetPasswordPage() {
  const { token } = route.useSearch();
  // Drawn ahead for those who come from the mail.
  const isDrawing = !useHydrated();
  const navigate = useNavigate();
  return (
    <Page heading="Choose a new password" width="prose">
      {token || isDrawing ? (
        <ResetPasswordForm token={token ?? ''} onDone={() => navigate({ to: '/' })} />
      ) : (
        <ErrorState title="Reset token is required">
          <p>Part of the link is missing. Tap it in the email once more, or ask for a new one.</p>
          <Button variant="secondary" className="mt-3" onClick={() => askToSignIn()}>
            Ask for a new link
          </Button>
        </ErrorState>
      )}
    </Page>
  );
}
