import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type AccountEvent, accountEventPage } from '#contract/account-events.ts';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/format/date-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { QueryState } from './query-state.tsx';

/** What happened to the safety of the account, page by page, the newest first. */
export const eventsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['account-events'],
    queryFn: ({ signal, pageParam }) =>
      api.get(`/api/account/events${pageParam ? `?before=${pageParam}` : ''}`, accountEventPage, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    staleTime: 0,
  });

const WORDS: Record<AccountEvent['kind'], string> = {
  account_created: 'Account created',
  signed_in: 'Signed in',
  signed_in_new_device: 'Signed in on a new device',
  signed_out_elsewhere: 'Signed out other devices',
  password_changed: 'Password changed',
  password_reset_asked: 'Password reset link requested',
  password_reset: 'Password reset by email link',
  data_downloaded: 'Data downloaded',
  authenticator_added: 'Authenticator app added',
  authenticator_removed: 'Authenticator app removed',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes renewed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  email_verified: 'Email address verified',
  email_change_asked: 'Email address change requested',
  email_changed: 'Email address changed',
};

/** What happened to the safety of the account, so that its owner notices what was somebody else. */
export function EventsSection({ zone }: { zone: string }) {
  const events = useInfiniteQuery(eventsQuery());
  return (
    <Section
      title="Account activity"
      intro="Sign-ins and changes in the last year. See one that wasn't you? Choose a new password and sign out all other devices."
    >
      <QueryState
        query={events}
        loading="Loading your account activity..."
        failed="Your account activity could not be loaded"
      />
      {events.data ? (
        <ol className="divide-y divide-line border-y border-line">
          {events.data.pages
            .flatMap((page) => page.events)
            .map(({ id, kind, device, happenedAt }) => (
              <li key={id} className="py-3">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {WORDS[kind]}
                  {kind === 'signed_in_new_device' ? <Badge tone="amber">New</Badge> : null}
                </p>
                <p className="text-small text-ink-soft">
                  <time dateTime={happenedAt}>{formatMoment(happenedAt, zone)}</time>
                  {device ? `, ${device}` : null}
                </p>
              </li>
            ))}
        </ol>
      ) : null}
      {events.hasNextPage ? (
        <Button
          variant="secondary"
          className="mt-5"
          pendingLabel={events.isFetchingNextPage ? 'Loading...' : undefined}
          onClick={() => events.fetchNextPage()}
        >
          Show older
        </Button>
      ) : null}
    </Section>
  );
}
