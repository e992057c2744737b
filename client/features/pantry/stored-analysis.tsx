import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { macroBreakdown } from '#contract/nutrition.ts';
import type { PantryItem } from '#contract/pantry.ts';
import { fromTenths } from '#domain/pantry/pantry-values.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { pantryItemQuery } from '../../lib/pantry/pantry-items.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
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
export type StoredAnalysis = z.infer<typeof storedAnalysis>;

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

const AnalysisPanel = lazyComponent(() =>
  import('./analysis-panel.tsx').then((module) => module.AnalysisPanel),
);

/** The analysis of a saved food, read when somebody wants to see it. */
export function AnalysisOfItem({ id, panelId }: { id: number; panelId: string }) {
  const { data, error, refetch } = useQuery(pantryItemQuery(id));
  const analysis = data ? readStoredAnalysis(data) : null;
  return (
    <div id={panelId}>
      {analysis ? (
        <AnalysisPanel analysis={analysis} />
      ) : error ? (
        <ErrorState title="The analysis could not be loaded" error={error} onRetry={() => refetch()}>
          {errorText(error, 'Please try again later')}
        </ErrorState>
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
