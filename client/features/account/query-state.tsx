import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../lib/api/api-error.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';

interface QueryStateProps {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  loading: string;
  failed: string;
}

/** Says that something of the account is on its way or could not be loaded; nothing once it is there. */
export function QueryState({ query, loading, failed }: QueryStateProps) {
  if (query.isPending) return <LoadingState label={loading} />;
  return query.isError ? (
    <ErrorState title={failed} onRetry={() => query.refetch()}>
      {errorText(query.error, 'Please try again later.')}
    </ErrorState>
  ) : null;
}
