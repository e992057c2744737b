import { useStore } from '../../lib/create-store.ts';
import { chooseTheme, themeStore } from '../../lib/theme.ts';
import { THEME_CHOICES } from './theme-choices.ts';

/** The theme choice laid open, for the phone's menu. */
export function ThemeSwitch() {
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
          <Icon aria-hidden="true" className="size-5" />
          {short}
        </label>
      ))}
    </fieldset>
  );
}
