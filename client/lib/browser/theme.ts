import { createStore } from '../hooks/create-store.ts';
import { afterPaint } from './idle.ts';

type ThemeChoice = 'system' | 'light' | 'dark';

const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** The choice in a cookie header, or 'system'. */
export function themeFromCookies(cookies: string): ThemeChoice {
  const match = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies);
  return match?.[1] === 'light' || match?.[1] === 'dark' ? match[1] : 'system';
}

/** A cookie rather than local storage, so that logout, which empties the store, does not change how the page looks. */
export const themeStore = createStore<ThemeChoice>(
  typeof document === 'undefined' ? 'system' : themeFromCookies(document.cookie),
  'system',
);

function wearTheme(): void {
  const { dataset } = document.documentElement;
  const choice = themeStore.get();
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
}

export function chooseTheme(choice: ThemeChoice): void {
  const age = choice === 'system' ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: theme.js must read it before the first paint, without waiting.
  document.cookie = `theme=${choice}; path=/; max-age=${age}; samesite=lax`;
  themeStore.set(choice);
  // Other colours for everything take a moment; the choice itself is on the screen before.
  void afterPaint().then(afterPaint).then(wearTheme);
}
