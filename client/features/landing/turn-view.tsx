import { RotateCcw } from 'lucide-react';
import { type Exchange, shownText } from '../../lib/chat/exchange.ts';
import { answeredText } from '../../lib/coach/coach-info.ts';
import { AnswerSources } from '../../ui/answer-sources.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerNotice, OffTopicMarker, QuestionBubble, UncheckedFigures } from '../../ui/exchange-parts.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { SafetyNoteView } from '../../ui/safety-note-view.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Turn } from './use-mini-chat.ts';

const TROUBLE = "I'm having trouble connecting right now. Please try again later.";

/** What came of an answer so far. */
function Answer({ exchange, isWhole }: { exchange: Exchange; isWhole: boolean }) {
  const text = shownText(exchange);
  return (
    <>
      {exchange.safety ? <SafetyNoteView note={exchange.safety} /> : null}
      <AnswerNotice notice={exchange.notice} />
      {exchange.offTopic ? <OffTopicMarker /> : null}
      {text === '' ? null : <Markdown text={text} />}
      {isWhole ? (
        <>
          <AnswerSources sources={exchange.sources} />
          <UncheckedFigures unchecked={exchange.unchecked} />
          {exchange.answeredBy === '' ? null : (
            <p className="text-small text-ink-soft">{answeredText(exchange.answeredBy)}</p>
          )}
        </>
      ) : null}
    </>
  );
}

/** One question and its answer, or how far it is. */
export function TurnView({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
  const { exchange, state, status } = turn;
  return (
    <li className="flex flex-col gap-3">
      <div className="flex justify-end">
        <QuestionBubble text={exchange.message} />
      </div>
      <div className="flex gap-3">
        <Captain
          mood={state === 'asked' ? 'thinking' : exchange.safety ? 'concerned' : 'calm'}
          className="size-11 shrink-0"
        />
        <div className="flex min-w-0 grow flex-col gap-3 pt-1">
          <Answer exchange={exchange} isWhole={state === 'answered'} />
          {state === 'asked' && exchange.text === '' ? (
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner /> The Captain is charting a reply...
              {status ? <span className="sr-only">{status}</span> : null}
            </p>
          ) : null}
          {state === 'failed' ? (
            <div role="alert" className="flex flex-col items-start gap-3">
              <p>{TROUBLE}</p>
              <Button icon={RotateCcw} variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}
