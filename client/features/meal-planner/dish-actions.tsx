import { Lock, LockOpen, Shuffle } from 'lucide-react';
import type { PlannedDish } from '#contract/meal-plans.ts';
import { Button } from '../../ui/button.tsx';

interface DishActionsProps {
  dish: PlannedDish;
  isLocked: boolean;
  /** While a plan is being made; the buttons stay, so that the focus does. */
  isBusy: boolean;
  onLock: () => void;
  onSwap: () => void;
}

/** Keeps a dish when the rest is made anew, or asks for another in its place. */
export function DishActions({ dish, isLocked, isBusy, onLock, onSwap }: DishActionsProps) {
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <>
      <Button
        variant="ghost"
        className="px-2!"
        aria-pressed={isLocked}
        aria-disabled={isBusy || undefined}
        aria-label={`Keep ${dish.name}`}
        onClick={isBusy ? undefined : onLock}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isLocked ? 'Kept' : 'Keep'}
      </Button>
      <Button
        variant="ghost"
        className="px-2!"
        aria-disabled={isBusy || undefined}
        aria-label={`Swap ${dish.name}`}
        onClick={isBusy ? undefined : onSwap}
      >
        <Shuffle aria-hidden="true" className="size-5" />
        Swap
      </Button>
    </>
  );
}
