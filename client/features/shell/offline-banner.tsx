import { WifiOff } from 'lucide-react';
import { type Connection, useConnection } from '../../lib/online.ts';

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
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          <span>
            <strong>{TEXT[connection]}</strong> You can still read the handbook and everything saved on this
            device.
          </span>
        </p>
      )}
    </div>
  );
}
