import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { storageUseList } from '#contract/storage.ts';
import { api } from '../../lib/api/api.ts';
import { downloadFile } from '../../lib/browser/export-text.ts';
import { becomeNobody } from '../../lib/session/current-user.ts';
import { closePrompt } from '../../lib/session/prompts.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordDialog } from './password-dialog.tsx';

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
    <ul aria-label="Storage is nearly full" className="mb-4 flex flex-col gap-2">
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

export function DeleteSection({ username }: { username: string }) {
  const client = useQueryClient();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    // Home first: this page would otherwise ask to sign in while it is being left.
    await router.navigate({ to: '/' });
    await becomeNobody(client);
    // On a slow device it may have asked all the same.
    closePrompt();
    toast({
      title: 'Account deleted',
      description: 'Your account and everything in it have been deleted.',
    });
  };
  return (
    <Section
      tone="coral"
      title="Delete account"
      intro="This permanently deletes your account and everything you saved. You may want to download your data first."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? (
        <PasswordDialog
          username={username}
          title="Delete your account?"
          description="Your profile, readings, fasts, diary, pantry, meal plans and chats will be deleted right away, on every device. You can't undo this."
          cancelLabel="Keep my account"
          submitLabel="Delete everything"
          pendingLabel="Deleting..."
          danger
          onClose={() => setAsking(false)}
          confirm={(password) => api.run('POST', '/api/account/delete', { body: { password } })}
          onDone={leave}
          failed="Account not deleted"
        />
      ) : null}
    </Section>
  );
}
