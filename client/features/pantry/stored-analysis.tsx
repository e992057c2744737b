import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { macroBreakdown } from '#contract/nutrition.ts';
import type { PantryItem } from '#contract/pantry.ts';
import { ratingBadge } from '#domain/pantry/pantry-list.ts';
import { fromTenths } from '#domain/pantry/pantry-values.ts';
import { pantryItemQuery } from '../../lib/pantry/pantry-items.ts';
import { Badge, ratingTone } from '../../ui/badge.tsx';
import { MacroRing } from '../../ui/macro-ring.tsx';
import { NetCarbShare } from '../../ui/net-carb-share.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';

const amount = z.number().nonnegative().nullable().catch(null);

/** Any part that is missing or of another shape is taken as unknown; one bad part must not hide the others. */
const storedAnalysis = z.object({
  keto_score: amount,
  calories: amount,
  net_carbs: amount,
  total_fat: amount,
  protein: amount,
  analysis: z.string().catch(''),
  recommendations: z.array(z.string()).catch([]),
  macro_breakdown: macroBreakdown.nullable().catch(null),
});
type StoredAnalysis = z.infer<typeof storedAnalysis>;

type Analyzed = Pick<
  PantryItem,
  'nutritionAnalysis' | 'calories' | 'netCarbs' | 'totalFat' | 'protein' | 'ketoScore'
>;

/**
 * The analysis stored with an item, or null where there is none. The item's own columns fill what the analysis
 * lacks and settle the score, so that card and panel agree.
 */
export function readStoredAnalysis(item: Analyzed): StoredAnalysis | null {
  if (!item.nutritionAnalysis) return null;
  const stored = storedAnalysis.parse(item.nutritionAnalysis);
  return {
    ...stored,
    keto_score: item.ketoScore ?? wholeScore(stored.keto_score),
    calories: stored.calories ?? item.calories,
    net_carbs: stored.net_carbs ?? fromTenths(item.netCarbs),
    total_fat: stored.total_fat ?? fromTenths(item.totalFat),
    protein: stored.protein ?? fromTenths(item.protein),
  };
}

/** Scores kept on a scale of 0 to 100 are brought to 0 to 10. */
export function wholeScore(score: number | null): number | null {
  if (score === null) return null;
  return Math.round(score > 10 ? Math.min(score, 100) / 10 : score);
}

const gramsText = (grams: number | null) => (grams === null ? null : `${Math.round(grams * 10) / 10} g`);

const Figure = ({ label, value }: { label: string; value: string | null }) => (
  <div className="rounded-md border border-line bg-card px-3 py-2">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className={value === null ? 'font-bold text-amber italic' : 'font-display text-lg font-bold'}>
      {value ?? 'unknown'}
    </dd>
  </div>
);

function AnalysisPanel({ analysis }: { analysis: StoredAnalysis }) {
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

/** The analysis of a saved food, read when somebody wants to see it. */
export function AnalysisOfItem({ id, panelId }: { id: number; panelId: string }) {
  const { data, error, refetch } = useQuery(pantryItemQuery(id));
  const analysis = data ? readStoredAnalysis(data) : null;
  return (
    <div id={panelId}>
      {analysis ? (
        <AnalysisPanel analysis={analysis} />
      ) : error ? (
        <ErrorState title="The analysis could not be loaded" error={error} onRetry={() => refetch()} />
      ) : data ? (
        <p className="mt-3">This item doesn't have an analysis yet.</p>
      ) : (
        <p role="status" className="mt-3 flex items-center gap-2 text-ink-soft">
          <Spinner /> Loading the analysis...
        </p>
      )}
    </div>
  );
}
