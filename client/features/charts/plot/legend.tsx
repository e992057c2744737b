import clsx from 'clsx';
import type { PlotColour } from './plot-colours.ts';
import type { PlotSpec, PointShape } from './plot-spec.ts';

const INK: Partial<Record<PlotColour, string>> = {
  lagoon: 'text-lagoon forced-colors:text-[Highlight]',
  amber: 'text-amber forced-colors:text-[CanvasText]',
  kelp: 'text-kelp',
  ink: 'text-ink',
};

const SHAPE: Record<PointShape, { d: string; hollow: boolean }> = {
  disc: { d: 'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12z', hollow: false },
  diamond: { d: 'M10 3 17 10 10 17 3 10z', hollow: true },
  square: { d: 'M4.5 4.5h11v11h-11z', hollow: true },
};

/** What each shape in the picture and its line stand for. */
export const Legend = ({ points, kinds, line }: Pick<PlotSpec, 'points' | 'kinds' | 'line'>) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
    {kinds
      .filter((_, kind) => points.some((point) => point.kind === kind))
      .map(({ label, shape, colour }) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx('size-5 shrink-0', INK[colour])}>
            <path
              d={SHAPE[shape].d}
              fill={SHAPE[shape].hollow ? 'none' : 'currentColor'}
              stroke="currentColor"
              strokeWidth="2.5"
            />
          </svg>
          {label}
        </li>
      ))}
    {line ? (
      <li className="flex items-center gap-2">
        <svg viewBox="0 0 28 20" aria-hidden="true" className="h-5 w-7 shrink-0">
          <path d="M1 13 9 7l9 5 9-6" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        {line.label}
      </li>
    ) : null}
  </ul>
);
