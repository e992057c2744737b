import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useSession } from '../../lib/session/current-user.ts';
import { askToLogOut, askToSignIn } from '../../lib/session/prompts.ts';
import { mayOpen, type Session } from '../../lib/session/session.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Captain } from '../../ui/illustrations/captain.tsx';
import { LoginOrGuest } from '../../ui/login-or-guest.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const PAGES = [
  { to: '/keto-pantry', label: 'Upload Food Label' },
  { to: '/saved-pantry', label: 'Go to Saved Pantry/Meal Planner' },
  { to: '/saved-meals', label: 'Go to Saved Meals' },
  { to: '/science', label: 'Explore Keto Science' },
] as const;

/** What a guest or a returning user can do next. */
function ActionMenu({ kind }: Pick<Session, 'kind'>) {
  const navigate = useNavigate();
  const isGuest = kind === 'guest';
  // Pages that need an account ask a guest to sign in first.
  const open = (to: (typeof PAGES)[number]['to']) =>
    mayOpen(to, kind) ? navigate({ to }) : askToSignIn({ returnTo: to });
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={buttonStyle('accent', 'lg')}>
          Choose an action
          <ChevronDown className="size-5" />
        </button>
      }
    >
      <MenuItem onSelect={() => navigate({ to: '/captain-keto' })}>
        {isGuest ? 'Start a Chat' : 'Start or Continue a Chat'}
      </MenuItem>
      {PAGES.map(({ to, label }) => (
        <MenuItem key={to} onSelect={() => open(to)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {isGuest ? <MenuItem onSelect={() => askToSignIn({ tab: 'register' })}>Create Account</MenuItem> : null}
      <MenuItem onSelect={askToLogOut}>Logout</MenuItem>
    </Menu>
  );
}

function greeting({ kind, user }: Session): string {
  if (kind === 'authenticated') return `Welcome back, ${user.displayName || user.username || 'there'}!`;
  return kind === 'guest' ? 'Good to have you aboard' : 'Every voyage starts here';
}

/** The captain's greeting with the ways on, by who is using the app. */
export function Welcome() {
  const session = useSession();
  return (
    <div className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-lg border-2 border-land-deep bg-land p-4 sm:gap-x-6 sm:p-7">
      <Captain mood="cheerful" className="size-18 sm:row-span-2 sm:size-32" />
      <h2 className="text-2xl wrap-anywhere sm:self-end">{greeting(session)}</h2>
      <div className="col-span-2 sm:col-span-1 sm:self-start">
        {session.kind === 'loading' ? (
          <p role="status" className="flex min-h-touch items-center gap-2 text-ink-soft noscript:hidden">
            <Spinner /> Loading...
          </p>
        ) : session.kind === 'anonymous' ? (
          <LoginOrGuest tab="register" guestPage="/captain-keto" />
        ) : (
          <ActionMenu kind={session.kind} />
        )}
      </div>
    </div>
  );
}
