import { themeStore } from '../../../lib/browser/theme.ts';
import { useStore } from '../../../lib/hooks/create-store.ts';
import { useMedia } from '../../../lib/hooks/use-media.ts';

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

const FORCED_COLORS = '(forced-colors: active)';

/** A string that changes whenever the colours of the page do: paper, too, has colours of its own. */
export const useColourScheme = (): string =>
  [
    useStore(themeStore),
    useMedia('(prefers-color-scheme: dark)'),
    useMedia(FORCED_COLORS),
    useMedia('print'),
  ].join(' ');

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
