import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Exchange } from '../../lib/chat/exchange.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { BusyContext, useStableActions } from './answer/answer-actions.ts';
import { ExchangeList } from './answer/exchange-list.tsx';
import { OwnDataDialog } from './answer/own-data-dialog.tsx';
import type { Conversation } from './conversation.ts';
import { useFeedback } from './feedback/use-feedback.ts';

const FeedbackDialog = lazyComponent(() =>
  import('./feedback/feedback-dialog.tsx').then((module) => module.FeedbackDialog),
);

interface MessageListProps {
  chat: Conversation;
  onAsk: (question: string) => void;
  /** A question was sent from here, and what had the focus is gone. */
  onSent: () => void;
}

/** All exchanges of the chat, and what one can do with them. */
export function MessageList({ chat, onAsk, onSent }: MessageListProps) {
  const { shown, pending, newest, folded } = chat;
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
  return (
    <BusyContext value={pending !== null}>
      {folded > 0 ? (
        <Button variant="ghost" className="mx-auto mb-4 flex" onClick={chat.unfold}>
          <ChevronUp aria-hidden="true" className="size-5" />
          Show earlier messages ({folded})
        </Button>
      ) : null}
      <ExchangeList
        key={chat.selected?.id}
        shown={shown}
        pending={pending}
        newest={newest}
        notes={notes}
        actions={actions}
      />
      {judged ? (
        <FeedbackDialog
          before={notes.get(judged.key)}
          onClose={() => setJudged(null)}
          onSay={(feedback) => say(judged, feedback)}
        />
      ) : null}
      <OwnDataDialog open={ownDataOpen} onClose={() => setOwnDataOpen(false)} />
    </BusyContext>
  );
}
