import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AuthenticatorSetup } from '#contract/second-factor.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { beginAuthenticator, secondFactorQuery } from '../api/second-factor.ts';
import { FormButtons, PasswordForm, usePasswordForm } from '../password-form.tsx';
import { AuthenticatorForm, useAuthenticatorForm } from './authenticator-form.tsx';
import { CODES_WORDS, CodesFooter, RecoveryCodeList } from './recovery-code-list.tsx';

type Step = { at: 'password' } | { at: 'app'; setup: AuthenticatorSetup } | { at: 'codes'; codes: string[] };

const WORDS = {
  password: {
    title: 'Set up two-step sign-in',
    description:
      'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, Authy, 1Password or Bitwarden.',
  },
  app: {
    title: 'Scan the code with your app',
    description: 'Add an account in your authenticator app and point the camera here.',
  },
  codes: { title: 'Two-step sign-in is on', description: CODES_WORDS },
} as const;

/** Password, then the authenticator app, then the recovery codes, which are seen this once. */
export function SetUpDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const formId = useId();
  const client = useQueryClient();
  const password = usePasswordForm({
    confirm: beginAuthenticator,
    onDone: (setup) => setStep({ at: 'app', setup }),
    failed: 'Not set up',
  });
  const app = useAuthenticatorForm((codes) => {
    setStep({ at: 'codes', codes });
    void client.invalidateQueries(secondFactorQuery());
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      dismissable={step.at !== 'codes'}
      {...WORDS[step.at]}
      footer={
        step.at === 'codes' ? (
          <CodesFooter onClose={onClose} />
        ) : (
          <FormButtons
            formId={formId}
            cancelLabel="Not now"
            submitLabel={step.at === 'app' ? 'Turn on' : 'Continue'}
            pendingLabel="Checking..."
            isPending={step.at === 'password' ? password.isPending : app.isPending}
            onCancel={onClose}
          />
        )
      }
    >
      {step.at === 'password' ? <PasswordForm id={formId} username={username} asked={password} /> : null}
      {step.at === 'app' ? <AuthenticatorForm id={formId} setup={step.setup} asked={app} /> : null}
      {step.at === 'codes' ? <RecoveryCodeList codes={step.codes} username={username} /> : null}
    </Dialog>
  );
}
