import { ClockAlert } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { formatSpan } from './fast-words.ts';

/** So that a clock that was set is noticed soon, whatever the step. */
const TICK_MOST_MS = 5000;

/** The device's time in whole steps of `everyMs`; the component follows it by that step and no oftener. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, Math.min(everyMs, TICK_MOST_MS));
      document.addEventListener('visibilitychange', onChange);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [everyMs],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / everyMs) * everyMs);
}

/** Clocks of devices differ by less than this without anybody having set them. */
const NOTED_FROM_MS = 2 * 60_000;
const LOOK_MS = 10_000;

const Note = ({ children }: { children: React.ReactNode }) => (
  <div role="status" className="flex gap-3 rounded-md border border-amber bg-amber-wash p-3">
    <ClockAlert className="mt-0.5 size-6 shrink-0 text-amber" />
    <div className="flex flex-col items-start gap-2">{children}</div>
  </div>
);

function readSeen(): number {
  const seen = Date.parse(browserStores().local.getItem(STORAGE_KEY.fastClockSeen) ?? '');
  return Number.isNaN(seen) ? 0 : seen;
}

function writeSeen(time: number): void {
  try {
    browserStores().local.setItem(STORAGE_KEY.fastClockSeen, new Date(time).toISOString());
  } catch {
    // A full storage means only that a clock set back goes unnoticed.
  }
}

/** On the device alone nothing but its own clock can be asked, so the latest time it showed is remembered. */
function GuestClockNote() {
  const now = useNow(LOOK_MS);
  const [seen, setSeen] = useState(readSeen);
  const back = seen - now;
  const wentBack = back > NOTED_FROM_MS;
  // The browser's storage follows the clock while a fast runs.
  useEffect(() => {
    if (!wentBack && now > readSeen()) writeSeen(now);
  }, [now, wentBack]);
  if (now > seen) setSeen(now);
  if (!wentBack) return null;
  return (
    <Note>
      <p>
        This device's clock was set back by about {formatSpan(back)} during your fast. The timer uses that
        clock, so please check that your start time is still right.
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          writeSeen(now);
          setSeen(now);
        }}
      >
        The clock is correct now
      </Button>
    </Note>
  );
}

/** Says so when the clocks do not agree, and which one counts. */
export function ClockNotes({ clockSkew, startsLater }: { clockSkew: number; startsLater: boolean }) {
  const isGuest = useSession().kind === 'guest';
  const off = Math.abs(clockSkew);
  return (
    <>
      {startsLater ? (
        <Note>
          <p>
            This fast starts in the future, so the timer hasn't started. Correct the start time, or fix this
            device's clock.
          </p>
        </Note>
      ) : null}
      {isGuest ? <GuestClockNote /> : null}
      {off > NOTED_FROM_MS ? (
        <Note>
          <p>
            This device's clock is about {formatSpan(off)} {clockSkew > 0 ? 'behind' : 'ahead of'} ours. The
            timer uses our clock.
          </p>
        </Note>
      ) : null}
    </>
  );
}
