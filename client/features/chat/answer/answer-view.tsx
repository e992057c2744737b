import clsx from 'clsx';
import { FastForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Exchange, isStopped, shownText } from '../../../lib/chat/exchange.ts';
import { isPageHeld } from '../../../lib/hooks/use-page-mark.ts';
import { Button } from '../../../ui/button.tsx';
import {
  AnswerNotice,
  OffTopicMarker,
  QuestionChips,
  UncheckedFigures,
} from '../../../ui/exchange-parts.tsx';
import { Captain } from '../../../ui/illustrations/captain.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SafetyNoteView } from '../../../ui/safety-note-view.tsx';
import type { AnswerActions } from './answer-actions.ts';
import { AnswerFooter } from './answer-footer.tsx';
import { HIGHLIGHT_MS_PER_CHARACTER, useTypewriter } from './typewriter.ts';

/** The words as they are, until what sets them is there. */
const PlainText = ({ text }: { text: string }) => <p className="whitespace-pre-wrap">{text}</p>;

const AnswerText = lazyComponent(() => import('./answer-text.tsx').then((module) => module.AnswerText), {
  Pending: PlainText,
  Failed: PlainText,
});

/**
 * While a whole answer is still typed out, Escape shows all of it, unless the key was meant for what is open above.
 * Before the answer is whole, Escape stops it.
 */
function useSkipKey(on: boolean, skip: () => void): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (isPageHeld() || document.querySelector('[role="menu"]')) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

export interface AnswerViewProps {
  exchange: Exchange;
  /** The newest answer of this visit is typed out. */
  fresh: boolean;
  complete: boolean;
  /** The newest of the chat, which can be asked for again and offers questions to go on with. */
  isLast: boolean;
  rating: 'up' | 'down' | undefined;
  actions: AnswerActions;
}

/** True for a while after a new answer is complete, the longer the answer; words that come late begin it anew. */
function useHighlight(on: boolean, characters: number): boolean {
  const [overFor, setOverFor] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setOverFor(characters), characters * HIGHLIGHT_MS_PER_CHARACTER);
    return () => clearTimeout(timer);
  }, [on, characters]);
  return on && overFor < characters;
}

/** One answer, with the captain beside the newest: safety note, notice, marker, text, sources, what one can do with it, and who answered. */
export function AnswerView({ exchange, fresh, complete, isLast, rating, actions }: AnswerViewProps) {
  const text = shownText(exchange);
  // An answer that was typed out goes on as it was put together, so that nothing moves at its end.
  const [grows] = useState(fresh);
  const { shown, isTyping, skip } = useTypewriter(text, fresh && !isStopped(exchange), complete);
  const highlighted = useHighlight(fresh && complete, text.length);
  const settled = complete && !isTyping;
  useSkipKey(isTyping && complete, skip);
  return (
    <div className="flex gap-3">
      <div className="hidden w-11 shrink-0 sm:block">
        {isLast || exchange.safety ? (
          <Captain mood={exchange.safety ? 'concerned' : 'calm'} className="size-11" />
        ) : null}
      </div>
      <div className="flex min-w-0 grow flex-col gap-3">
        {exchange.safety ? <SafetyNoteView note={exchange.safety} /> : null}
        <AnswerNotice notice={exchange.notice} />
        {text === '' ? null : (
          // A click on the words is a shortcut for the button below them.
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the button do the same.
          <div
            onClick={isTyping ? skip : undefined}
            className={clsx(
              'rounded-lg rounded-tl-sm border-2 bg-card px-4 py-3 transition-colors',
              highlighted ? 'border-rose' : 'border-line',
            )}
          >
            {exchange.offTopic ? <OffTopicMarker /> : null}
            <AnswerText
              text={shown}
              sources={exchange.sources}
              grows={grows}
              settled={settled}
              isLast={isLast}
            />
            {isTyping ? (
              <Button icon={FastForward} variant="ghost" className="mt-2 -ml-3" onClick={skip}>
                Show all
              </Button>
            ) : null}
          </div>
        )}
        {settled ? (
          <>
            <UncheckedFigures unchecked={exchange.unchecked} />
            <AnswerFooter exchange={exchange} rating={rating} isLast={isLast} actions={actions} />
          </>
        ) : null}
        {settled && isLast ? (
          <QuestionChips questions={exchange.next} onAsk={(message) => actions.ask({ message })} />
        ) : null}
      </div>
    </div>
  );
}
