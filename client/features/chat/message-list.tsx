import { ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { BRAND } from '../../brand.ts';
import { errorText } from '../../lib/api/api-error.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { useLatestCallback } from '../../lib/hooks/use-latest-callback.ts';
import { useOnline } from '../../lib/offline/online.ts';
import { Button } from '../../ui/button.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { type AnswerActions, BusyContext } from './answer/answer-actions.ts';
import { OwnDataDialog } from './answer/coach-line.tsx';
import { ExchangeList } from './answer/exchange-list.tsx';
import type { Asked } from './conversation/thread.ts';
import type { Conversation } from './conversation/use-conversation.ts';
import { useFeedback } from './feedback/use-feedback.ts';
import { FIRST_PROMPTS } from './prompts.ts';
import { FailureNotice, UnsavedNote, WaitingList } from './thread-notices.tsx';

/** What an empty chat shows: hello, and ways to begin. The captain sleeps while nobody can reach him. */
const Greeting = ({ user, onPrompt }: { user: CurrentUser; onPrompt: (prompt: string) => void }) => (
  <div className="mx-auto flex max-w-2xl flex-col items-center gap-4 py-6 text-center sm:py-10">
    <Captain mood={useOnline() ? 'cheerful' : 'asleep'} className="size-32 sm:size-40" />
    <h2 className="text-2xl">
      Ahoy{!user.isGuest && user.displayName ? `, ${user.displayName}` : ''}! Where are we heading?
    </h2>
    <p className="max-w-lg text-ink-soft">
      I'm {BRAND.coach}. Ask me about keto food, blood sugar, ketones, fasting or exercise. I list my sources,
      and I tell you when I don't know.
    </p>
    <ul className="grid w-full gap-2 sm:grid-cols-2">
      {FIRST_PROMPTS.map((prompt) => (
        <li key={prompt} className="flex">
          <button
            type="button"
            onClick={() => onPrompt(prompt)}
            className="min-h-touch grow rounded-md border-2 border-line-strong bg-card px-4 py-2 text-left hover:border-ink hover:bg-shoal"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const FeedbackDialog = lazyComponent(() =>
  import('./feedback/feedback-dialog.tsx').then((module) => module.FeedbackDialog),
);

interface MessageListProps {
  chat: Conversation;
  /** Key of the answer to type out; null where there is none. */
  newest: string | null;
  /** A question was sent from here, and what had the focus is gone. */
  onSent: () => void;
}

function MessageList({ chat, newest, onSent }: MessageListProps) {
  const { shown, pending, folded } = chat;
  const [judged, setJudged] = useState<Exchange | null>(null);
  const [ownDataOpen, setOwnDataOpen] = useState(false);
  const { notes, say, sending } = useFeedback();
  const ask = useLatestCallback((question: Asked) => {
    chat.ask(question);
    onSent();
  });
  const rate = useLatestCallback((exchange: Exchange, rating: 'up' | 'down') => {
    const isUp = notes.get(exchange.key)?.rating === 'up';
    if (rating === 'down') setJudged(exchange);
    else say({ exchange, feedback: isUp ? null : { rating, reason: null, comment: '' } });
  });
  const actions = useMemo<AnswerActions>(
    () => ({ ask, rate, openOwnData: () => setOwnDataOpen(true) }),
    [ask, rate],
  );
  return (
    <BusyContext value={pending !== null}>
      {folded > 0 ? (
        <Button icon={ChevronUp} variant="ghost" className="mx-auto mb-4 flex" onClick={chat.unfold}>
          Show earlier messages ({folded})
        </Button>
      ) : null}
      <ExchangeList shown={shown} pending={pending} newest={newest} notes={notes} actions={actions} />
      {judged ? (
        <FeedbackDialog
          before={notes.get(judged.key)}
          sending={sending === judged}
          onClose={() => setJudged(null)}
          // It stays open where it could not be stored.
          onSay={(feedback) => say({ exchange: judged, feedback }, { onSuccess: () => setJudged(null) })}
        />
      ) : null}
      <OwnDataDialog open={ownDataOpen} onClose={() => setOwnDataOpen(false)} />
    </BusyContext>
  );
}

interface ThreadProps extends Pick<MessageListProps, 'chat' | 'onSent'> {
  user: CurrentUser;
  onPrompt: (text: string) => void;
}

/** Between the greeting and the composer: what was said. One of it for each conversation. */
export function Thread({ chat, user, onPrompt, onSent }: ThreadProps) {
  const { history, shown, pending, newest, failure } = chat;
  // An answer that was there when the page was opened again is not typed out again.
  const [newestBefore] = useState(pending ? null : newest);
  if (history.isPending) return <LoadingState label="Loading your conversation..." />;
  return (
    <>
      {history.error ? (
        <ErrorState
          title="Your earlier messages could not be loaded"
          error={history.error}
          onRetry={() => history.refetch()}
        >
          {errorText(history.error, 'Please try again later')}
        </ErrorState>
      ) : null}
      {shown.length === 0 && !pending && !failure && !history.error && chat.waiting.length === 0 ? (
        <Greeting user={user} onPrompt={onPrompt} />
      ) : null}
      <MessageList chat={chat} newest={newest === newestBefore ? null : newest} onSent={onSent} />
      <WaitingList chat={chat} />
      {failure ? <FailureNotice failure={failure} onRetry={chat.retry} /> : null}
      <UnsavedNote chat={chat} isGuest={user.isGuest} />
    </>
  );
}
