import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { openChanges, ownerNow, useOwnChanges } from '../../lib/changes/changes.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { becomeNobody, useSession } from '../../lib/session/current-user.ts';
import { askToSignIn, closePrompt } from '../../lib/session/prompts.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { isDeviceDataEmpty, readDeviceData } from '../../lib/storage/device-data.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { logout } from './api/logout.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

const DOWNLOAD_NAME = 'my-keto-data.json';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/**
 * Logs out at once, unless something would be left behind: a guest's things that are saved only here, or an account's
 * that were not sent yet. They are told first.
 */
export function LogoutFlow() {
  const session = useSession();
  const client = useQueryClient();
  const router = useRouter();
  const [data] = useState(() => readDeviceData(browserStores()));
  const [leaving, setLeaving] = useState(false);
  const left = useRef(false);
  const waiting = useOwnChanges().filter(({ sentId }) => sentId === undefined);
  const isGuest = session.kind === 'guest';
  // Decided as it opens: what is sent meanwhile does not log anybody out.
  const [mustTell] = useState(waiting.length > 0 || (isGuest && !isDeviceDataEmpty(data)));

  const leave = useCallback(
    async (discards: boolean) => {
      if (left.current) return;
      left.current = true;
      setLeaving(true);
      try {
        const owner = ownerNow(client);
        await logout();
        if (discards && owner !== null) await (await openChanges(client)).discardAll(owner);
        // Home first: a page of the account would otherwise ask to sign in again while it is being left.
        await router.navigate({ to: '/' });
        await becomeNobody(client);
        toast({ title: 'Logged out successfully', description: 'You have been signed out of your account' });
      } catch (error) {
        toast({
          title: 'Logout error',
          description: errorText(error, 'An error occurred during logout'),
          variant: 'destructive',
        });
      }
      closePrompt();
    },
    [client, router],
  );

  // Nothing to tell: the prompt itself is the decision.
  useEffect(() => {
    if (!mustTell) void leave(false);
  }, [mustTell, leave]);

  if (!mustTell) return null;
  if (!isGuest)
    return (
      <UnsentDialog waiting={waiting.length} leaving={leaving} onLeave={(discards) => void leave(discards)} />
    );
  return (
    <Dialog
      open
      onOpenChange={closePrompt}
      title="Leave without your things?"
      description="As a guest you saved these on this device only. Logging out removes them."
      footer={
        <>
          <Button variant="secondary" onClick={() => askToSignIn({ tab: 'register' })}>
            Create Account
          </Button>
          <Button
            variant="danger"
            pendingLabel={leaving ? 'Logging out...' : undefined}
            onClick={() => leave(true)}
          >
            Logout anyway
          </Button>
        </>
      }
    >
      <ul className="list-disc pl-6">
        {data.pantryItems.length > 0 ? (
          <li>{count(data.pantryItems.length, 'pantry item', 'pantry items')}</li>
        ) : null}
        {data.conversation.length > 0 ? (
          <li>{count(data.conversation.length, 'chat message', 'chat messages')}</li>
        ) : null}
        {data.readings.length > 0 ? <li>{count(data.readings.length, 'reading', 'readings')}</li> : null}
        {data.diary.length > 0 ? <li>{count(data.diary.length, 'diary entry', 'diary entries')}</li> : null}
        {data.fasts.length > 0 ? <li>{count(data.fasts.length, 'fast', 'fasts')}</li> : null}
        {data.profile === null ? null : <li>Your profile</li>}
        {waiting.length > 0 ? (
          <li>{count(waiting.length, 'question or photo', 'questions and photos')} not sent yet</li>
        ) : null}
      </ul>
      <Button
        variant="ghost"
        className="mt-4 -ml-3"
        onClick={() => downloadFile(DOWNLOAD_NAME, 'application/json', JSON.stringify(data, null, 2))}
      >
        <Download aria-hidden="true" className="size-5" />
        Download them
      </Button>
    </Dialog>
  );
}
