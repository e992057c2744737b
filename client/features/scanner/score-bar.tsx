import clsx from 'clsx';
import type { KetoRating } from '#contract/nutrition.ts';

const FILL: Readonly<Record<KetoRating, string>> = {
  excellent: 'bg-kelp',
  good: 'bg-lagoon',
  moderate: 'bg-amber',
  poor: 'bg-coral',
};

/** The score as a line: full at 10. */
export const ScoreBar = ({ score, rating }: { score: number; rating: KetoRating | null }) => (
  <div className="flex items-center gap-3">
    <div
      role="progressbar"
      aria-label="Keto Score"
      aria-valuenow={score * 10}
      aria-valuetext={`${score} out of 10`}
      className="h-3.5 grow overflow-hidden rounded-full border border-line-strong bg-page"
    >
      <div className={clsx('h-full', rating ? FILL[rating] : 'bg-ink')} style={{ width: `${score * 10}%` }} />
    </div>
    <strong className="font-display text-xl">{score}/10</strong>
  </div>
);
