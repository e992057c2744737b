import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { fastClock } from '#domain/fasting/fast-clock.ts';
import { fastingRisk } from '#domain/fasting/fasting-risk.ts';
import {
  FASTING_STAGES,
  type FastingStage,
  fastingStageAt,
  STAGES_CAVEAT,
} from '#domain/fasting/fasting-stages.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { guestFastsQuery, startAccountFast, useFasts } from '../../lib/fasts/fasts.ts';
import { type GuestFast, removeGuestFast } from '../../lib/fasts/guest-fasts.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/storage/take-along.ts';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';
import { useNow } from './clock.tsx';
import { FastHistory } from './fast-history.tsx';
import { HOUR_MS, MINUTE_MS } from './fast-words.ts';
import {
  type CheckRecord,
  FastingChecklist,
  isHealthSaid,
  readCheck,
  withCheck,
  writeCheck,
} from './fasting-checklist.tsx';
import { Instead, RiskNotice } from './risk-notice.tsx';
import { RunningFast } from './running-fast.tsx';
import { StartFastPanel } from './start-fast.tsx';

const hoursWords = ({ fromHour, toHour }: FastingStage) =>
  toHour === null ? `from about hour ${fromHour}` : `about hours ${fromHour} to ${toHour}`;

/** What is usual when, in plain words. `current` is the stage a running fast is in. */
const Stages = ({ current }: { current: FastingStage['id'] | null }) => (
  <div>
    <p className="mb-3 max-w-prose text-ink-soft">{STAGES_CAVEAT}</p>
    <ol className="flex flex-col gap-2">
      {FASTING_STAGES.map((stage) => {
        const isNow = stage.id === current;
        return (
          <li
            key={stage.id}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'rounded-md border-l-4 py-1 pl-3',
              isNow ? 'border-rose bg-rose-wash' : 'border-line',
            )}
          >
            <p>
              <strong>{stage.title}</strong>{' '}
              <span className="text-ink-soft">
                {hoursWords(stage)}
                {isNow ? ', you are here' : ''}
              </span>
            </p>
            <p>{stage.words}</p>
          </li>
        );
      })}
    </ol>
  </div>
);

/** The answer to the questions before the first fast, stored on this device for this person. */
function useCheck() {
  const owner = String(useSession().user?.id ?? '');
  const [answered, setAnswered] = useState<{ owner: string; record: CheckRecord } | null>(null);
  const record = answered?.owner === owner ? answered.record : readCheck(browserStores(), owner);
  const answer = (next: CheckRecord) => {
    writeCheck(browserStores(), owner, next);
    setAnswered({ owner, record: next });
  };
  return { record, answer };
}

/** What was pressed goes away with its panel, so the focus goes to the top of what came in its place. */
function useFocusOnChange(state: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const hasChanged = before.current !== '' && before.current !== state;
    before.current = state;
    if (!hasChanged) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [state]);
  return place;
}

const take = (fasts: readonly GuestFast[]) =>
  takeAlong(fasts, {
    save: ({ id: _id, endedAt, ...fast }) => startAccountFast({ ...fast, ...(endedAt ? { endedAt } : {}) }),
    removeFromDevice: (ids) => {
      for (const id of ids) removeGuestFast(browserStores(), id);
    },
  });

function TakeAlongFasts() {
  const { data: fasts = [] } = useQuery(guestFastsQuery());
  return (
    <TakeAlongOffer
      label="Fasts kept on this device"
      heading={`Add ${counted(fasts.length, 'fast')} from your guest visit to your account`}
      action={`Add ${counted(fasts.length, 'fast')}`}
      pendingLabel="Saving..."
      items={fasts}
      take={take}
      changes={[['fasts']]}
      taken={(n) => ({ title: 'Fasts added', description: `${counted(n, 'fast')} moved to your account.` })}
      notTaken={(left) => ({
        title: 'Some fasts could not be added',
        description: `${counted(left, 'fast')} stayed on this device. They may overlap with fasts already in your account.`,
      })}
    >
      Once added, your fasts are in your account, on all your devices.
    </TakeAlongOffer>
  );
}

/** The fasting timer: for whom it is safe, what runs, what is usual when, and what was. */
export function FastingView() {
  const profile = usePerson();
  const { fasts, isLoading, error, retry, clockSkew } = useFasts();
  const { record, answer } = useCheck();
  const now = useNow(MINUTE_MS) + clockSkew;
  const running = fasts.find((fast) => fast.endedAt === null);
  const isReady = !profile.isLoading && !isLoading;
  const top = useFocusOnChange(isReady ? `${running?.id ?? 'none'} ${record !== null}` : '');
  if (!isReady) return <LoadingState label="Loading your fasts..." />;
  const failed = profile.error ?? error;
  if (failed)
    return (
      <ErrorState
        title="Your fasts could not be loaded"
        error={failed}
        onRetry={profile.error ? profile.retry : retry}
      />
    );
  const zone = personZone(profile.person);
  const risk = fastingRisk(withCheck(healthContext(profile.person), record));
  const stage = running ? fastingStageAt(fastClock(running, new Date(now)).elapsedMs / HOUR_MS).id : null;
  const mustCheck = record === null && !isHealthSaid(profile.person);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-6 focus-visible:outline-none">
      <TakeAlongFasts />
      <RiskNotice risk={risk} />
      {running ? <RunningFast fast={running} zone={zone} clockSkew={clockSkew} /> : null}
      {risk.level === 'not_alone' ? (
        <Instead />
      ) : running ? null : mustCheck ? (
        <FastingChecklist onChecked={answer} />
      ) : (
        <>
          <StartFastPanel zone={zone} mustAsk={risk.level === 'ask_first'} />
          {risk.level === 'usual' ? <p className="max-w-prose text-ink-soft">{risk.advice}</p> : null}
        </>
      )}
      <DisclosureList>
        <Disclosure title="What happens during a fast" headingLevel="h2">
          <Stages current={stage} />
        </Disclosure>
      </DisclosureList>
      <FastHistory zone={zone} now={now} />
    </div>
  );
}
