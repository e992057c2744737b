import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { storageUseList } from '#contract/storage.ts';
import { api } from '../../lib/api/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { sayFailed } from '../../lib/say-failed.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

/** GET /api/account/storage: how much the account stores, and how much it may. */
const storageQuery = () =>
  queryOptions({
    queryKey: ['account-storage'],
    queryFn: ({ signal }) => api.get('/api/account/storage', storageUseList, { signal }),
    // What is saved elsewhere counts too.
    staleTime: 0,
  });

/** What to do about kinds of things of which there will soon be no more room; nothing while there is plenty. */
function StorageNotices() {
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

const FILE_NAME = 'my-keto-data.json';

/** Everything the server holds of the person, as one file. */
export function DataSection() {
  const running = useRef<AbortController | null>(null);
  const download = useMutation({
    // Goes into the file as it came, whatever it holds.
    mutationFn: () => {
      running.current = new AbortController();
      return api.get<unknown>('/api/account/export', null, { signal: running.current.signal });
    },
    onSuccess: (data) => {
      downloadFile(FILE_NAME, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: 'Your data was downloaded', description: `Look for ${FILE_NAME} in your downloads.` });
    },
    onError: (error) => {
      if (!running.current?.signal.aborted) sayFailed('Download failed', 'An error occurred')(error);
    },
  });
  return (
    <Section
      title="Your data"
      intro={
        <>
          Download your profile, readings, fasts, diary, pantry, meal plans, chats and feedback on answers in
          one file that other programs can read. To learn what we keep and why, see our{' '}
          <Link to="/privacy" className="text-sea underline underline-offset-4">
            privacy notice
          </Link>
          .
        </>
      }
    >
      <StorageNotices />
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Download}
          variant="secondary"
          pendingLabel={download.isPending ? 'Getting your data...' : undefined}
          onClick={() => download.mutate()}
        >
          Download my data
        </Button>
        {download.isPending ? (
          <Button variant="ghost" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
