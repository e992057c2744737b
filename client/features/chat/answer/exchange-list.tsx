import { memo, useMemo, useState } from 'react';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import type { Pending } from '../conversation.ts';
import type { FeedbackNotes } from '../feedback/feedback-notes.ts';
import { MESSAGES_MARK } from '../use-follow.ts';
import type { AnswerActions } from './answer-actions.ts';
import { ExchangeRow } from './exchange-row.tsx';
import { createRenderTurns } from './render-turns.ts';
import { useMountedCount } from './use-mounted-count.ts';
import { RenderTurnsContext } from './use-turn.ts';

/** So many of the newest exchanges are drawn in full at once: about a window. */
const AT_ONCE = 2;

interface ExchangeListProps {
  shown: readonly Exchange[];
  pending: Pending | null;
  /** Key of the answer to type out. */
  newest: string | null;
  notes: FeedbackNotes;
  actions: AnswerActions;
}

/**
 * Exchanges oldest first, the one under way at the end. Long chats stay smooth: the rows of whole answers are made
 * once, come onto the page step by step, and wait as bare text for their turn to be drawn.
 */
export const ExchangeList = memo(function ExchangeList(props: ExchangeListProps) {
  const { shown, pending, newest, notes, actions } = props;
  const [turns] = useState(createRenderTurns);
  const count = useMountedCount(shown.length);
  const last = pending ? null : shown.at(-1);
  const rows = useMemo(
    () =>
      shown
        .slice(shown.length - count)
        .map((exchange, index) => (
          <ExchangeRow
            key={exchange.key}
            exchange={exchange}
            fresh={exchange.key === newest}
            isLast={exchange === last}
            atOnce={index >= count - AT_ONCE}
            stages={null}
            rating={notes.get(exchange.key)?.rating}
            actions={actions}
          />
        )),
    [shown, count, newest, last, notes, actions],
  );
  const underWay = pending ? (
    <ExchangeRow
      key={pending.exchange.key}
      exchange={pending.exchange}
      fresh
      isLast
      atOnce
      stages={pending.stages}
      rating={undefined}
      actions={actions}
    />
  ) : null;
  return (
    <RenderTurnsContext value={turns}>
      <ol {...MESSAGES_MARK} aria-label="Messages" className="flex flex-col gap-2">
        {/* One flat list, so that an answer keeps its row when it is whole. */}
        {underWay ? [...rows, underWay] : rows}
      </ol>
    </RenderTurnsContext>
  );
});
