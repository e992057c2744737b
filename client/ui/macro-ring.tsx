import clsx from 'clsx';
import type { MacroBreakdown } from '#contract/nutrition.ts';

const RADIUS = 38;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
/** Gap between arcs, in units of the drawing. */
const GAP = 2;

const PARTS = [
  { key: 'fat_percentage', label: 'Fat', stroke: 'stroke-brass', dot: 'bg-brass' },
  { key: 'protein_percentage', label: 'Protein', stroke: 'stroke-lagoon', dot: 'bg-lagoon' },
  { key: 'carb_percentage', label: 'Carbs', stroke: 'stroke-rose', dot: 'bg-rose' },
] as const satisfies readonly { key: keyof MacroBreakdown; label: string; stroke: string; dot: string }[];

/** Where the energy comes from: a ring with its legend, which also says the numbers. */
export function MacroRing({ breakdown }: { breakdown: MacroBreakdown }) {
  let start = 0;
  const arcs = PARTS.map((part) => {
    const length = (Math.max(0, breakdown[part.key]) / 100) * CIRCUMFERENCE;
    const arc = { ...part, length, start, percent: Math.round(breakdown[part.key]) };
    start += length;
    return arc;
  });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-28 -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" className="stroke-line" strokeWidth="2" />
        {arcs.map((arc) =>
          arc.length <= 0 ? null : (
            <circle
              key={arc.key}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              strokeWidth="14"
              className={clsx(arc.stroke, 'animate-fill-ring')}
              strokeDasharray={`${Math.max(0.5, arc.length - GAP)} ${CIRCUMFERENCE}`}
              strokeDashoffset={-arc.start}
            />
          ),
        )}
      </svg>
      <ul className="flex flex-col gap-1">
        {arcs.map((arc) => (
          <li key={arc.key} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={clsx('size-3.5 rounded-full border border-ink forced-color-adjust-none', arc.dot)}
            />
            {arc.label} <strong>{arc.percent}%</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
