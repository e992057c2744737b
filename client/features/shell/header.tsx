import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown, CircleUserRound, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { BRAND } from '../../brand.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { sessionLabel } from '../../lib/session/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { accountItems, MAIN_ITEMS, PANTRY_ITEMS, READING_ITEMS } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx').then((module) => module.MobileMenu));

const TOP_LEVEL =
  'inline-flex min-h-touch rounded-md px-2.5 font-bold whitespace-nowrap hover:bg-shoal border-b-3 border-transparent ' +
  'aria-[current]:rounded-b-none aria-[current]:border-rose ' +
  // Forced colors would paint the transparent line of every item.
  'forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';

function PantryMenu() {
  const isWithin = useLocation({ select: ({ pathname }) => PANTRY_ITEMS.some(({ to }) => pathname === to) });
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-current={isWithin || undefined}
          className={`${TOP_LEVEL} items-center gap-1`}
        >
          Keto Pantry
          <ChevronDown className="size-4" />
        </button>
      }
    >
      {PANTRY_ITEMS.map((item) => (
        <MenuItem key={item.to} asChild>
          <NavLink item={item} />
        </MenuItem>
      ))}
    </Menu>
  );
}

const NavLinks = () => (
  <>
    {MAIN_ITEMS.map((item) => (
      <NavLink key={item.to} item={item} className={TOP_LEVEL} />
    ))}
    <PantryMenu />
    {READING_ITEMS.map((item) => (
      <NavLink key={item.to} item={item} className={TOP_LEVEL} />
    ))}
  </>
);

function UserMenu() {
  const session = useSession();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-touch w-50 items-center gap-2 rounded-md border-2 border-ink bg-card px-3 font-bold hover:bg-shoal"
        >
          <CircleUserRound className="size-5 shrink-0" />
          <span className="grow truncate text-left">{sessionLabel(session)}</span>
          <ChevronDown className="size-4 shrink-0" />
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

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 border-b-2 border-ink bg-page short:static">
      <div className="mx-auto flex max-w-[96rem] items-center gap-1 px-4 py-2 sm:px-6">
        <Link to="/" className="flex min-h-touch items-center gap-2.5 rounded-md pr-1">
          <LogoMark className="size-10" />
          <span className="font-display text-xl font-bold leading-none tracking-tight">{BRAND.product}</span>
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center min-[88rem]:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto hidden items-center gap-1 md:flex min-[88rem]:ml-2">
          <ThemeMenu />
          <UserMenu />
        </div>
        <IconButton
          icon={MenuIcon}
          label="Open menu"
          className="ml-auto md:hidden"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      <nav aria-label="Main" className="hidden border-t border-line md:block min-[88rem]:hidden">
        <div className="mx-auto flex max-w-7xl items-center justify-between px-4 py-1 sm:px-6">
          <NavLinks />
        </div>
      </nav>
      {menuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}
    </header>
  );
}
