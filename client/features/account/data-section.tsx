import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { exportAccount } from './api/account.ts';
import { Section } from './section.tsx';
import { StorageNotices } from './storage-notices.tsx';

const FILE_NAME = 'my-keto-data.json';

/** Everything the server holds of the person, as one file. */
export function DataSection() {
  const running = useRef<AbortController | null>(null);
  const download = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      return exportAccount(running.current.signal);
    },
    onSuccess: (data) => {
      downloadFile(FILE_NAME, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: 'Your data is downloaded', description: `Look for ${FILE_NAME}.` });
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      toast({
        title: 'Download failed',
        description: errorText(error, 'An error occurred'),
        variant: 'destructive',
      });
    },
  });
  return (
    <Section
      title="Your data"
      intro={
        <>
          Profile, readings, fasts, diary, pantry, meal plans, chats and your feedback on answers, in one file
          that other programs can read. What we keep and why is explained in the{' '}
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
          variant="secondary"
          pendingLabel={download.isPending ? 'Gathering...' : undefined}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-5" />
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
