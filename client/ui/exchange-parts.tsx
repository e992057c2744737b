import { Anchor, CircleHelp, Info } from 'lucide-react';
import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import type { Exchange } from '../lib/chat/exchange.ts';

/** A question as it was sent, with its line breaks. */
export const QuestionBubble = ({ text }: { text: string }) => (
  <p className="w-fit min-w-0 max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-lg rounded-br-sm bg-sea px-4 py-2 text-on-sea">
    <span className="sr-only">You asked: </span>
    {text}
  </p>
);

const LINE = 'flex gap-2 rounded-md px-3 py-2 text-small';
const ICON = 'mt-0.5 size-5 shrink-0';

/** What must be known of how the answer came about: a model that failed, a limit, something left out. */
export const AnswerNotice = ({ notice }: Pick<Exchange, 'notice'>) =>
  notice ? (
    <p className={`${LINE} bg-shoal`}>
      <Info className={`${ICON} text-sea`} />
      {notice}
    </p>
  ) : null;

/** Which figures of the answer no source holds. */
export function UncheckedFigures({ unchecked }: Pick<Exchange, 'unchecked'>) {
  const figures = [...new Set(unchecked)];
  if (figures.length === 0) return null;
  return (
    <p className={`${LINE} bg-amber-wash`}>
      <CircleHelp className={`${ICON} text-amber`} />
      <span>
        Not found in our sources: <strong>{new Intl.ListFormat('en').format(figures)}</strong>. The AI model
        added {figures.length === 1 ? 'this number' : 'these numbers'} on its own, so check before you rely on{' '}
        {figures.length === 1 ? 'it' : 'them'}.
      </span>
    </p>
  );
}

/** What the coach was not made for says so above the answer. */
export const OffTopicMarker = () => (
  <p className="mb-2 flex items-center gap-2 font-extrabold text-amber">
    <Anchor className="size-5 shrink-0" />
    {OFF_TOPIC_MARKER}
  </p>
);

interface QuestionChipsProps {
  questions: readonly string[] | undefined;
  onAsk: (question: string) => void;
  /** While an answer is on its way no further question can be sent. */
  disabled?: boolean;
}

/** Questions that come naturally next; choosing one asks it. */
export function QuestionChips({ questions = [], onAsk, disabled }: QuestionChipsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="What you could ask next" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onAsk(question)}
            className="min-h-touch rounded-full border-2 border-line-strong bg-card px-4 py-1.5 text-left hover:border-ink hover:bg-shoal disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
