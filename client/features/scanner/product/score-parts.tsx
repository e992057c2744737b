import clsx from 'clsx';
import type { KetoRating, NutritionAnalysis, ScoreTerm } from '#contract/nutrition.ts';

const FILL: Readonly<Record<KetoRating, string>> = {
  excellent: 'bg-kelp',
  good: 'bg-lagoon',
  moderate: 'bg-amber',
  poor: 'bg-coral',
};

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

const TEXT_TONE = { up: 'text-kelp', none: 'text-ink-soft', down: 'text-coral' } as const;
const direction = (points: number) => (points > 0 ? 'up' : points < 0 ? 'down' : 'none');

const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '\u2212' : ''}${Math.abs(points)}`;

function Term({ term }: { term: ScoreTerm }) {
  const share = Math.min(100, Math.abs(term.points) * 10);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="font-bold">{term.label}</span>
      <span className={clsx('font-display text-lg font-bold', TEXT_TONE[direction(term.points)])}>
        {signed(term.points)}
      </span>
      <span aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-line">
        <span
          className={clsx('block h-full rounded-full', term.points < 0 ? 'bg-coral' : 'bg-kelp')}
          style={{ width: `${share}%` }}
        />
      </span>
      <span className="col-span-2 text-small text-ink-soft">{term.detail}</span>
    </li>
  );
}

export const ScoreTerms = ({ analysis }: { analysis: NutritionAnalysis }) => (
  <>
    <ul>
      {analysis.score_terms.map((term) => (
        <Term key={term.id} term={term} />
      ))}
    </ul>
    <p className="mt-3 text-small text-ink-soft">
      The points add up to {analysis.keto_score}, rounded and kept between 0 and 10. Formula version{' '}
      {analysis.score_version}.
    </p>
  </>
);
