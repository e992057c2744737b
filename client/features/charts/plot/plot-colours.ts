import { useSyncExternalStore } from 'react';
import { themeStore } from '../../../lib/browser/theme.ts';

/** The colour tokens that pictures draw with, each with what stands for it where the reader's own colours are on. */
const FORCED = {
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  line: 'GrayText',
  card: 'Canvas',
  lagoon: 'Highlight',
  amber: 'CanvasText',
  kelp: 'LinkText',
  'kelp-wash': 'Canvas',
  shoal: 'Canvas',
} as const;
type PlotColour = keyof typeof FORCED;

export type Palette = Record<PlotColour, string> & {
  /** The reader's own colours are on: fills say nothing, lines and shapes everything. */
  forced: boolean;
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
  const palette: Palette = { ...FORCED, forced: false };
  for (const name of Object.keys(FORCED) as PlotColour[]) {
    probe.style.color = `var(--color-${name})`;
    palette[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return palette;
}
