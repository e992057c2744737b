import type { Fast } from '#contract/fasts.ts';
import { fastClock } from '#domain/fasting/fast-clock.ts';
import { FASTING_STAGES } from '#domain/fasting/fasting-stages.ts';
import { formatClock, planWords } from './fast-words.ts';
import { useNow } from './use-now.ts';

const RADIUS = 84;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A point of the dial at a share of the way round, from the top. */
function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return { x: 100 + radius * Math.cos(angle), y: 100 + radius * Math.sin(angle) };
}

/** Where a stage begins, as a mark across the ring. */
function StageMark({ share }: { share: number }) {
  const inner = pointAt(share, RADIUS - 9);
  const outer = pointAt(share, RADIUS + 9);
  return <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} strokeWidth="2" className="stroke-ink" />;
}

const Ring = ({ progress, plannedHours }: { progress: number; plannedHours: number }) => {
  const knob = pointAt(progress, RADIUS);
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full">
      <circle cx="100" cy="100" r={RADIUS} fill="none" strokeWidth="16" className="stroke-shoal-deep" />
      <circle
        cx="100"
        cy="100"
        r={RADIUS}
        fill="none"
        strokeWidth="16"
        strokeLinecap="round"
        transform="rotate(-90 100 100)"
        strokeDasharray={`${progress * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        className={progress >= 1 ? 'stroke-kelp' : 'stroke-sea'}
      />
      {FASTING_STAGES.filter(({ fromHour }) => fromHour > 0 && fromHour < plannedHours).map(
        ({ id, fromHour }) => (
          <StageMark key={id} share={fromHour / plannedHours} />
        ),
      )}
      {progress < 1 ? (
        <circle cx={knob.x} cy={knob.y} r="7" strokeWidth="3" className="fill-card stroke-rose" />
      ) : null}
    </svg>
  );
};

/** The ring and the running figures. The only part that follows every second; a screen reader is not told of it. */
export function FastDial({ fast, clockSkew }: { fast: Fast; clockSkew: number }) {
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
