import clsx from 'clsx';
import type { KetoRating } from '#contract/nutrition.ts';

const SWEEP_DEG = 240;
const RADIUS = 42;
const TOP_SCORE = 10;

const TONE: Record<KetoRating, string> = {
  excellent: 'text-kelp',
  good: 'text-lagoon',
  moderate: 'text-amber',
  poor: 'text-coral',
};

/** Point on the dial, `degrees` clockwise from its left end. */
function dialPoint(degrees: number, radius: number): string {
  const angle = ((degrees - SWEEP_DEG / 2 - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(52 + radius * Math.sin(angle)).toFixed(2)}`;
}

function arc(from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${dialPoint(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${dialPoint(to, RADIUS)}`;
}

interface ScoreGaugeProps {
  /** Whole number 0..10, or null when it could not be computed. */
  score: number | null;
  rating: KetoRating | null;
  className?: string;
}

/** The keto score as a compass dial. */
export function ScoreGauge({ score, rating, className }: ScoreGaugeProps) {
  const turned = ((score ?? 0) / TOP_SCORE) * SWEEP_DEG;
  const spoken =
    score === null ? 'Keto score not known' : `Keto score ${score} out of 10${rating ? `, ${rating}` : ''}`;
  return (
    <div role="img" aria-label={spoken} className={clsx('relative aspect-square w-36', className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={clsx('size-full', rating && TONE[rating])}>
        <path
          d={arc(0, SWEEP_DEG)}
          fill="none"
          className="stroke-line"
          strokeWidth="8"
          strokeLinecap="round"
        />
        {score !== null && score > 0 ? (
          <path d={arc(0, turned)} fill="none" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
        ) : null}
        {Array.from({ length: TOP_SCORE + 1 }, (_, step) => {
          const at = (step / TOP_SCORE) * SWEEP_DEG;
          return (
            <path
              key={at}
              d={`M${dialPoint(at, 35)}L${dialPoint(at, step % 5 === 0 ? 30 : 32.5)}`}
              className="stroke-ink-soft"
              strokeWidth="1.2"
            />
          );
        })}
        {score === null ? null : (
          <g style={{ transform: `rotate(${turned - SWEEP_DEG / 2}deg)`, transformOrigin: '50px 52px' }}>
            <path d="M50 18.5 53.6 35h-7.2z" fill="currentColor" className="text-rose" />
          </g>
        )}
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center pt-5 leading-none"
      >
        <span className="font-display text-3xl font-bold">{score ?? '?'}</span>
        <span className="text-small text-ink-soft">/10</span>
      </div>
    </div>
  );
}
