import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { MAIN_ITEMS, PANTRY_ITEMS, READING_ITEMS } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx').then((module) => module.MobileMenu));

const TOP_LEVEL =
  'inline-flex min-h-touch rounded-md px-2.5 font-bold whitespace-nowrap hover:bg-shoal border-b-3 border-transparent ' +
  'aria-[current=page]:rounded-b-none aria-[current=page]:border-rose ' +
  // Forced colors would paint the transparent line of every item.
  'forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]';

function PantryMenu() {
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={`${TOP_LEVEL} items-center gap-1`}>
          Keto Pantry
          <ChevronDown aria-hidden="true" className="size-4" />
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

export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 border-b-2 border-ink bg-page short:static">
      <div className="mx-auto flex max-w-[96rem] items-center gap-1 px-4 py-2 sm:px-6">
        <BrandLink />
        <nav aria-label="Main" className="ml-auto hidden items-center min-[88rem]:flex">
          {MAIN_ITEMS.map((item) => (
            <NavLink key={item.to} item={item} className={TOP_LEVEL} />
          ))}
          <PantryMenu />
          {READING_ITEMS.map((item) => (
            <NavLink key={item.to} item={item} className={TOP_LEVEL} />
          ))}
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
          {MAIN_ITEMS.map((item) => (
            <NavLink key={item.to} item={item} className={TOP_LEVEL} />
          ))}
          <PantryMenu />
          {READING_ITEMS.map((item) => (
            <NavLink key={item.to} item={item} className={TOP_LEVEL} />
          ))}
        </div>
      </nav>
      {menuOpen ? <MobileMenu open onOpenChange={setMenuOpen} /> : null}
    </header>
  );
}
