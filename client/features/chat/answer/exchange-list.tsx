import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Exchange } from '../../../lib/chat/exchange.ts';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Pending } from '../conversation/chat-state.ts';
import type { FeedbackNotes } from '../feedback/use-feedback.ts';
import { useGrowingCount } from '../use-growing-count.ts';
import type { AnswerActions } from './answer-actions.ts';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { QuestionView } from './question-view.tsx';

/**
 * What the coach is doing, until its first words come. Only the fixed line is a live region: it is read once, and no
 * stage interrupts.
 */
const AnswerStages = ({ stages }: { stages: readonly string[] }) => (
  <div className="flex gap-3">
    <Captain mood="thinking" className="hidden size-11 shrink-0 sm:block" />
    <div className="min-w-0 py-2 text-ink-soft">
      <p role="status" className="flex items-center gap-2">
        {stages.length === 0 ? <Spinner /> : null}
        The Captain is charting a reply...
      </p>
      {stages.length > 0 ? (
        <ol aria-label="Stages" className="mt-1 flex flex-col gap-1 text-small">
          {stages.map((stage, index) => {
            const isCurrent = index === stages.length - 1;
            return (
              <li
                key={stage}
                aria-current={isCurrent ? 'step' : undefined}
                className="flex animate-fade items-center gap-2"
              >
                {isCurrent ? (
                  <Spinner className="size-5 text-rose" />
                ) : (
                  <Check className="size-5 shrink-0 text-kelp" />
                )}
                <span className={isCurrent ? 'font-bold text-ink' : undefined}>{stage}</span>
                {isCurrent ? null : <span className="sr-only">(done)</span>}
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  </div>
);

interface ExchangeRowProps extends Omit<AnswerViewProps, 'complete'> {
  /** What the coach is doing for it; null for an answer that is whole. */
  stages: readonly string[] | null;
}

/**
 * What is far from the window takes no part in style and layout, yet stays in the page: it can be found by the
 * browser's search and is there for screen readers, which a windowed list would take away.
 */
const OFF_SCREEN = '-mx-2 px-2 [content-visibility:auto] [contain-intrinsic-size:auto_34rem]';

const ExchangeRow = memo(function ExchangeRow({ stages, ...answer }: ExchangeRowProps) {
  const { exchange, isLast, actions } = answer;
  const isPending = stages !== null;
  const isEmpty = exchange.text === '' && !exchange.safety && !exchange.notice;
  return (
    <li className={OFF_SCREEN}>
      <div className="flex flex-col gap-4 py-2">
        <QuestionView
          text={exchange.message}
          hasLater={!isLast}
          onResend={isPending ? undefined : (message) => actions.ask({ message, replaces: exchange.key })}
        />
        {isEmpty ? null : <AnswerView {...answer} complete={!isPending} />}
        {isPending && exchange.text === '' ? <AnswerStages stages={stages} /> : null}
      </div>
    </li>
  );
});

interface ExchangeListProps {
  shown: readonly Exchange[];
  pending: Pending | null;
  /** Key of the answer to type out; null where there is none. */
  newest: string | null;
  notes: FeedbackNotes;
  actions: AnswerActions;
}

/** Exchanges oldest first, the one under way at the end. In a long chat the newest come first, the others behind them. */
export const ExchangeList = memo(function ExchangeList(props: ExchangeListProps) {
  const { shown, pending, newest, notes, actions } = props;
  const count = useGrowingCount(shown.length, { first: 4, step: 2 });
  const said = shown.slice(shown.length - count);
  // One flat list, so that an answer keeps its row when it is whole.
  const listed = pending ? [...said, pending.exchange] : said;
  return (
    <ol data-messages aria-label="Messages" className="flex flex-col gap-2">
      {listed.map((exchange, index) => {
        const isPending = exchange === pending?.exchange;
        return (
          <ExchangeRow
            key={exchange.key}
            exchange={exchange}
            fresh={isPending || exchange.key === newest}
            isLast={index === listed.length - 1}
            stages={isPending ? pending.stages : null}
            rating={notes.get(exchange.key)?.rating}
            actions={actions}
          />
        );
      })}
    </ol>
  );
});
