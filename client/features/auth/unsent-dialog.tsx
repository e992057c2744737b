import { useState } from 'react';
import { closePrompt } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface UnsentDialogProps {
  /** How many changes the server does not have. */
  waiting: number;
  leaving: boolean;
  onLeave: (discards: boolean) => void;
}

/** Before an account logs out with changes on this device that were not sent: they stay, or they go. */
export function UnsentDialog({ waiting, leaving, onLeave }: UnsentDialogProps) {
  const [discards, setDiscards] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={closePrompt}
      title="Log out before all is sent?"
      description={
        waiting === 1 ? '1 change waits on this device.' : `${waiting} changes wait on this device.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={closePrompt}>
            Stay signed in
          </Button>
          <Button
            variant={discards ? 'danger' : 'primary'}
            pendingLabel={leaving ? 'Logging out...' : undefined}
            onClick={() => onLeave(discards)}
          >
            {discards ? 'Discard them and log out' : 'Log out and keep them'}
          </Button>
        </>
      }
    >
      <p className="mb-3">
        They stay here and are sent when you sign in again on this device. Nobody else can send them, but
        anyone who uses this device could find them.
      </p>
      <Checkbox
        label="Take them off this device"
        checked={discards}
        onChange={(event) => setDiscards(event.target.checked)}
      />
    </Dialog>
  );
}
