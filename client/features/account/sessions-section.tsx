import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { type AccountSession, accountSessionList, endedSessions } from '#contract/account.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { QueryState } from './query-state.tsx';

const PATH = '/api/account/sessions';

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account-sessions'],
    queryFn: ({ signal }) => api.get(PATH, accountSessionList, { signal }),
    // Other devices come and go without this one hearing of it.
    staleTime: 0,
  });

const PHONE = /iPhone|iPad|Android/;

interface SessionLineProps {
  session: AccountSession;
  zone: string;
  ending: boolean;
  onEnd: () => void;
}

/** One signed-in browser: what it is, since when, and the way to end it. */
function SessionLine({ session, zone, ending, onEnd }: SessionLineProps) {
  const time = (instant: string | null) => (instant ? formatMoment(instant, zone) : 'at an unknown time');
  const device = session.device ?? 'Unknown device';
  const Icon = PHONE.test(device) ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon className="size-7 shrink-0 self-start text-sea" />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {device}
          {session.isCurrent ? <Badge tone="kelp">This device</Badge> : null}
        </p>
        <p className="text-small text-ink-soft">
          Signed in {time(session.startedAt)}
          {session.isCurrent ? null : `, last active ${time(session.lastSeenAt)}`}
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

const devices = (count: number) => `You signed out ${count} other ${count === 1 ? 'device' : 'devices'}.`;

const sayNotSignedOut = sayFailed('Could not sign out', 'An error occurred');

/** Where the account is signed in; each other place can be ended, or all of them. */
export function SessionsSection({ zone }: { zone: string }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const again = () => client.invalidateQueries(sessionsQuery());
  const endOne = useMutation({
    mutationFn: (id: string) => api.run('DELETE', `${PATH}/${id}`),
    onSuccess: () => toast({ title: 'Device signed out' }),
    // Gone already is what was wanted.
    onError: (error) =>
      error instanceof ApiError && error.status === 404 ? undefined : sayNotSignedOut(error),
    onSettled: again,
  });
  const endOthers = useMutation({
    mutationFn: () => api.delete(PATH, endedSessions),
    onSuccess: ({ ended }) => toast({ title: 'Signed out everywhere else', description: devices(ended) }),
    onError: sayNotSignedOut,
    onSettled: again,
  });
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Section
      title="Where you are signed in"
      intro="See a device you don't know? Sign it out and choose a new password."
    >
      <QueryState
        query={sessions}
        loading="Looking for your devices..."
        failed="Your devices could not be loaded"
      />
      {sessions.data ? (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.data.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              zone={zone}
              ending={endOne.isPending && endOne.variables === session.id}
              onEnd={() => endOne.mutate(session.id)}
            />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <Button
          variant="secondary"
          className="mt-5"
          pendingLabel={endOthers.isPending ? 'Signing out...' : undefined}
          onClick={() => endOthers.mutate()}
        >
          Sign out all other devices
        </Button>
      ) : null}
    </Section>
  );
}
