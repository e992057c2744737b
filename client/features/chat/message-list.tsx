import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { Button } from '../../ui/button.tsx';
import { BusyContext, useStableActions } from './answer/answer-actions.ts';
import { ExchangeRow } from './answer/exchange-row.tsx';
import { OwnDataDialog } from './answer/own-data-dialog.tsx';
import { createRenderTurns } from './answer/render-turns.ts';
import { RenderTurnsContext } from './answer/use-turn.ts';
import type { Conversation } from './conversation.ts';
import { FeedbackDialog } from './feedback/feedback-dialog.tsx';
import { useFeedback } from './feedback/use-feedback.ts';
import { MESSAGES_MARK } from './use-follow.ts';

interface MessageListProps {
  chat: Conversation;
  onAsk: (question: string) => void;
  /** A question was sent from here, and what had the focus is gone. */
  onSent: () => void;
}

/** So many of the newest exchanges are drawn in full at once: about a window. */
const AT_ONCE = 3;

/** All exchanges of the chat, oldest first, with the one under way at the end. */
export function MessageList({ chat, onAsk, onSent }: MessageListProps) {
  const { shown, pending, newest, folded } = chat;
  const [turns] = useState(createRenderTurns);
  const [judged, setJudged] = useState<Exchange | null>(null);
  const [ownDataOpen, setOwnDataOpen] = useState(false);
  const { notes, say } = useFeedback();
  const actions = useStableActions({
    ask: (question) => {
      onAsk(question);
      onSent();
    },
    regenerate: () => {
      chat.regenerate();
      onSent();
    },
    resend: (key, text) => {
      chat.editAndResend(key, text);
      onSent();
    },
    rateUp: (exchange) => {
      const isUp = notes.get(exchange.key)?.rating === 'up';
      void say(exchange, isUp ? null : { rating: 'up', reason: null, comment: '' });
    },
    rateDown: setJudged,
    openOwnData: () => setOwnDataOpen(true),
  });
  const list = pending ? [...shown, pending.exchange] : shown;
  return (
    <BusyContext value={pending !== null}>
      <RenderTurnsContext value={turns}>
        {folded > 0 ? (
          <Button variant="ghost" className="mx-auto mb-4 flex" onClick={chat.unfold}>
            <ChevronUp aria-hidden="true" className="size-5" />
            Show earlier messages ({folded})
          </Button>
        ) : null}
        <ol {...MESSAGES_MARK} aria-label="Messages" className="flex flex-col gap-3">
          {list.map((exchange, index) => (
            <ExchangeRow
              key={exchange.key}
              exchange={exchange}
              fresh={exchange.key === newest}
              isLast={index === list.length - 1}
              atOnce={index >= list.length - AT_ONCE}
              stages={exchange.key === pending?.exchange.key ? pending.stages : null}
              rating={notes.get(exchange.key)?.rating}
              actions={actions}
            />
          ))}
        </ol>
        {judged ? (
          <FeedbackDialog
            before={notes.get(judged.key)}
            onClose={() => setJudged(null)}
            onSay={(feedback) => say(judged, feedback)}
          />
        ) : null}
        <OwnDataDialog open={ownDataOpen} onClose={() => setOwnDataOpen(false)} />
      </RenderTurnsContext>
    </BusyContext>
  );
}
