import { CookingPot, Undo2, X } from 'lucide-react';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PendingButton } from '../pending-button.tsx';
import { type Cooking, cookedWords } from './use-cooking.ts';

interface CookedNoteProps {
  cooking: Cooking;
  unit: FoodWeightUnit;
  /** The note goes, and with it the button that had the focus. */
  onGone: () => void;
}

/** What the last cooking took, with a way back that does not go with the toast. */
export function CookedNote({ cooking, unit, onGone }: CookedNoteProps) {
  const { last } = cooking;
  if (!last) return null;
  const close = () => {
    cooking.forget();
    onGone();
  };
  const { taken, untracked } = cookedWords(last.cooked, unit);
  return (
    <Panel
      tone="shoal"
      role="region"
      aria-label={`Cooked: ${last.what}`}
      className="flex flex-col gap-1 p-4! print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex gap-2 pt-1.5 font-bold wrap-anywhere">
          <CookingPot aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          Cooked: {last.what}
        </p>
        <IconButton icon={X} label="Close this note" onClick={close} className="-mt-1 -mr-1" />
      </div>
      <p className="wrap-anywhere">{taken ?? 'Nothing was taken from your pantry.'}</p>
      {untracked ? <p className="wrap-anywhere text-ink-soft">{untracked}</p> : null}
      {taken ? (
        <PendingButton
          variant="ghost"
          className="-ml-4 self-start"
          pendingLabel={cooking.isUndoing ? 'Putting it back...' : undefined}
          onClick={() => cooking.undo(last, { onSuccess: onGone })}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          Put it back
        </PendingButton>
      ) : null}
    </Panel>
  );
}
