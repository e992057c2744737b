import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface PendingButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled' | 'pendingLabel'> {
  /** While it works: this text in place of the children. */
  pendingLabel?: string | undefined;
  /** Whether it can do nothing now. */
  isIdle?: boolean;
}

/** A button that keeps the focus while it works; a disabled one would lose it, and with it the person's place. */
export function PendingButton({ pendingLabel, isIdle, children, onClick, ...rest }: PendingButtonProps) {
  const isPending = pendingLabel !== undefined;
  const rests = isPending || isIdle;
  return (
    <Button
      {...rest}
      aria-disabled={rests || undefined}
      aria-busy={isPending || undefined}
      onClick={rests ? undefined : onClick}
    >
      {isPending ? (
        <>
          <Spinner />
          {pendingLabel}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
