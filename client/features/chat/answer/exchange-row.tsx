import { memo, useRef, useState } from 'react';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { AnswerView } from '../answer-view.tsx';
import type { AnswerActions } from './answer-actions.ts';
import { AnswerStages } from './answer-stages.tsx';
import { PlainExchange } from './plain-exchange.tsx';
import { QuestionView } from './question-view.tsx';
import { useTurn } from './use-turn.ts';

interface ExchangeRowProps {
  exchange: Exchange;
  /** Typed out: the newest of this visit. */
  fresh: boolean;
  isLast: boolean;
  /** Drawn in full from the start. */
  atOnce: boolean;
  /** What the coach is doing for it; null for an answer that is whole. */
  stages: readonly string[] | null;
  rating: 'up' | 'down' | undefined;
  actions: AnswerActions;
}

/**
 * What is far from the window takes no part in style and layout, yet stays in the page: it can be found by the
 * browser's search and is there for screen readers, which a windowed list would take away.
 */
const OFF_SCREEN = '-mx-2 px-2 [content-visibility:auto] [contain-intrinsic-size:auto_34rem]';

/** One question and its answer. */
export const ExchangeRow = memo(function ExchangeRow(props: ExchangeRowProps) {
  const { exchange, fresh, isLast, stages, rating, actions } = props;
  const row = useRef<HTMLLIElement>(null);
  const isDue = useTurn(row, props.atOnce || fresh || stages !== null);
  const isPending = stages !== null;
  // An answer that was there when the page was opened again is not typed out again.
  const [cameHere] = useState(isPending);
  const isEmpty = exchange.text === '' && !exchange.safety && !exchange.notice;
  const { key } = exchange;
  return (
    <li ref={row} className={OFF_SCREEN}>
      {isDue ? (
        <div className="flex flex-col gap-4 py-2">
          <QuestionView
            text={exchange.message}
            hasLater={!isLast}
            onResend={isPending ? undefined : (text) => actions.resend(key, text)}
          />
          {isEmpty ? null : (
            <AnswerView
              exchange={exchange}
              fresh={fresh && cameHere}
              complete={!isPending}
              isLast={isLast}
              rating={rating}
              actions={actions}
            />
          )}
          {isPending && exchange.text === '' ? <AnswerStages stages={stages} /> : null}
        </div>
      ) : (
        <PlainExchange exchange={exchange} />
      )}
    </li>
  );
});
