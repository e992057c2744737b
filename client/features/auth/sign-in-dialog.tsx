import { useId, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import type { AuthTab } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNotice } from './terms-notice.tsx';

const TITLE: Record<AuthTab, string> = { login: 'Welcome aboard', register: 'Join the crew' };
const SUBTITLE: Record<AuthTab, string> = {
  login: 'Sign in to continue your keto journey',
  register: 'Start your personalized keto journey',
};

interface SignInDialogProps {
  initialTab: AuthTab;
  onClose: () => void;
  onSignedIn: (user: CurrentUser, registered: boolean) => void;
  /** Offered where guests may go on too. */
  onGuest?: (() => void) | undefined;
}

export function SignInDialog({ initialTab, onClose, onSignedIn, onGuest }: SignInDialogProps) {
  const [tab, setTab] = useState<AuthTab>(initialTab);
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  const formId = useId();
  if (forgotFor !== null)
    return <ForgotPasswordDialog email={forgotFor} onClose={() => setForgotFor(null)} />;

  const submitActive = () => {
    const form = document.getElementById(`${formId}-${tab}`);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <Dialog open onOpenChange={onClose} title={TITLE[tab]} description={SUBTITLE[tab]}>
      <AuthTabs
        active={tab}
        onSwitch={setTab}
        onSubmitActive={submitActive}
        panels={{
          login: (
            <LoginForm
              id={`${formId}-login`}
              onSignedIn={(user) => onSignedIn(user, false)}
              onForgot={setForgotFor}
            />
          ),
          register: (
            <RegisterForm id={`${formId}-register`} onRegistered={(user) => onSignedIn(user, true)} />
          ),
        }}
      />
      {onGuest ? (
        <Button variant="secondary" className="mt-3 w-full" onClick={onGuest}>
          Continue as Guest
        </Button>
      ) : null}
      <TermsNotice />
    </Dialog>
  );
}
