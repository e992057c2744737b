import clsx from 'clsx';
import type { NutritionAnalysis, ScoreTerm } from '#contract/nutrition.ts';

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

/** How the score came about, term by term. */
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
