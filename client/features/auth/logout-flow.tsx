import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { downloadFile } from '../../lib/browser/export-text.ts';
import { openChanges, ownerNow, useOwnChanges } from '../../lib/changes/changes.ts';
import { becomeNobody, useSession } from '../../lib/session/current-user.ts';
import { askToSignIn, closePrompt } from '../../lib/session/prompts.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isDeviceDataEmpty, readDeviceData } from './device-data.ts';

const DOWNLOAD_NAME = 'my-keto-data.json';

/** What a guest keeps in lists, by its name among the device's data. */
const DEVICE_LISTS = [
  ['pantryItems', 'pantry item', 'pantry items'],
  ['conversation', 'chat message', 'chat messages'],
  ['readings', 'reading', 'readings'],
  ['diary', 'diary entry', 'diary entries'],
  ['fasts', 'fast', 'fasts'],
] as const;

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

interface UnsentDialogProps {
  /** How many changes the server does not have. */
  waiting: number;
  leaving: boolean;
  onLeave: (discards: boolean) => void;
}

/** Before an account logs out with changes on this device that were not sent: they stay, or they go. */
function UnsentDialog({ waiting, leaving, onLeave }: UnsentDialogProps) {
  const [discards, setDiscards] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={closePrompt}
      title="Log out before everything is saved?"
      description={
        waiting === 1
          ? "1 change on this device hasn't been sent to your account yet."
          : `${waiting} changes on this device haven't been sent to your account yet.`
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
            {discards ? 'Delete and log out' : 'Keep and log out'}
          </Button>
        </>
      }
    >
      <p className="mb-3">
        Unsent changes stay on this device and are sent when you sign in here again. Nobody else can send
        them, but anyone who uses this device could find them.
      </p>
      <Checkbox
        label="Delete unsent changes from this device"
        checked={discards}
        onChange={(event) => setDiscards(event.target.checked)}
      />
    </Dialog>
  );
}

/**
 * Logs out at once, unless something would be left behind: a guest's things that are saved only here, or an account's
 * that were not sent yet. They are told first.
 */
export function LogoutFlow() {
  const session = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const [data] = useState(() => readDeviceData(browserStores()));
  const waiting = useOwnChanges().filter(({ sentId }) => sentId === undefined);
  const isGuest = session.kind === 'guest';
  // Decided as it opens: what is sent meanwhile does not log anybody out.
  const [mustTell] = useState(waiting.length > 0 || (isGuest && !isDeviceDataEmpty(data)));

  const { mutate: leave, isPending: leaving } = useMutation({
    mutationFn: async (discards: boolean) => {
      const owner = ownerNow(client);
      await api.run('POST', '/api/logout');
      if (discards && owner !== null) await (await openChanges(client)).discardAll(owner);
      // Home first: a page of the account would otherwise ask to sign in again while it is being left.
      await router.navigate({ to: '/' });
      await becomeNobody(client);
    },
    onSuccess: () =>
      toast({ title: 'Logged out successfully', description: 'You have been signed out of your account' }),
    onError: sayFailed('Logout error', 'An error occurred during logout'),
    onSettled: closePrompt,
  });

  // Nothing to tell: the prompt itself is the decision.
  useEffect(() => {
    if (!mustTell) leave(false);
  }, [mustTell, leave]);

  if (!mustTell) return null;
  if (!isGuest) return <UnsentDialog waiting={waiting.length} leaving={leaving} onLeave={leave} />;
  return (
    <Dialog
      open
      onOpenChange={closePrompt}
      size="lg"
      title="Log out and delete your data?"
      description="You're a guest, so your data is saved only on this device. Logging out deletes it."
      footer={
        <>
          <Button variant="ghost" onClick={closePrompt}>
            Cancel
          </Button>
          <Button variant="secondary" onClick={() => askToSignIn({ tab: 'register' })}>
            Create Account
          </Button>
          <Button
            variant="danger"
            pendingLabel={leaving ? 'Logging out...' : undefined}
            onClick={() => leave(true)}
          >
            Log out anyway
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-6">
        {DEVICE_LISTS.map(([name, one, many]) =>
          data[name].length > 0 ? <li key={name}>{count(data[name].length, one, many)}</li> : null,
        )}
        {data.profile === null ? null : <li>Your profile</li>}
        {waiting.length > 0 ? (
          <li>{count(waiting.length, 'question or photo', 'questions and photos')} not sent yet</li>
        ) : null}
      </ul>
      <Button
        icon={Download}
        variant="ghost"
        className="mt-4 -ml-3"
        onClick={() => downloadFile(DOWNLOAD_NAME, 'application/json', JSON.stringify(data, null, 2))}
      >
        Download data
      </Button>
    </Dialog>
  );
}
