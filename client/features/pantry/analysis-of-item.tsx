import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api/api-error.ts';
import { pantryItemQuery } from '../../lib/pantry/pantry-items.ts';
import { whenNeeded } from '../../lib/when-needed.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { readStoredAnalysis } from './stored-analysis.ts';

const AnalysisPanel = whenNeeded(() => import('./analysis-panel.tsx').then((module) => module.AnalysisPanel));

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
        <p className="mt-3">There is no analysis of this item.</p>
      ) : (
        <p role="status" className="mt-3 flex items-center gap-2 text-ink-soft">
          <Spinner /> Loading the analysis...
        </p>
      )}
    </div>
  );
}
