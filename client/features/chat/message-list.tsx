import { ChevronUp } from 'lucide-react';
import { Fragment } from 'react';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { Button } from '../../ui/button.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AnswerView } from './answer-view.tsx';
import type { Pending } from './conversation.ts';

interface MessageListProps {
  exchanges: readonly Exchange[];
  pending: Pending | null;
  /** Key of the answer to type out. */
  newest: string | null;
  /** Earlier exchanges that New Chat put away. */
  folded: number;
  onUnfold: () => void;
  onAsk: (question: string) => void;
}

const Question = ({ text }: { text: string }) => (
  <p className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-sea px-4 py-2 whitespace-pre-wrap wrap-anywhere text-on-sea">
    <span className="sr-only">You asked: </span>
    {text}
  </p>
);

function Waiting({ status }: { status: string }) {
  return (
    <div className="flex items-center gap-3">
      <Captain mood="thinking" className="hidden size-11 shrink-0 sm:block" />
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        The Captain is charting a reply...
        {status ? <span className="hidden sm:inline">({status})</span> : null}
      </p>
    </div>
  );
}

/** All exchanges of the chat, oldest first, with the one under way at the end. */
export function MessageList({ exchanges, pending, newest, folded, onUnfold, onAsk }: MessageListProps) {
  const list = pending ? [...exchanges, pending.exchange] : exchanges;
  return (
    <>
      {folded > 0 ? (
        <Button variant="ghost" className="mx-auto mb-4 flex" onClick={onUnfold}>
          <ChevronUp aria-hidden="true" className="size-5" />
          Show earlier messages ({folded})
        </Button>
      ) : null}
      <ol aria-label="Messages" className="flex flex-col gap-5">
        {list.map((exchange) => {
          const isPending = exchange.key === pending?.exchange.key;
          const isEmpty = exchange.text === '' && !exchange.safety;
          return (
            <Fragment key={exchange.key}>
              <li data-question>
                <Question text={exchange.message} />
              </li>
              <li>
                {isEmpty ? null : (
                  <AnswerView
                    exchange={exchange}
                    fresh={exchange.key === newest}
                    complete={!isPending}
                    onAsk={exchange === list.at(-1) ? onAsk : undefined}
                  />
                )}
                {isPending && exchange.text === '' ? <Waiting status={pending.status} /> : null}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}
