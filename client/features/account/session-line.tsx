import { MonitorSmartphone, Smartphone } from 'lucide-react';
import type { AccountSession } from '#contract/account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const PHONE = /iPhone|iPad|Android/;

interface SessionLineProps {
  session: AccountSession;
  /** Time zone of the person. */
  zone: string;
  ending: boolean;
  onEnd: () => void;
}

/** One signed-in browser: what it is, since when, and the way to end it. */
export function SessionLine({ session, zone, ending, onEnd }: SessionLineProps) {
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const time = (instant: string | null) => (instant ? format.format(new Date(instant)) : 'an unknown time');
  const device = session.device ?? 'Unknown device';
  const Icon = PHONE.test(device) ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-7 shrink-0 self-start text-sea" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {device}
          {session.isCurrent ? <Badge tone="kelp">This device</Badge> : null}
        </p>
        <p className="text-small text-ink-soft">
          Signed in {time(session.startedAt)}
          {session.isCurrent ? null : `, last here ${time(session.lastSeenAt)}`}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="secondary"
          aria-label={`Sign out ${device}, signed in ${time(session.startedAt)}`}
          pendingLabel={ending ? 'Signing out...' : undefined}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
