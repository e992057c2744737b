import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { carryChat, REGULAR_CHAT_KEY } from '../../lib/chat/carried-chat.ts';
import { type Exchange, shownText, spokenAnswer } from '../../lib/chat/exchange.ts';
import { answeredText } from '../../lib/coach/coach-info.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { AnswerSources } from '../../ui/answer-sources.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Composer } from '../../ui/composer.tsx';
import {
  AnswerNotice,
  OffTopicMarker,
  QuestionBubble,
  QuestionChips,
  UncheckedFigures,
} from '../../ui/exchange-parts.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { SafetyNoteView } from '../../ui/safety-note-view.tsx';
import { SheetParts } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Turn, useMiniChat } from './use-mini-chat.ts';

const TROUBLE = "I'm having trouble connecting right now. Please try again later.";

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

function TurnView({ turn, onRetry }: { turn: Turn; onRetry: () => void }) {
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

/** A question shows, begins to be answered, and is answered. */
const STEPS = 3;

/** A finished answer, read out once. */
function announcement(last: Turn | undefined): string {
  if (last?.state === 'asked') return 'The Captain is charting a reply...';
  return last?.state === 'answered' ? spokenAnswer(last.exchange) : '';
}

/** Questions and answers on the landing page, which go along into the full chat. */
export function MiniChat({ firstQuestion, onClose }: { firstQuestion: string; onClose: () => void }) {
  const { turns, busy, send, retry } = useMiniChat(firstQuestion);
  const [followUp, setFollowUp] = useState('');
  const client = useQueryClient();
  const list = useRef<HTMLOListElement>(null);
  const last = turns.at(-1);
  const hasBegun = last !== undefined && (last.exchange.text !== '' || last.exchange.safety !== null);
  const steps = turns.length * STEPS + (hasBegun ? 1 : 0) + (last?.state === 'answered' ? 1 : 0);
  // A new question goes to the top once there is enough below it, so that its answer is read from its beginning.
  useEffect(() => {
    if (steps >= 2 * STEPS) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [steps]);

  const takeAlong = () => {
    const unanswered = last && last.state !== 'answered' ? last.exchange.message : '';
    carryChat(browserStores(), {
      exchanges: turns.filter(({ state }) => state === 'answered').map(({ exchange }) => exchange),
      question: [unanswered, followUp.trim()].filter(Boolean).join('\n\n') || null,
    });
    // A chat that was opened before takes it in when it is opened again.
    void client.invalidateQueries({ queryKey: REGULAR_CHAT_KEY });
    onClose();
  };
  return (
    <SheetParts
      title={BRAND.coach}
      footer={
        <div className="flex flex-col gap-3">
          <Composer
            label="Ask a follow-up question"
            value={followUp}
            onChange={setFollowUp}
            onSend={(question) => {
              setFollowUp('');
              send(question);
            }}
            sendLabel="Send"
            busy={busy}
            maxLength={MESSAGE_MAX}
          />
          <ButtonLink to="/captain-keto" variant="secondary" onClick={takeAlong}>
            Continue to Full Chat
          </ButtonLink>
        </div>
      }
    >
      <ol ref={list} aria-label="Conversation" className="flex flex-col gap-5">
        {turns.map((turn) => (
          <TurnView key={turn.exchange.key} turn={turn} onRetry={() => retry(turn)} />
        ))}
      </ol>
      <div className="mt-4">
        <QuestionChips
          questions={last?.state === 'answered' ? last.exchange.next : []}
          onAsk={send}
          disabled={busy}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement(last)}
      </p>
    </SheetParts>
  );
}
