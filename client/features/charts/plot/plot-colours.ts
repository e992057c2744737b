import { useSyncExternalStore } from 'react';
import { themeStore } from '../../../lib/theme.ts';

/** Names of the colour tokens that pictures draw with. */
export const PLOT_COLOURS = [
  'ink',
  'ink-soft',
  'line',
  'card',
  'lagoon',
  'amber',
  'kelp',
  'kelp-wash',
  'shoal',
] as const;
export type PlotColour = (typeof PLOT_COLOURS)[number];

export type Palette = Record<PlotColour, string> & {
  /** The reader's own colours are on: fills say nothing, lines and shapes everything. */
  forced: boolean;
};

const FORCED: Record<PlotColour, string> = {
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  line: 'GrayText',
  card: 'Canvas',
  lagoon: 'Highlight',
  amber: 'CanvasText',
  kelp: 'LinkText',
  'kelp-wash': 'Canvas',
  shoal: 'Canvas',
};

const DARK = '(prefers-color-scheme: dark)';
const FORCED_COLORS = '(forced-colors: active)';
/** Paper has colours of its own. */
const PRINT = 'print';
const QUERIES = [DARK, FORCED_COLORS, PRINT];

function watch(onChange: () => void): () => void {
  const queries = QUERIES.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  const leaveTheme = themeStore.subscribe(onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
    leaveTheme();
  };
}

/** A string that changes whenever the colours of the page do. */
export const useColourScheme = (): string =>
  useSyncExternalStore(
    watch,
    () => `${themeStore.get()} ${QUERIES.map((query) => matchMedia(query).matches).join(' ')}`,
  );

/** The tokens as a canvas takes them: it knows no custom properties and no light-dark(). */
export function readPalette(host: HTMLElement): Palette {
  if (matchMedia(FORCED_COLORS).matches) return { ...FORCED, forced: true };
  const probe = document.createElement('span');
  // Reduced motion gives every element a transition, whose first moment is the old colour.
  probe.style.transition = 'none';
  host.append(probe);
  const read = (name: PlotColour): string => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const palette = Object.fromEntries(PLOT_COLOURS.map((name) => [name, read(name)])) as Record<
    PlotColour,
    string
  >;
  probe.remove();
  return { ...palette, forced: false };
}
