import { CircleHelp, Info } from 'lucide-react';
import type { Exchange } from '../../../lib/chat/exchange.ts';

const LINE = 'flex gap-2 rounded-md px-3 py-2 text-small';
const ICON = 'mt-0.5 size-5 shrink-0';

/** What must be known of how the answer came about: a model that failed, a limit, something left out. */
export const AnswerNotice = ({ notice }: { notice: string }) => (
  <p className={`${LINE} bg-shoal`}>
    <Info aria-hidden="true" className={`${ICON} text-sea`} />
    {notice}
  </p>
);

/** Which figures of the answer no source holds. */
export function UncheckedFigures({ unchecked }: Pick<Exchange, 'unchecked'>) {
  const figures = [...new Set(unchecked)];
  if (figures.length === 0) return null;
  return (
    <p className={`${LINE} bg-amber-wash`}>
      <CircleHelp aria-hidden="true" className={`${ICON} text-amber`} />
      <span>
        Not found in our sources: <strong>{new Intl.ListFormat('en').format(figures)}</strong>. The model
        wrote {figures.length === 1 ? 'this figure' : 'these figures'} by itself; check before you rely on it.
      </span>
    </p>
  );
}
