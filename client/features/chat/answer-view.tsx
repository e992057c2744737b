import clsx from 'clsx';
import { Anchor, Copy, FastForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OFF_TOPIC_MARKER, type UsedData } from '#contract/chat.ts';
import { BRAND } from '../../brand.ts';
import { type Exchange, shownText, wholeResponse } from '../../lib/chat/exchange.ts';
import { copyText } from '../../lib/copy-text.ts';
import { AnswerSources } from '../../ui/answer-sources.tsx';
import { Button } from '../../ui/button.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { QuestionChips } from '../../ui/question-chips.tsx';
import { SafetyNoteView } from '../../ui/safety-note-view.tsx';
import { HIGHLIGHT_MS_PER_CHARACTER } from './typewriter.ts';
import { useTypewriter } from './use-typewriter.ts';

interface AnswerViewProps {
  exchange: Exchange;
  /** The newest answer of this visit is typed out. */
  fresh: boolean;
  /** Nothing more will come. */
  complete: boolean;
  /** Asks one of the questions offered next; without it none are shown. */
  onAsk?: (question: string) => void;
}

/** True for a while after a new answer is complete, the longer the answer. */
function useHighlight(on: boolean, characters: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setOver(true), characters * HIGHLIGHT_MS_PER_CHARACTER);
    return () => clearTimeout(timer);
  }, [on, characters]);
  return on && !over;
}

const USED_WORDS: Readonly<Record<UsedData, string>> = {
  profile: 'your profile',
  readings: 'your readings',
  pantry: 'your pantry',
  plans: 'your meal plans',
};

function answeredBy({ answeredBy: name, used }: Exchange): string {
  const own = used.map((data) => USED_WORDS[data]).join(', ');
  const by = name === 'composer' ? `Answered from ${BRAND.coach}'s own notes` : `Answered by ${name}`;
  return own ? `${by}, with ${own}` : by;
}

/** One answer: safety note, marker, text, sources, and who answered. */
export function AnswerView({ exchange, fresh, complete, onAsk }: AnswerViewProps) {
  const text = shownText(exchange);
  const { shown, isTyping, skip } = useTypewriter(text, fresh, complete);
  const highlighted = useHighlight(fresh && complete, text.length);
  const settled = complete && !isTyping;
  return (
    <div className="flex gap-3">
      <Captain mood={exchange.safety ? 'concerned' : 'calm'} className="hidden size-11 shrink-0 sm:block" />
      <div className="flex min-w-0 grow flex-col gap-3">
        {exchange.safety ? <SafetyNoteView note={exchange.safety} /> : null}
        {text === '' ? null : (
          <div
            className={clsx(
              'rounded-lg rounded-tl-sm border-2 bg-card px-4 py-3 transition-colors',
              highlighted ? 'border-rose' : 'border-line',
            )}
          >
            {exchange.offTopic ? (
              <p className="mb-2 flex items-center gap-2 font-extrabold text-amber">
                <Anchor aria-hidden="true" className="size-5 shrink-0" />
                {OFF_TOPIC_MARKER}
              </p>
            ) : null}
            <Markdown text={shown} />
            {isTyping ? (
              <Button variant="ghost" className="mt-2 -ml-3" onClick={skip}>
                <FastForward aria-hidden="true" className="size-5" />
                Show all
              </Button>
            ) : null}
            {settled ? <AnswerSources sources={exchange.sources} /> : null}
          </div>
        )}
        {settled ? (
          <div className="-mt-1 flex flex-wrap items-center gap-x-4">
            <Button variant="ghost" className="-ml-1" onClick={() => copyText(wholeResponse(exchange))}>
              <Copy aria-hidden="true" className="size-5" />
              Copy
            </Button>
            {exchange.answeredBy ? <p className="text-small text-ink-soft">{answeredBy(exchange)}</p> : null}
          </div>
        ) : null}
        {settled && onAsk ? <QuestionChips questions={exchange.next} onAsk={onAsk} /> : null}
      </div>
    </div>
  );
}
