import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { formatDayOf } from '../../../lib/date-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { secondFactorQuery } from '../api/second-factor.ts';

const DIALOGS = {
  'set-up': lazyComponent(() => import('./set-up-dialog.tsx').then((module) => module.SetUpDialog)),
  renew: lazyComponent(() => import('./renew-codes-dialog.tsx').then((module) => module.RenewCodesDialog)),
  'turn-off': lazyComponent(() => import('./turn-off-dialog.tsx').then((module) => module.TurnOffDialog)),
};

/** So few recovery codes are worth a word. */
const FEW = 3;

const codesLeft = (count: number) =>
  count === 0
    ? "You have no recovery codes left. Make new ones so that losing your phone doesn't lock you out."
    : `${count} recovery ${count === 1 ? 'code' : 'codes'} left${count <= FEW ? '. Time to make new ones.' : '.'}`;

/** Sign-in by password and the code of an authenticator app: whether it is on, and what can be done about it. */
export function TwoStepSection({ username, zone }: { username: string; zone: string }) {
  const state = useQuery(secondFactorQuery());
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const OpenDialog = open && DIALOGS[open];
  return (
    <Section
      title="Two-step sign-in"
      intro="After your password, you enter a code from an app on your phone. That way, a stolen password isn't enough to get in."
    >
      {state.isPending ? <LoadingState label="Loading your sign-in settings..." /> : null}
      {state.isError ? (
        <ErrorState title="Your sign-in settings could not be loaded" onRetry={() => state.refetch()}>
          {errorText(state.error, 'Please try again later.')}
        </ErrorState>
      ) : null}
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
      {OpenDialog ? <OpenDialog username={username} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}
