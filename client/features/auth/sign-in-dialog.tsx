import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser, LoginRequest } from '#contract/auth.ts';
import type { AuthTab } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { CODE_WORDS, CodeForm } from './code-form.tsx';
import { FORGOT_WORDS, ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { TermsNotice } from './terms-notice.tsx';
import { WantedNote } from './wanted-note.tsx';

const TITLE: Record<AuthTab, string> = { login: 'Welcome aboard', register: 'Join the crew' };
const SUBTITLE: Record<AuthTab, string> = {
  login: 'Sign in to continue your keto journey',
  register: 'Start your personalized keto journey',
};

const DETOUR_WORDS = { forgot: FORGOT_WORDS, code: CODE_WORDS };

const SESSION_ENDED =
  'Your session has ended. Sign in again to go on where you were: what you typed is still here.';

/** What takes the place of the two forms for a while. */
type Detour = { to: 'forgot'; email: string } | { to: 'code'; credentials: LoginRequest };

interface SignInDialogProps {
  initialTab: AuthTab;
  /** The page under it waits with what was typed. */
  sessionEnded?: boolean | undefined;
  /** Name of the page that is opened after success, where the dialog came up in its place. */
  wanted?: string | undefined;
  onClose: () => void;
  onSignedIn: (user: CurrentUser, registered: boolean) => void | Promise<void>;
  /** Offered where guests may go on too. */
  onGuest?: (() => void) | undefined;
}

export function SignInDialog({
  initialTab,
  sessionEnded,
  wanted,
  onClose,
  onSignedIn,
  onGuest,
}: SignInDialogProps) {
  const [tab, setTab] = useState<AuthTab>(initialTab);
  const [detour, setDetour] = useState<Detour | null>(null);
  const formId = useId();
  const forgotButton = useRef<HTMLButtonElement>(null);
  const backToSignIn = () => {
    flushSync(() => setDetour(null));
    if (detour?.to === 'forgot') forgotButton.current?.focus();
    else activeForm()?.querySelector<HTMLInputElement>('input[autocomplete="current-password"]')?.focus();
  };
  const activeForm = () => document.querySelector<HTMLFormElement>(`form[id="${formId}-${tab}"]`);
  const firstBox = {
    // On a touch screen the keyboard would cover what there is to choose from.
    get current() {
      return window.matchMedia('(pointer: fine)').matches
        ? (activeForm()?.querySelector('input') ?? null)
        : null;
    },
  };
  const description = sessionEnded ? SESSION_ENDED : SUBTITLE[tab];
  const words = detour === null ? { title: TITLE[tab], description } : DETOUR_WORDS[detour.to];
  return (
    <Dialog open onOpenChange={detour === null ? onClose : backToSignIn} {...words} firstFocus={firstBox}>
      {detour?.to === 'forgot' ? <ForgotPasswordForm email={detour.email} onBack={backToSignIn} /> : null}
      {detour?.to === 'code' ? (
        <CodeForm
          credentials={detour.credentials}
          onSignedIn={(user) => onSignedIn(user, false)}
          onBack={backToSignIn}
        />
      ) : null}
      {/* Stays, so that nothing typed into it is lost. */}
      <div hidden={detour !== null}>
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
                onCodeRequired={(credentials) => setDetour({ to: 'code', credentials })}
                onForgot={(email) => setDetour({ to: 'forgot', email })}
                forgotButton={forgotButton}
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
      </div>
    </Dialog>
  );
}
