import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ChatRows } from './chat-rows.tsx';

type ChatResultsProps = Omit<Parameters<typeof ChatRows>[0], 'chats'> & {
  query: Pick<UseQueryResult<SavedConversation[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
};

const Waiting = () => (
  <p role="status" className="flex items-center gap-2 px-1 text-ink-soft">
    <Spinner />
    Loading your chats...
  </p>
);

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div role="alert" className="rounded-md border-2 border-coral bg-coral-wash p-3">
    <p className="font-bold">Your chats could not be loaded</p>
    <p className="text-small">{errorText(error, 'Please try again later')}</p>
    <Button variant="secondary" className="mt-2" onClick={onRetry}>
      <RotateCcw aria-hidden="true" className="size-5" />
      Try again
    </Button>
  </div>
);

/** What the list is now: on its way, refused, empty, or there. */
export function ChatResults({ query, ...rows }: ChatResultsProps) {
  const { data: chats, error } = query;
  if (error) return <Failed error={error} onRetry={() => void query.refetch()} />;
  if (!chats) return <Waiting />;
  const isSearch = rows.search !== '';
  if (chats.length === 0)
    return (
      <p role={isSearch ? 'status' : undefined} className="px-1 text-ink-soft">
        {isSearch
          ? 'No chats found. Try other words.'
          : 'No saved chats yet. Choose Save Chat in the chat menu to keep one.'}
      </p>
    );
  return (
    <>
      {isSearch ? (
        <p role="status" className="px-1 text-small text-ink-soft">
          {chats.length === 1 ? '1 chat found' : `${chats.length} chats found`}
        </p>
      ) : null}
      <ChatRows key={rows.search} chats={chats} {...rows} />
    </>
  );
}
