import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { renewRecoveryCodes, secondFactorQuery } from '../api/second-factor.ts';
import { FormButtons, PasswordForm, usePasswordForm } from '../password-form.tsx';
import { CODES_WORDS, CodesFooter, RecoveryCodeList } from './recovery-code-list.tsx';

/** New recovery codes in place of the old ones. */
export function RenewCodesDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const formId = useId();
  const client = useQueryClient();
  const password = usePasswordForm({
    confirm: renewRecoveryCodes,
    onDone: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      void client.invalidateQueries(secondFactorQuery());
    },
    failed: 'No new codes yet',
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      dismissable={codes === null}
      title={codes ? 'Your new recovery codes' : 'Make new recovery codes?'}
      description={codes ? CODES_WORDS : 'Your current codes will stop working.'}
      footer={
        codes ? (
          <CodesFooter onClose={onClose} />
        ) : (
          <FormButtons
            formId={formId}
            cancelLabel="Keep the old codes"
            submitLabel="Make new codes"
            pendingLabel="Making..."
            isPending={password.isPending}
            onCancel={onClose}
          />
        )
      }
    >
      {codes ? (
        <RecoveryCodeList codes={codes} username={username} />
      ) : (
        <PasswordForm id={formId} username={username} asked={password} />
      )}
    </Dialog>
  );
}
