import { Clock, CloudOff, CornerDownLeft, RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../lib/offline/online.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionBubble } from '../../ui/exchange-parts.tsx';
import { type Failure, failureText, mayBeOffTopic } from './conversation/chat-state.ts';
import type { Conversation } from './conversation/use-conversation.ts';

/** Questions that could not be asked yet, after all that was said. They are answered once the network is back. */
export function WaitingList({ chat }: { chat: Conversation }) {
  const online = useOnline();
  if (chat.waiting.length === 0) return null;
  return (
    <ol aria-label="Waiting questions" className="mt-2 flex flex-col gap-4">
      {chat.waiting.map((question) => (
        <li key={question.id} className="flex flex-col items-end gap-1">
          <QuestionBubble text={question.payload.message} />
          <div className="flex flex-wrap items-center justify-end gap-x-2">
            {question.state === 'refused' ? (
              <>
                <p className="flex items-center gap-2 text-coral">
                  <TriangleAlert className="size-5 shrink-0" />
                  Not accepted: {question.failure?.message}
                </p>
                <Button icon={RotateCcw} variant="ghost" onClick={() => chat.retryWaiting(question)}>
                  Try again
                </Button>
              </>
            ) : (
              <p className="flex items-center gap-2 text-ink-soft">
                <Clock className="size-5 shrink-0" />
                {online ? 'Waiting to be sent' : 'Waiting for a connection'}
              </p>
            )}
            <Button icon={CornerDownLeft} variant="ghost" onClick={() => chat.takeBack(question)}>
              Take back
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** No answer came: what happened, where the question is, and what else to try. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={frame}
      role="alert"
      className="mt-5 flex scroll-mb-20 gap-3 rounded-lg border-2 border-coral bg-coral-wash p-4"
    >
      <TriangleAlert className="mt-0.5 size-6 shrink-0 text-coral" />
      <div className="min-w-0">
        <p className="font-bold">{failureText(failure.error)}</p>
        {failure.inBox ? (
          <p>Your question is back in the box below.</p>
        ) : (
          <p className="wrap-anywhere">
            Your question: <q>{failure.question.message}</q>
          </p>
        )}
        {mayBeOffTopic(failure.error) ? (
          <p>
            Your question may not be related to ketogenic nutrition. Please ask a keto-related question, or
            try again.
          </p>
        ) : null}
        <Button icon={RotateCcw} variant="secondary" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** Tells that something is on screen that would be missing elsewhere, or after a reload. */
export function UnsavedNote({ chat, isGuest }: { chat: Conversation; isGuest: boolean }) {
  const count = chat.unsaved;
  if (count === 0) return null;
  const [messages, them] = count === 1 ? ['1 message is', 'it'] : [`${count} messages are`, 'them'];
  return (
    <div
      role="status"
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-amber-wash px-4 py-2 sm:flex-nowrap"
    >
      <CloudOff className="size-5 shrink-0 text-amber" />
      <p className="min-w-0 grow basis-3/4 sm:basis-auto">
        {isGuest
          ? `${messages} not saved because this browser is out of space. To keep ${them}, export the chat from its menu.`
          : `${messages} not saved to your account yet. This device is keeping ${them} and will try again.`}
      </p>
      {isGuest ? null : (
        <Button variant="ghost" className="shrink-0 whitespace-nowrap sm:-mr-3" onClick={chat.storeUnsaved}>
          Save now
        </Button>
      )}
    </div>
  );
}
