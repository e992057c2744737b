import { Sailboat, WifiOff } from 'lucide-react';
import { useStore } from '../../lib/hooks/create-store.ts';
import { unsavedInput } from '../../lib/hooks/unsaved-input.ts';
import { newVersionReady } from '../../lib/offline/app-version.ts';
import { type Connection, useConnection } from '../../lib/offline/online.ts';
import { Button } from '../../ui/button.tsx';

const TEXT: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
};

/** Says so while the server is out of reach. The region is always there, so that the change is announced. */
export function OfflineBanner() {
  const connection = useConnection();
  return (
    <div role="status" aria-label="Connection">
      {connection === 'online' ? null : (
        <p className="flex items-center justify-center gap-2 border-b-2 border-amber bg-amber-wash px-4 py-2 text-center text-amber">
          <WifiOff className="size-5 shrink-0" />
          <span>
            <strong>{TEXT[connection]}</strong> You can still read the handbook and everything saved on this
            device.
          </span>
        </p>
      )}
    </div>
  );
}

/** A newer version is on the device. Nothing happens until the person says so, and they are told what it would cost. */
export function NewVersionNotice() {
  const isUnsaved = useStore(unsavedInput) > 0;
  return (
    <section
      aria-label="New version"
      className="fixed inset-x-3 top-20 z-15 mx-auto flex max-w-md animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-md border-2 border-ink bg-card p-3 pl-4 shadow-float sm:left-auto sm:right-4 sm:mx-0"
    >
      <Sailboat className="size-6 shrink-0 text-sea" />
      <div className="grow">
        <p className="font-bold">A new version is ready</p>
        {isUnsaved ? (
          <p className="text-small">You'll lose anything you haven't saved on this page.</p>
        ) : null}
      </div>
      <div className="flex gap-2">
        <Button variant={isUnsaved ? 'secondary' : 'primary'} onClick={() => window.location.reload()}>
          {isUnsaved ? 'Reload anyway' : 'Reload'}
        </Button>
        <Button variant="ghost" onClick={() => newVersionReady.set(false)}>
          Later
        </Button>
      </div>
    </section>
  );
}
