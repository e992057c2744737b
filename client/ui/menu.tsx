import { cloneElement, useState } from 'react';
import { sayLoadFailed } from '../lib/toast/say-failed.ts';
import type { MenuChoiceProps, MenuItemProps, MenuProps } from './menu-parts.tsx';

/** The menu's machinery is a fifth of a first page load, so it comes when somebody reaches for a menu. */
let parts: typeof import('./menu-parts.tsx') | undefined;

async function loadParts(): Promise<void> {
  parts ??= await import('./menu-parts.tsx');
}

/** Dropdown menu with one button as its trigger. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  if (wanted && parts) return <parts.OpenMenu {...props} />;
  const warmUp = () => void loadParts().catch(() => undefined);
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => loadParts().then(() => setWanted(true), sayLoadFailed),
    onPointerEnter: warmUp,
    onFocus: warmUp,
  });
}

// What stands in a menu is drawn once it is open, and the parts are here by then.

export const MenuItem = (props: MenuItemProps) => parts && <parts.MenuItem {...props} />;

export const MenuLabel = (props: Pick<MenuProps, 'children'>) => parts && <parts.MenuLabel {...props} />;

export const MenuSeparator = () => parts && <parts.MenuSeparator />;

/** Group of menu items of which one is chosen. */
export const MenuChoice = <T extends string>(props: MenuChoiceProps<T>) =>
  parts && <parts.MenuChoice {...props} />;
