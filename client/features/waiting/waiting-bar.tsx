import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Change } from '../../lib/changes/change.ts';
import { GUEST, useOwnChanges, usePendingChanges } from '../../lib/changes/changes.ts';
import { useOnline } from '../../lib/offline/online.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const loadDialog = () => import('./waiting-dialog.tsx').then((module) => module.WaitingDialog);
const WaitingDialog = lazyComponent(loadDialog);

/** What the person is told of: a change that is merely on its way for a moment is not among it. */
const heldUp = (changes: readonly Change[], isReachable: boolean): Change[] =>
  changes.filter(
    ({ sentId, inHand, state, failure, kind }) =>
      sentId === undefined &&
      !inHand &&
      (state !== 'waiting' || !isReachable || failure !== null || kind === 'chat.question'),
  );

/** "2 waiting to be sent", with what the person must decide on, or can look at, first. */
function waitingWords(changes: readonly Change[]): string {
  const counts = [
    ['refused', 'not accepted'],
    ['done', 'ready to look at'],
    ['waiting', 'waiting to be sent'],
  ] as const;
  return counts
    .map(([state, words]) => [changes.filter((change) => change.state === state).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** Tells quietly what waits on this device to be sent, and opens the list. What is read out says when all is sent. */
export function WaitingBar() {
  const online = useOnline();
  const { kind } = useSession();
  const own = heldUp(useOwnChanges(), online);
  const guests = usePendingChanges().filter(({ owner }) => kind === 'authenticated' && owner === GUEST);
  const [open, setOpen] = useState(false);
  // The list is wanted where there is no network to fetch it from; another try comes with the click.
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  const [before, setBefore] = useState({ count: 0, news: '' });
  const count = own.filter(({ state }) => state !== 'done').length;
  if (count !== before.count) setBefore({ count, news: count === 0 ? 'Everything has been sent.' : '' });
  const shown = own.length > 0 ? own : guests;
  return (
    <>
      <p role="status" className="sr-only">
        {before.news}
      </p>
      {shown.length > 0 ? (
        <div className="flex justify-center border-b border-line bg-shoal px-4">
          <button
            type="button"
            aria-haspopup="dialog"
            className="flex min-h-touch items-center gap-2 rounded-md px-3 text-small font-bold underline-offset-4 hover:underline"
            onClick={() => setOpen(true)}
          >
            <CloudUpload className="size-5 shrink-0" />
            {own.length > 0
              ? waitingWords(own)
              : `${guests.length} ${guests.length === 1 ? 'item' : 'items'} left by a guest on this device`}
          </button>
        </div>
      ) : null}
      {open ? <WaitingDialog own={own} guests={guests} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
