import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Copy, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { use } from 'react';
import { copyText } from '../../../lib/browser/export-text.ts';
import { type Exchange, wholeResponse } from '../../../lib/chat/exchange.ts';
import { answeredText, coachQuery, ownDataList } from '../../../lib/coach/coach-info.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { type AnswerActions, BusyContext } from './answer-actions.ts';

const LINK = 'min-h-6 text-sea underline underline-offset-4 hover:decoration-2';

/** Who answered, where it is another than the one named below the box, and with what of the person's own data. */
function Provenance({ exchange, onOwnData }: { exchange: Exchange; onOwnData: () => void }) {
  const { answeredBy, used } = exchange;
  const { data: coach } = useQuery(coachQuery());
  const isNamedBelow = answeredBy === '' || answeredBy === coach?.answeredBy;
  if (isNamedBelow && used.length === 0) return null;
  return (
    <p className="text-small text-ink-soft">
      {isNamedBelow ? 'Answered' : answeredText(answeredBy)}
      {used.length > 0 ? (
        <>
          {isNamedBelow ? ' ' : ', '}with {ownDataList(used)}.{' '}
          <button type="button" aria-haspopup="dialog" onClick={onOwnData} className={LINK}>
            Change what we use
          </button>
        </>
      ) : null}
    </p>
  );
}

function Regenerate({ onClick }: { onClick: () => void }) {
  const busy = use(BusyContext);
  return (
    <Button icon={RotateCcw} variant="ghost" aria-disabled={busy} onClick={onClick} className="px-3">
      Regenerate
    </Button>
  );
}

const CHOSEN = 'bg-shoal text-sea [&_svg]:fill-shoal-deep';

interface AnswerFooterProps {
  exchange: Exchange;
  /** A pressed thumb is what was said of it. */
  rating: 'up' | 'down' | undefined;
  /** Only the last answer can be asked for again. */
  isLast: boolean;
  actions: AnswerActions;
}

/** What one can do with a whole answer, and where it comes from. */
export const AnswerFooter = ({ exchange, rating, isLast, actions }: AnswerFooterProps) => (
  <div className="-mt-2 flex flex-col gap-1">
    <div className="-ml-3 flex flex-wrap items-center">
      <Button icon={Copy} variant="ghost" onClick={() => copyText(wholeResponse(exchange))} className="px-3">
        Copy
      </Button>
      {isLast ? (
        <Regenerate
          onClick={() => actions.ask({ message: exchange.message, replaces: exchange.key, typed: false })}
        />
      ) : null}
      <IconButton
        icon={ThumbsUp}
        label="This helped"
        aria-pressed={rating === 'up'}
        onClick={() => actions.rate(exchange, 'up')}
        className={clsx(rating === 'up' && CHOSEN)}
      />
      <IconButton
        icon={ThumbsDown}
        label="This didn't help"
        aria-pressed={rating === 'down'}
        aria-haspopup="dialog"
        onClick={() => actions.rate(exchange, 'down')}
        className={clsx(rating === 'down' && CHOSEN)}
      />
    </div>
    <Provenance exchange={exchange} onOwnData={actions.openOwnData} />
  </div>
);
