import { cloneElement, type ReactNode, Suspense, use, useState } from 'react';
import { sayLoadFailed } from '../lib/toast/say-failed.ts';
import type { MenuChoiceProps, MenuItemProps, MenuProps } from './menu-parts.tsx';

let loading: Promise<typeof import('./menu-parts.tsx')> | undefined;

/** The menu's machinery is a fifth of a first page load, so it comes when somebody reaches for a menu. */
function loadParts() {
  loading ??= import('./menu-parts.tsx').catch((error: unknown) => {
    // The next try asks again.
    loading = undefined;
    throw error;
  });
  return loading;
}

function LoadedMenu(props: MenuProps) {
  const { OpenMenu } = use(loadParts());
  return <OpenMenu {...props} />;
}

/** Dropdown menu with one button as its trigger. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const warmUp = () => void loadParts().catch(() => undefined);
  const open = () => loadParts().then(() => setWanted(true), sayLoadFailed);
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onPointerEnter: warmUp,
    onFocus: warmUp,
  });
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <LoadedMenu {...props} />
    </Suspense>
  );
}

export function MenuItem(props: MenuItemProps) {
  const { MenuItem: Part } = use(loadParts());
  return <Part {...props} />;
}

export function MenuLabel(props: { children: ReactNode }) {
  const { MenuLabel: Part } = use(loadParts());
  return <Part {...props} />;
}

export function MenuSeparator() {
  const { MenuSeparator: Part } = use(loadParts());
  return <Part />;
}

/** Group of menu items of which one is chosen. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { MenuChoice: Part } = use(loadParts());
  return <Part {...props} />;
}
