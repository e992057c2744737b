import { useSession } from '../../lib/session/current-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoginOrGuest } from '../../ui/login-or-guest.tsx';

/** End of a reading page: on to the chat for who is in, the two ways in for everyone else. */
export function WayOn() {
  if (useSession().user === null) return <LoginOrGuest guestPage="/getting-started" />;
  return (
    <ButtonLink to="/captain-keto" variant="accent" size="lg">
      Start Chatting Now
    </ButtonLink>
  );
}
