import { CircleHelp, Info } from 'lucide-react';
import type { Exchange } from '../../../lib/chat/exchange.ts';

const LINE = 'flex gap-2 rounded-md px-3 py-2 text-small';
const ICON = 'mt-0.5 size-5 shrink-0';

const FIGURES = new Intl.ListFormat('en');

/** What must be known of how the answer came about: a failed model, a limit, figures without a source. */
export function AnswerNotes({ notice, unchecked }: Pick<Exchange, 'notice' | 'unchecked'>) {
  const figures = [...new Set(unchecked)];
  return (
    <>
      {notice ? (
        <p className={`${LINE} bg-shoal`}>
          <Info aria-hidden="true" className={`${ICON} text-sea`} />
          {notice}
        </p>
      ) : null}
      {figures.length > 0 ? (
        <p className={`${LINE} bg-amber-wash`}>
          <CircleHelp aria-hidden="true" className={`${ICON} text-amber`} />
          <span>
            Not found in our sources: <strong>{FIGURES.format(figures)}</strong>. The model wrote{' '}
            {figures.length === 1 ? 'this figure' : 'these figures'} by itself; check before you rely on it.
          </span>
        </p>
      ) : null}
    </>
  );
}
