import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './api/sessions.ts';
import { Section } from './section.tsx';
import { SessionLine } from './session-line.tsx';

const devices = (count: number) =>
  `${count} ${count === 1 ? 'other device is' : 'other devices are'} signed out.`;

const sayFailed = (error: unknown) =>
  toast({
    title: 'Could not sign out',
    description: errorText(error, 'An error occurred'),
    variant: 'destructive',
  });

/** Where the account is signed in; each other place can be ended, or all of them. */
export function SessionsSection({ zone }: { zone: string }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const again = () => client.invalidateQueries(sessionsQuery());
  const endOne = useMutation({
    mutationFn: endSession,
    onSuccess: () => toast({ title: 'Signed out there' }),
    // Gone already is what was wanted.
    onError: (error) => (error instanceof ApiError && error.status === 404 ? undefined : sayFailed(error)),
    onSettled: again,
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ ended }) => toast({ title: 'Signed out everywhere else', description: devices(ended) }),
    onError: sayFailed,
    onSettled: again,
  });
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Section
      title="Where you are signed in"
      intro="A device you do not know? Sign it out and choose a new password."
    >
      {sessions.isPending ? <LoadingState label="Looking for your devices..." /> : null}
      {sessions.isError ? (
        <ErrorState title="Your devices could not be listed" onRetry={() => sessions.refetch()}>
          {errorText(sessions.error, 'Please try again later.')}
        </ErrorState>
      ) : null}
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
