import { useSession } from '../../lib/session/current-user.ts';
import { useGuestPending } from '../../lib/session/guest-pending.ts';
import { askToContinueAsGuest, askToSignIn } from '../../lib/session/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** End of a reading page: on to the chat for who is in, the two ways in for everyone else. */
export function WayOn() {
  const { kind } = useSession();
  const guestPending = useGuestPending();
  if (kind === 'guest' || kind === 'authenticated')
    return (
      <ButtonLink to="/captain-keto" variant="accent" size="lg">
        Start Chatting Now
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className="min-w-32" onClick={() => askToSignIn()}>
        LOGIN
      </Button>
      <span aria-hidden="true" className="text-ink-soft">
        |
      </span>
      <Button
        variant="secondary"
        className="min-w-32"
        pendingLabel={guestPending ? 'Loading...' : undefined}
        onClick={() => askToContinueAsGuest('/getting-started')}
      >
        GUEST
      </Button>
    </div>
  );
}
