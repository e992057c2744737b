import { Link } from '@tanstack/react-router';
import { chooseTheme, themeStore } from '../../lib/browser/theme.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { sessionLabel } from '../../lib/session/session.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { accountItems, MAIN_ITEMS, type NavItem, PANTRY_ITEMS, READING_ITEMS } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { THEME_CHOICES } from './theme-menu.tsx';

const ROW =
  'flex min-h-touch w-full flex-wrap rounded-md px-3 py-2 text-left text-lg hover:bg-shoal ' +
  'aria-[current=page]:bg-shoal aria-[current=page]:font-extrabold';

/** The theme choice laid open, for the phone's menu. */
function ThemeSwitch() {
  const theme = useStore(themeStore);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-bold">Theme</legend>
      {THEME_CHOICES.map(({ value, short, icon: Icon }) => (
        <label
          key={value}
          className="flex min-h-touch grow cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-line-strong px-3 has-checked:border-sea has-checked:bg-shoal has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-rose"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          <Icon className="size-5" />
          {short}
        </label>
      ))}
    </fieldset>
  );
}

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const links = (items: readonly NavItem[]) =>
    items.map((item) => (
      <li key={item.to}>
        <NavLink item={item} className={ROW} onClick={onClose} />
      </li>
    ));
  return (
    <Sheet open onOpenChange={onClose} title="Menu">
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
              <Link to={item.to} activeProps={{ 'aria-current': 'page' }} className={ROW} onClick={onClose}>
                {item.label}
              </Link>
            ) : (
              <button
                type="button"
                disabled={item.disabled}
                className={`${ROW} disabled:cursor-not-allowed disabled:text-ink-soft`}
                onClick={() => {
                  onClose();
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
