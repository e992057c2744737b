import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/online.ts';

/** Says so while the device has no network. The region is always there, so that the change is announced. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" aria-label="Connection">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 border-b-2 border-amber bg-amber-wash px-4 py-2 text-center font-bold text-amber">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. What you have open stays readable.
        </p>
      )}
    </div>
  );
}
