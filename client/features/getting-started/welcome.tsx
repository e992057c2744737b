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
    <div className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-lg border-2 border-land-deep bg-land p-4 sm:gap-x-6 sm:p-7">
      <Captain mood="cheerful" className="size-18 sm:row-span-2 sm:size-32" />
      {session.kind === 'authenticated' ? (
        <h2 className="text-2xl wrap-anywhere sm:self-end">Welcome back, {name}!</h2>
      ) : (
        <h2 className="text-2xl sm:self-end">
          {session.kind === 'guest' ? 'Good to have you aboard' : 'Every voyage starts here'}
        </h2>
      )}
      <div className="col-span-2 sm:col-span-1 sm:self-start">
        {session.kind === 'loading' ? (
          <p role="status" className="flex min-h-touch items-center gap-2 text-ink-soft noscript:hidden">
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
