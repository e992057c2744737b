import { useId, useState } from 'react';
import { type AuthenticatorSetup, authenticatorSetup, recoveryCodes } from '#contract/second-factor.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormButtons, PasswordForm, usePasswordForm } from '../password-dialog.tsx';
import { AuthenticatorForm, useAuthenticatorForm } from './authenticator-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const PATH = '/api/account/second-factor';

type Step = { at: 'password' } | { at: 'app'; setup: AuthenticatorSetup } | { at: 'codes'; codes: string[] };

const WAYS = {
  'set-up': {
    title: 'Set up two-step sign-in',
    description:
      'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, Authy, 1Password or Bitwarden.',
    cancelLabel: 'Not now',
    submitLabel: 'Continue',
    pendingLabel: 'Checking...',
    failed: 'Not set up',
    codesTitle: 'Two-step sign-in is on',
    confirm: async (password: string): Promise<Step> => {
      const setup = await api.post(PATH, authenticatorSetup, { body: { password } });
      return { at: 'app', setup };
    },
  },
  renew: {
    title: 'Make new recovery codes?',
    description: 'Once you make new codes, the old ones no longer work. Save the new ones somewhere safe.',
    cancelLabel: 'Keep the old codes',
    submitLabel: 'Make new codes',
    pendingLabel: 'Making...',
    failed: 'No new codes yet',
    codesTitle: 'Your new recovery codes',
    confirm: async (password: string): Promise<Step> => {
      const made = await api.post(`${PATH}/recovery-codes`, recoveryCodes, { body: { password } });
      return { at: 'codes', codes: made.recoveryCodes };
    },
  },
} as const;

const APP = {
  title: 'Scan the code with your app',
  description: 'Add an account in your authenticator app and point the camera here.',
} as const;

const CODES_WORDS =
  "Save these recovery codes somewhere safe. Each one signs you in once if you don't have your app. You won't see them again.";

interface CodesDialogProps {
  way: keyof typeof WAYS;
  username: string;
  onClose: () => void;
  onCodes: () => void;
}

/** Password, then the authenticator app where one is set up, then recovery codes, which are seen this once. */
export function CodesDialog({ way, username, onClose, onCodes }: CodesDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const formId = useId();
  const { title, description, codesTitle, ...words } = WAYS[way];
  const goOn = (next: Step) => {
    setStep(next);
    if (next.at === 'codes') onCodes();
  };
  const password = usePasswordForm({ ...words, onDone: goOn });
  const app = useAuthenticatorForm((codes) => goOn({ at: 'codes', codes }));
  const heading = {
    password: { title, description },
    app: APP,
    codes: { title: codesTitle, description: CODES_WORDS },
  }[step.at];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      // No way out but by saying so: closed by accident, the codes would be lost.
      dismissable={step.at !== 'codes'}
      {...heading}
      footer={
        step.at === 'codes' ? (
          <Button onClick={onClose}>I saved my codes</Button>
        ) : (
          <FormButtons
            {...words}
            {...(step.at === 'app' ? { submitLabel: 'Turn on' } : {})}
            formId={formId}
            isPending={step.at === 'app' ? app.isPending : password.isPending}
            onClose={onClose}
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
