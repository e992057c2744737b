import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useSession } from '../../lib/session/current-user.ts';
import { sessionLabel } from '../../lib/session/session.ts';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { accountItems } from './account-items.ts';

export function UserMenu() {
  const session = useSession();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-touch w-50 items-center gap-2 rounded-md border-2 border-ink bg-card px-3 font-bold hover:bg-shoal"
        >
          <CircleUserRound aria-hidden="true" className="size-5 shrink-0" />
          <span className="grow truncate text-left">{sessionLabel(session)}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      }
    >
      {session.kind === 'guest' ? <MenuLabel>Guest Mode: saved on this device only</MenuLabel> : null}
      {session.kind === 'authenticated' ? <MenuLabel>{session.user.username}</MenuLabel> : null}
      {accountItems(session).map((item) =>
        'to' in item ? (
          <MenuItem key={item.label} asChild>
            <Link to={item.to}>{item.label}</Link>
          </MenuItem>
        ) : (
          <MenuItem key={item.label} onSelect={item.onSelect} disabled={item.disabled ?? false}>
            {item.label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
