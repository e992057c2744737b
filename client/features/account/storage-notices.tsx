import { queryOptions, useQuery } from '@tanstack/react-query';
import { storageUseList } from '#contract/storage.ts';
import { api } from '../../lib/api/api.ts';

/** GET /api/account/storage: how much the account stores, and how much it may. */
const storageQuery = () =>
  queryOptions({
    queryKey: ['account-storage'],
    queryFn: ({ signal }) => api.get('/api/account/storage', storageUseList, { signal }),
    // What is saved elsewhere counts too.
    staleTime: 0,
  });

/** What to do about kinds of things of which there will soon be no more room; nothing while there is plenty. */
export function StorageNotices() {
  const { data = [] } = useQuery(storageQuery());
  const notices = data.flatMap(({ kind, notice }) => (notice === null ? [] : [{ kind, notice }]));
  if (notices.length === 0) return null;
  return (
    <ul aria-label="Storage that is nearly full" className="mb-4 flex flex-col gap-2">
      {notices.map(({ kind, notice }) => (
        <li key={kind} className="rounded-md border border-line-strong bg-shoal p-3">
          {notice}
        </li>
      ))}
    </ul>
  );
}
