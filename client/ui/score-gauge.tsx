import clsx from 'clsx';
import type { KetoRating } from '#contract/nutrition.ts';

const SWEEP_DEG = 240;
const RADIUS = 43;
const TOP_SCORE = 10;
const CENTER = { x: 50, y: 50 };

const TONE: Record<KetoRating, string> = {
  excellent: 'text-kelp',
  good: 'text-lagoon',
  moderate: 'text-amber',
  poor: 'text-coral',
};

/** Point on the dial, `degrees` clockwise from its left end. */
function dialPoint(degrees: number, radius: number): string {
  const angle = ((degrees - SWEEP_DEG / 2 - 90) * Math.PI) / 180;
  return `${(CENTER.x + radius * Math.cos(angle)).toFixed(2)} ${(CENTER.y + radius * Math.sin(angle)).toFixed(2)}`;
}

function arc(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${dialPoint(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${dialPoint(to, RADIUS)}`;
}

const WHOLE = arc(0, SWEEP_DEG);

/** Marks of the whole scores, longer at 0, 5 and 10: drawn once, as all dials have them. */
const MARKS = Array.from({ length: TOP_SCORE + 1 }, (_, step) => {
  const at = (step / TOP_SCORE) * SWEEP_DEG;
  return `M${dialPoint(at, 36)}L${dialPoint(at, step % 5 === 0 ? 30.5 : 33)}`;
}).join('');

/** A compass needle; its pink end points at the score. */
const Needle = ({ degrees }: { degrees: number }) => (
  <g
    className="origin-center animate-find-course transition-[rotate] duration-500 ease-swell [transform-box:view-box]"
    style={{ rotate: `${degrees}deg` }}
  >
    <path d="M50 19 55 50H45z" className="fill-rose" />
    <path d="M50 66 55 50H45z" className="fill-card stroke-ink-soft" strokeWidth="1.2" />
    <circle cx="50" cy="50" r="4.5" className="fill-brass stroke-ink" strokeWidth="1.2" />
  </g>
);

interface ScoreGaugeProps {
  /** Whole number 0..10, or null when it could not be computed. */
  score: number | null;
  rating: KetoRating | null;
  /** Also gives the width. */
  className: string;
}

/** The keto score as a compass: the needle points from 0 on the left to 10 on the right. */
export function ScoreGauge({ score, rating, className }: ScoreGaugeProps) {
  const turned = ((score ?? 0) / TOP_SCORE) * SWEEP_DEG;
  const spoken =
    score === null ? 'Keto score not known' : `Keto score ${score} out of 10${rating ? `, ${rating}` : ''}`;
  return (
    <div role="img" aria-label={spoken} className={clsx('relative aspect-square shrink-0', className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={clsx('size-full', rating && TONE[rating])}>
        <path
          d={WHOLE}
          fill="none"
          className="stroke-line"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={score === null ? '1 12' : undefined}
        />
        {score !== null && score > 0 ? (
          <path d={arc(0, turned)} fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
        ) : null}
        <path d={MARKS} className="stroke-ink-soft" strokeWidth="1.2" />
        {score === null ? null : <Needle degrees={turned - SWEEP_DEG / 2} />}
      </svg>
      <p aria-hidden="true" className="absolute inset-x-0 bottom-0 text-center leading-none">
        <strong className="font-display text-2xl">{score ?? '?'}</strong>
        <span className="text-small text-ink-soft">/10</span>
      </p>
    </div>
  );
}
