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
import { WantedNote } from './wanted-note.tsx';

const TITLE: Record<AuthTab, string> = { login: 'Welcome aboard', register: 'Join the crew' };
const SUBTITLE: Record<AuthTab, string> = {
  login: 'Sign in to continue your keto journey',
  register: 'Start your personalized keto journey',
};

interface SignInDialogProps {
  initialTab: AuthTab;
  /** Name of the page that is opened after success, where the dialog came up in its place. */
  wanted?: string | undefined;
  onClose: () => void;
  onSignedIn: (user: CurrentUser, registered: boolean) => void | Promise<void>;
  /** Offered where guests may go on too. */
  onGuest?: (() => void) | undefined;
}

export function SignInDialog({ initialTab, wanted, onClose, onSignedIn, onGuest }: SignInDialogProps) {
  const [tab, setTab] = useState<AuthTab>(initialTab);
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  const formId = useId();
  const activeForm = () => document.querySelector<HTMLFormElement>(`form[id="${formId}-${tab}"]`);
  const firstBox = {
    // On a touch screen the keyboard would cover what there is to choose from.
    get current() {
      return window.matchMedia('(pointer: fine)').matches
        ? (activeForm()?.querySelector('input') ?? null)
        : null;
    },
  };
  return (
    <Dialog open onOpenChange={onClose} title={TITLE[tab]} description={SUBTITLE[tab]} firstFocus={firstBox}>
      {wanted ? <WantedNote page={wanted} guestAllowed={onGuest !== undefined} /> : null}
      <AuthTabs
        active={tab}
        onSwitch={setTab}
        onSubmitActive={() => activeForm()?.requestSubmit()}
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
      {/* Over this dialog, so that nothing typed into it is lost. */}
      {forgotFor === null ? null : (
        <ForgotPasswordDialog email={forgotFor} onClose={() => setForgotFor(null)} />
      )}
    </Dialog>
  );
}
