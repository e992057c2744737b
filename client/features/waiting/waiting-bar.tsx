import { CloudUpload } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '../../lib/create-store.ts';
import { useOnline } from '../../lib/online.ts';
import { GUEST, queueStore, useOwnEntries } from '../../lib/queue/queue-state.ts';
import { sayLoadFailed } from '../../lib/say-load-failed.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { heldUp, waitingWords } from './held-up.ts';

const loadDialog = () => import('./waiting-dialog.tsx').then((module) => ({ default: module.WaitingDialog }));
const WaitingDialog = lazy(loadDialog);

/** Tells quietly what waits on this device to be sent, and opens the list. What is read out says when all is sent. */
export function WaitingBar() {
  const online = useOnline();
  const { kind } = useSession();
  const own = heldUp(useOwnEntries(), online);
  const guests = useStore(queueStore).filter(({ owner }) => kind === 'authenticated' && owner === GUEST);
  const [open, setOpen] = useState(false);
  // The list is wanted where there is no network to fetch it from; another try comes with the click.
  useEffect(() => {
    loadDialog().catch(() => undefined);
  }, []);
  const [before, setBefore] = useState({ count: 0, news: '' });
  const count = own.filter(({ state }) => state !== 'done').length;
  if (count !== before.count)
    setBefore({ count, news: count === 0 ? 'Nothing waits any more. All is sent.' : '' });
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
            onClick={() => loadDialog().then(() => setOpen(true), sayLoadFailed)}
          >
            <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
            {own.length > 0 ? waitingWords(own) : `${guests.length} left by a guest on this device`}
          </button>
        </div>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <WaitingDialog own={own} guests={guests} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
