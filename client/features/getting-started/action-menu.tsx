import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { mayOpen } from '../../lib/access.ts';
import { askToLogOut, askToSignIn } from '../../lib/session/prompts.ts';
import type { Session } from '../../lib/session/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';

const PAGES = [
  { to: '/keto-pantry', label: 'Upload Food Label' },
  { to: '/saved-pantry', label: 'Go to Saved Pantry/Meal Planner' },
  { to: '/saved-meals', label: 'Go to Saved Meals' },
  { to: '/science', label: 'Explore Keto Science' },
] as const;

/** What a guest or a returning user can do next. */
export function ActionMenu({ session }: { session: Session }) {
  const navigate = useNavigate();
  const isGuest = session.kind === 'guest';
  // Pages that need an account ask a guest to sign in first.
  const open = (to: (typeof PAGES)[number]['to']) =>
    mayOpen(to, session.kind) ? navigate({ to }) : askToSignIn({ returnTo: to });
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={buttonStyle('accent', 'lg')}>
          Choose an action
          <ChevronDown aria-hidden="true" className="size-5" />
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
