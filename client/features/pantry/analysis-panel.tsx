import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { MacroRing } from '../../ui/macro-ring.tsx';
import { NetCarbShare } from '../../ui/net-carb-share.tsx';
import { ratingTone } from '../../ui/rating-tone.ts';
import type { StoredAnalysis } from './stored-analysis.tsx';

const gramsText = (grams: number | null) => (grams === null ? null : `${Math.round(grams * 10) / 10} g`);

const Figure = ({ label, value }: { label: string; value: string | null }) => (
  <div className="rounded-md border border-line bg-card px-3 py-2">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className={value === null ? 'font-bold text-amber italic' : 'font-display text-lg font-bold'}>
      {value ?? 'unknown'}
    </dd>
  </div>
);

/** What was known about the product when it was saved. */
export function AnalysisPanel({ analysis }: { analysis: StoredAnalysis }) {
  const badge = ratingBadge(analysis.keto_score);
  const calories = analysis.calories === null ? null : String(Math.round(analysis.calories));
  return (
    <div className="mt-4 flex flex-col gap-5 rounded-md border border-line bg-page p-4">
      <p className="flex items-center gap-3">
        <Badge tone={ratingTone(badge?.rating)}>{badge?.label ?? 'No score'}</Badge>
        {analysis.keto_score === null ? null : (
          <strong className="font-display text-lg">{analysis.keto_score}/10</strong>
        )}
      </p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Figure label="Calories" value={calories} />
        <Figure label="Net Carbs" value={gramsText(analysis.net_carbs)} />
        <Figure label="Fat" value={gramsText(analysis.total_fat)} />
        <Figure label="Protein" value={gramsText(analysis.protein)} />
      </dl>
      <NetCarbShare grams={analysis.net_carbs} />
      {analysis.analysis ? (
        <div>
          <h4 className="font-sans text-base font-extrabold">AI Analysis</h4>
          <p>{analysis.analysis}</p>
        </div>
      ) : null}
      {analysis.recommendations.length > 0 ? (
        <div>
          <h4 className="font-sans text-base font-extrabold">Recommendations</h4>
          <ul className="list-disc pl-6">
            {analysis.recommendations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {analysis.macro_breakdown ? (
        <div>
          <h4 className="mb-2 font-sans text-base font-extrabold">Macro Distribution</h4>
          <MacroRing breakdown={analysis.macro_breakdown} />
        </div>
      ) : null}
    </div>
  );
}
