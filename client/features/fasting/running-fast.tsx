import { useMutation } from '@tanstack/react-query';
import { Flag, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { FAST_HOURS, type Fast } from '#contract/fasts.ts';
import { fastClock } from '#domain/fasting/fast-clock.ts';
import { FASTING_STAGES, fastingStageAt } from '#domain/fasting/fasting-stages.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Panel } from '../../ui/panel.tsx';
import { WaitingMark } from '../../ui/waiting-mark.tsx';
import { ClockNotes, useNow } from './clock.tsx';
import { EditFastDialog } from './edit-fast-dialog.tsx';
import { formatClock, formatMoment, formatSpan, HOUR_MS, MINUTE_MS, planWords } from './fast-words.ts';

function useEndFast() {
  const { change } = useFasts();
  return useMutation({
    mutationFn: ({ fast, now }: { fast: Fast; now: number }) =>
      change(fast.id, { endedAt: new Date(now).toISOString() }),
    onSuccess: (_answer, { fast, now }) =>
      toast({
        title: 'Fast ended',
        description: `You went ${formatSpan(now - Date.parse(fast.startedAt))} without food.`,
        action: {
          label: 'Undo',
          onClick: () =>
            void change(fast.id, { endedAt: null }).catch(sayFailed('We couldn’t undo ending your fast')),
        },
      }),
    onError: sayFailed('The fast could not be ended'),
  });
}

const RADIUS = 84;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Where the dial begins, and how what is drawn there is turned to a share of the way round. */
const TOP = 100 - RADIUS;
const turnedTo = (share: number) => `rotate(${share * 360} 100 100)`;

const Ring = ({ progress, plannedHours }: { progress: number; plannedHours: number }) => (
  <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
    <circle cx="100" cy="100" r={RADIUS} fill="none" strokeWidth="16" className="stroke-shoal-deep" />
    <circle
      cx="100"
      cy="100"
      r={RADIUS}
      fill="none"
      strokeWidth="16"
      strokeLinecap="round"
      transform={turnedTo(-0.25)}
      strokeDasharray={`${progress * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
      className={progress >= 1 ? 'stroke-kelp' : 'stroke-sea'}
    />
    {FASTING_STAGES.filter(({ fromHour }) => fromHour > 0 && fromHour < plannedHours).map(
      ({ id, fromHour }) => (
        <line
          key={id}
          x1="100"
          x2="100"
          y1={TOP - 9}
          y2={TOP + 9}
          strokeWidth="2"
          transform={turnedTo(fromHour / plannedHours)}
          className="stroke-ink"
        />
      ),
    )}
    {progress < 1 ? (
      <circle
        cx="100"
        cy={TOP}
        r="7"
        strokeWidth="3"
        transform={turnedTo(progress)}
        className="fill-card stroke-rose"
      />
    ) : null}
  </svg>
);

/** The ring and the running figures. The only part that follows every second; a screen reader is not told of it. */
function FastDial({ fast, clockSkew }: { fast: Fast; clockSkew: number }) {
  const now = useNow(1000) + clockSkew;
  const { elapsedMs, remainingMs, overtimeMs, progress } = fastClock(fast, new Date(now));
  return (
    <div className="relative mx-auto aspect-square w-full max-w-72">
      <Ring progress={progress} plannedHours={fast.plannedHours} />
      <div className="absolute inset-0 flex flex-col items-center justify-center text-center">
        <p className="text-small text-ink-soft">Without food for</p>
        <p role="timer" aria-label="Time without food" className="font-display text-3xl tabular-nums">
          {formatClock(elapsedMs)}
        </p>
        <p className="text-small text-ink-soft">
          {remainingMs > 0 ? `${formatClock(remainingMs)} to go` : `${formatClock(overtimeMs)} past the goal`}
        </p>
        <p className="font-bold">{planWords(fast.plannedHours)}</p>
      </div>
    </div>
  );
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
);

interface RunningFastProps {
  fast: Fast;
  zone: string;
  clockSkew: number;
}

export function RunningFast({ fast, zone, clockSkew }: RunningFastProps) {
  const now = useNow(MINUTE_MS) + clockSkew;
  const [editing, setEditing] = useState<'times' | 'end' | null>(null);
  const end = useEndFast();
  const { elapsedMs, plannedEnd, clockWentBack, remainingMs } = fastClock(fast, new Date(now));
  const stage = fastingStageAt(elapsedMs / HOUR_MS);
  const isForgotten = elapsedMs > FAST_HOURS.most * HOUR_MS;
  // A start in this very minute lies after the minute's beginning.
  const startsLater = clockWentBack && Date.parse(fast.startedAt) - now > MINUTE_MS;
  return (
    <Panel role="region" aria-labelledby="running-fast" className="flex flex-col gap-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {remainingMs > 0 || isForgotten ? null : <Captain mood="proud" className="size-14" />}
        <h2 id="running-fast" className="text-2xl">
          {remainingMs > 0 ? 'You’re fasting' : 'You reached your goal'}
        </h2>
        <WaitingMark lane="fast" id={fast.id} />
      </div>
      <ClockNotes clockSkew={clockSkew} startsLater={startsLater} />
      {isForgotten ? (
        <p className="rounded-md border border-amber bg-amber-wash p-3">
          <strong>More than {FAST_HOURS.most} hours.</strong> Did you forget to end your fast? Enter when you
          ate. If you really haven't eaten, please eat something now. A fast this long needs a clinician to
          watch over it.
        </p>
      ) : null}
      <div className="grid items-center gap-6 md:grid-cols-2">
        <FastDial fast={fast} clockSkew={clockSkew} />
        <div className="flex flex-col gap-4">
          <dl>
            <Row label="Started">{formatMoment(fast.startedAt, zone, now)}</Row>
            <Row label="Goal">{formatMoment(plannedEnd, zone, now)}</Row>
          </dl>
          <div role="status" className="rounded-md border-l-4 border-rose bg-rose-wash py-2 pl-3 pr-2">
            <p className="font-bold">{stage.title}</p>
            <p>{stage.words}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              pendingLabel={end.isPending ? 'Ending...' : undefined}
              onClick={() => end.mutate({ fast, now: Date.now() + clockSkew })}
              icon={Flag}
            >
              End fast
            </Button>
            <Button variant="secondary" onClick={() => setEditing('end')}>
              My fast ended earlier
            </Button>
            <Button variant="ghost" onClick={() => setEditing('times')} icon={PencilLine}>
              Fix the times
            </Button>
          </div>
          <p className="text-small text-ink-soft">
            Do you feel faint, shaky or ill? Stop and eat. Ending early is not a failure.
          </p>
        </div>
      </div>
      {editing ? (
        <EditFastDialog fast={fast} zone={zone} ending={editing === 'end'} onClose={() => setEditing(null)} />
      ) : null}
    </Panel>
  );
}
