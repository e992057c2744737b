import { askToContinueAsGuest, askToSignIn, useGuestPending } from '../lib/session/prompts.ts';
import { Button } from './button.tsx';

interface LoginOrGuestProps {
  /** Where a guest arrives. */
  guestPage: Parameters<typeof askToContinueAsGuest>[0];
  /** The dialog's tab; sign-in without it. */
  tab?: 'login' | 'register';
}

/** The two ways in, side by side. */
export function LoginOrGuest({ guestPage, tab }: LoginOrGuestProps) {
  const guestPending = useGuestPending();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className="min-w-32" onClick={() => askToSignIn(tab && { tab })}>
        LOGIN
      </Button>
      <span aria-hidden="true" className="text-ink-soft">
        |
      </span>
      <Button
        variant="secondary"
        className="min-w-32"
        pendingLabel={guestPending ? 'Loading...' : undefined}
        onClick={() => askToContinueAsGuest(guestPage)}
      >
        GUEST
      </Button>
    </div>
  );
}
