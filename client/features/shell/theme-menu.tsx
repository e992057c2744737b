import { MonitorSmartphone, Moon, Sun } from 'lucide-react';
import { chooseTheme, themeStore } from '../../lib/browser/theme.ts';
import { useStore } from '../../lib/hooks/create-store.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuChoice, MenuLabel } from '../../ui/menu.tsx';

/** The three ways the pages can look, named after a chart by day and a bridge by night. */
export const THEME_CHOICES = [
  { value: 'light', label: 'Day chart (light)', short: 'Light', icon: Sun },
  { value: 'dark', label: 'Night watch (dark)', short: 'Dark', icon: Moon },
  { value: 'system', label: 'Same as this device', short: 'Device', icon: MonitorSmartphone },
] as const;

const OPTIONS = THEME_CHOICES.map(({ value, label, icon: Icon }) => ({
  value,
  label,
  icon: <Icon className="size-5" />,
}));

export function ThemeMenu() {
  const theme = useStore(themeStore);
  const current = THEME_CHOICES.find((choice) => choice.value === theme) ?? THEME_CHOICES[2];
  return (
    <Menu trigger={<IconButton icon={current.icon} label="Theme" />}>
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice value={theme} onChange={chooseTheme} options={OPTIONS} />
    </Menu>
  );
}
