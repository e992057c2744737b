import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorState } from '#contract/second-factor.ts';
import { api } from '../../lib/api/api.ts';
import { formatDayOf } from '../../lib/format/date-text.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { QueryState } from './query-state.tsx';

const CodesDialog = lazyComponent(() =>
  import('./two-step/codes-dialog.tsx').then((module) => module.CodesDialog),
);

const PATH = '/api/account/second-factor';

/** Whether sign-in takes a second step, and how many recovery codes are left. */
const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.get(PATH, secondFactorState, { signal }),
    // A sign-in elsewhere uses recovery codes up.
    staleTime: 0,
  });

/** So few recovery codes are worth a word. */
const FEW = 3;

const codesLeft = (count: number) =>
  count === 0
    ? "You have no recovery codes left. Make new ones so that losing your phone doesn't lock you out."
    : `${count} recovery ${count === 1 ? 'code' : 'codes'} left${count <= FEW ? '. Time to make new ones.' : '.'}`;

/** Sign-in by password and the code of an authenticator app: whether it is on, and what can be done about it. */
export function TwoStepSection({ username, zone }: { username: string; zone: string }) {
  const state = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<'set-up' | 'renew' | 'turn-off' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section
      title="Two-step sign-in"
      intro="After your password, you enter a code from an app on your phone. That way, a stolen password isn't enough to get in."
    >
      <QueryState
        query={state}
        loading="Loading your sign-in settings..."
        failed="Your sign-in settings could not be loaded"
      />
      {state.data?.since === null ? (
        <Button onClick={() => setOpen('set-up')}>Set up two-step sign-in</Button>
      ) : null}
      {state.data?.since ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="kelp">On</Badge>
            <span>
              since <time dateTime={state.data.since}>{formatDayOf(state.data.since, zone)}</time>
            </span>
          </p>
          <p className={state.data.recoveryCodesLeft <= FEW ? 'mt-2 font-bold text-amber' : 'mt-2'}>
            {codesLeft(state.data.recoveryCodesLeft)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              Make new recovery codes
            </Button>
            <Button variant="secondary" onClick={() => setOpen('turn-off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : null}
      {open === 'set-up' || open === 'renew' ? (
        <CodesDialog way={open} username={username} onClose={close} onCodes={() => void state.refetch()} />
      ) : null}
      {open === 'turn-off' ? (
        <PasswordDialog
          username={username}
          title="Turn off two-step sign-in?"
          description="Anyone who knows your password could then sign in. Your recovery codes will stop working too."
          cancelLabel="Keep it on"
          submitLabel="Turn off"
          pendingLabel="Turning off..."
          danger
          onClose={close}
          confirm={(password) => api.run('POST', `${PATH}/remove`, { body: { password } })}
          onDone={async () => {
            await state.refetch();
            close();
            toast({
              title: 'Two-step sign-in is off',
              description: 'You only need your password to sign in now.',
            });
          }}
          failed="Two-step sign-in is still on"
        />
      ) : null}
    </Section>
  );
}
