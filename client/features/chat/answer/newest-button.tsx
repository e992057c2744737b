import { ArrowDown } from 'lucide-react';
import type { Below } from '../follow-newest.ts';

/** Down to the newest; it says so when what is new came while somebody read further up. */
export function NewestButton({ below, onClick }: { below: Below; onClick: () => void }) {
  if (below === 'nothing') return null;
  const isNew = below === 'new';
  return (
    <button
      type="button"
      aria-label={isNew ? 'New answer below' : 'To the newest message'}
      title={isNew ? undefined : 'To the newest message'}
      onClick={onClick}
      className="flex h-12 min-w-12 items-center md:absolute md:bottom-0 md:left-1/2 md:-translate-x-1/2 justify-center gap-2 rounded-full border-2 border-ink bg-card px-2.5 font-bold shadow-float hover:bg-shoal"
    >
      <ArrowDown aria-hidden="true" className="size-6" />
      {isNew ? <span className="pr-2 max-sm:sr-only">New answer below</span> : null}
    </button>
  );
}
