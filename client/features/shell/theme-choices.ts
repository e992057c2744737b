import { MonitorSmartphone, Moon, Sun } from 'lucide-react';

/** The three ways the pages can look, named after a chart by day and a bridge by night. */
export const THEME_CHOICES = [
  { value: 'light', label: 'Day chart (light)', short: 'Light', icon: Sun },
  { value: 'dark', label: 'Night watch (dark)', short: 'Dark', icon: Moon },
  { value: 'system', label: 'Same as this device', short: 'Device', icon: MonitorSmartphone },
] as const;
