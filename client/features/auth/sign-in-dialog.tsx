import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser, LoginRequest } from '#contract/auth.ts';
import { useSession } from '../../lib/session/current-user.ts';
import type { AuthTab } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { CheckMail, CodeForm, DETOUR_WORDS, ForgotPasswordForm, type SentMail } from './detours.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface WantedNoteProps {
  /** Name of the page that asked for a sign-in. */
  page: string;
  guestAllowed: boolean;
}

/** Why the dialog came up, and what happens to a guest's things. */
function WantedNote({ page, guestAllowed }: WantedNoteProps) {
  const isGuest = useSession().kind === 'guest';
  return (
    <p className="mb-4 flex gap-3 rounded-md bg-land px-3 py-2.5">
      <KeyRound className="mt-0.5 size-5 shrink-0 text-rose" />
      <span>
        {isGuest ? (
          <>
            You need an account to open <strong>{page}</strong>. You can keep what you saved as a guest.
          </>
        ) : (
          <>
            To open <strong>{page}</strong>, sign in{' '}
            {guestAllowed ? 'or continue as a guest.' : 'or create an account.'}
          </>
        )}
      </span>
    </p>
  );
}

const LINK = 'font-bold text-sea underline underline-offset-4';

/** Opened beside the dialog, so that nothing typed in it is lost. */
const TermsNotice = () => (
  <p className="mt-5 border-t border-line pt-4 text-small text-ink-soft">
    By continuing you agree to the{' '}
    <a href="/terms" target="_blank" rel="noopener" className={LINK}>
      terms of use<span className="sr-only"> (new tab)</span>
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noopener" className={LINK}>
      privacy notice<span className="sr-only"> (new tab)</span>
    </a>
    . Your data stays with us, is never sold, and is yours to download or delete.
  </p>
);

const TAB_WORDS = {
  login: { title: 'Welcome aboard', description: 'Sign in to continue your keto journey' },
  register: { title: 'Join the crew', description: 'Start your personalized keto journey' },
} as const;

/** Where one goes on in a form after a detour. */
const FIRST_AFTER = {
  forgot: 'button[name="forgot"]',
  code: 'input[autocomplete="current-password"]',
  mail: 'input[type="email"]',
} as const;

const SESSION_ENDED =
  'Your session has ended. Sign in again to pick up where you left off. What you typed is still here.';

/** What takes the place of the two forms for a while. */
type Detour =
  | { to: 'forgot'; email: string }
  | { to: 'code'; credentials: LoginRequest }
  | { to: 'mail'; mail: SentMail };

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
  const formOf = (which: AuthTab) => document.querySelector<HTMLFormElement>(`form[id="${formId}-${which}"]`);
  const backToForms = (to = tab) => {
    flushSync(() => {
      setTab(to);
      setDetour(null);
    });
    if (detour) formOf(to)?.querySelector<HTMLElement>(FIRST_AFTER[detour.to])?.focus();
  };
  const firstBox = {
    // On a touch screen the keyboard would cover what there is to choose from.
    get current() {
      return window.matchMedia('(pointer: fine)').matches
        ? (formOf(tab)?.querySelector('input') ?? null)
        : null;
    },
  };
  const tabWords = sessionEnded ? { ...TAB_WORDS[tab], description: SESSION_ENDED } : TAB_WORDS[tab];
  return (
    <Dialog
      open
      onOpenChange={detour === null ? onClose : () => backToForms()}
      {...(detour ? DETOUR_WORDS[detour.to] : tabWords)}
      firstFocus={firstBox}
    >
      {detour?.to === 'forgot' ? (
        <ForgotPasswordForm email={detour.email} onBack={() => backToForms()} />
      ) : null}
      {detour?.to === 'code' ? (
        <CodeForm
          credentials={detour.credentials}
          onSignedIn={(user) => onSignedIn(user, false)}
          onBack={() => backToForms()}
        />
      ) : null}
      {detour?.to === 'mail' ? (
        <CheckMail mail={detour.mail} onRetry={() => backToForms()} onSignIn={() => backToForms('login')} />
      ) : null}
      {/* Stays, so that nothing typed into it is lost. */}
      <div hidden={detour !== null}>
        {wanted ? <WantedNote page={wanted} guestAllowed={onGuest !== undefined} /> : null}
        <AuthTabs
          active={tab}
          onSwitch={setTab}
          onSubmitActive={() => formOf(tab)?.requestSubmit()}
          panels={{
            login: (
              <LoginForm
                id={`${formId}-login`}
                onSignedIn={(user) => onSignedIn(user, false)}
                onCodeRequired={(credentials) => setDetour({ to: 'code', credentials })}
                onForgot={(email) => setDetour({ to: 'forgot', email })}
              />
            ),
            register: (
              <RegisterForm
                id={`${formId}-register`}
                onRegistered={(user) => onSignedIn(user, true)}
                onMailed={(mail) => setDetour({ to: 'mail', mail })}
              />
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
