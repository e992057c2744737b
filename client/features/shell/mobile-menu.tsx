import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session/current-user.ts';
import { sessionLabel } from '../../lib/session/session.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { accountItems } from './account-items.ts';
import { MAIN_ITEMS, type NavItem, PANTRY_ITEMS, READING_ITEMS } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ROW =
  'flex min-h-touch w-full flex-wrap rounded-md px-3 py-2 text-left text-lg hover:bg-shoal ' +
  'aria-[current=page]:bg-shoal aria-[current=page]:font-extrabold';

/** The phone's slide-out with everything the desktop header holds. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const session = useSession();
  const close = () => onOpenChange(false);
  const links = (items: readonly NavItem[]) =>
    items.map((item) => (
      <li key={item.to}>
        <NavLink item={item} className={ROW} onChoose={close} />
      </li>
    ));
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      {session.kind === 'guest' ? (
        <div className="mb-4 rounded-md border-2 border-land-deep bg-land p-3">
          <p className="font-extrabold">Guest Mode</p>
          <p className="text-small">What you save stays on this device.</p>
        </div>
      ) : null}
      <nav aria-label="Main">
        <ul className="-mx-3">{links(MAIN_ITEMS)}</ul>
        <h2 className="mt-3 text-lg italic text-rose">Keto Pantry</h2>
        <ul className="-mx-3">{links(PANTRY_ITEMS)}</ul>
        <hr className="my-3 border-line" />
        <ul className="-mx-3">{links(READING_ITEMS)}</ul>
      </nav>
      <hr className="my-3 border-line" />
      <h2 className="truncate text-lg italic text-rose">{sessionLabel(session)}</h2>
      <ul className="-mx-3 mb-5">
        {accountItems(session).map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link to={item.to} activeProps={{ 'aria-current': 'page' }} className={ROW} onClick={close}>
                {item.label}
              </Link>
            ) : (
              <button
                type="button"
                disabled={item.disabled}
                className={`${ROW} disabled:cursor-not-allowed disabled:text-ink-soft`}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ThemeSwitch />
    </Sheet>
  );
}
