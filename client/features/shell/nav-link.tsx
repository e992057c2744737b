import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useSession } from '../../lib/session/current-user.ts';
import { barrierFor, type NavItem, needsLoginLabel } from './nav-items.ts';

interface NavLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  item: NavItem;
}

/** A link of the navigation. Where the page is not open to the person, it opens the fitting dialog instead. */
export function NavLink({ item, className, onClick, ...rest }: NavLinkProps) {
  const session = useSession();
  const barrier = barrierFor(item, session);
  return (
    <Link
      {...rest}
      to={item.to}
      preload={barrier ? false : 'intent'}
      activeProps={{ 'aria-current': 'page' }}
      onClick={(event) => {
        onClick?.(event);
        if (!barrier) return;
        event.preventDefault();
        barrier();
      }}
      className={clsx('items-center gap-x-2', className)}
    >
      {item.label}
      {needsLoginLabel(item, session) ? (
        <span className="text-small text-ink-soft">(Login required)</span>
      ) : null}
    </Link>
  );
}
