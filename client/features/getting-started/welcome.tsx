import { useSession } from '../../lib/session/current-user.ts';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { LoginOrGuest } from '../../ui/login-or-guest.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ActionMenu } from './action-menu.tsx';

/** The captain's greeting with the ways on, by who is using the app. */
export function Welcome() {
  const session = useSession();
  const name =
    session.kind === 'authenticated' ? session.user.displayName || session.user.username || 'there' : '';
  return (
    <div className="mb-8 flex flex-col gap-5 rounded-lg border-2 border-land-deep bg-land p-5 sm:flex-row sm:items-center sm:p-7">
      <Captain mood="cheerful" className="size-28 sm:size-32" />
      <div className="flex min-w-0 flex-col items-start gap-4">
        {session.kind === 'authenticated' ? (
          <h2 className="max-w-full text-2xl break-words">Welcome back, {name}!</h2>
        ) : (
          <h2 className="text-2xl">
            {session.kind === 'guest' ? 'Good to have you aboard' : 'Every voyage starts here'}
          </h2>
        )}
        {session.kind === 'loading' ? (
          <p role="status" className="flex min-h-touch items-center gap-2 text-ink-soft">
            <Spinner /> Loading...
          </p>
        ) : session.kind === 'anonymous' ? (
          <LoginOrGuest tab="register" guestPage="/captain-keto" />
        ) : (
          <ActionMenu session={session} />
        )}
      </div>
    </div>
  );
}
