import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { nearestPoint, placeOf, pointByKey } from './nearest-point.ts';
import type { PlotPoint, PlotSpec, PointKind, PointShape } from './plot-spec.ts';
import { type PlotArea, usePlot } from './use-plot.ts';

const INK: Record<PointKind['colour'], string> = {
  lagoon: 'text-lagoon forced-colors:text-[Highlight]',
  amber: 'text-amber forced-colors:text-[CanvasText]',
};

const OUTLINE: Record<PointShape, string> = {
  disc: 'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12z',
  diamond: 'M10 3 17 10 10 17 3 10z',
  square: 'M4.5 4.5h11v11h-11z',
};

const Legend = ({ spec: { points, kinds, line } }: { spec: PlotSpec }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
    {kinds
      .filter((_, kind) => points.some((point) => point.kind === kind))
      .map(({ label, shape, colour }) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx('size-5 shrink-0', INK[colour])}>
            <path
              d={OUTLINE[shape]}
              fill={shape === 'disc' ? 'currentColor' : 'none'}
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

interface TimeChartProps {
  name: string;
  /** Keep it the same between renders: a new one is drawn anew. The cursor stays on its reading. */
  spec: PlotSpec;
  /** CSS pixels. */
  height: number;
  /** The reading at a place of `spec.points` in words: value, unit, time, kind. */
  say: (index: number) => string;
  /** Keep it the same between renders. */
  onReady: () => void;
}

const Marker = ({ area, spec, index }: { area: PlotArea; spec: PlotSpec; index: number }) => {
  const point = spec.points[index];
  if (!point) return null;
  const value = spec.cutAbove === null ? point.value : Math.min(point.value, spec.cutAbove);
  const left = area.left + area.scale.x(point.at);
  const top = area.top + area.scale.y(value);
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span className="absolute w-px bg-rose" style={{ left, top: area.top, height: area.height }} />
      <span
        className="absolute size-5 -translate-1/2 rounded-full border-3 border-rose forced-colors:border-[Highlight]"
        style={{ left, top }}
      />
    </div>
  );
};

/**
 * Values over time with their targets. A cursor goes from reading to reading by arrow keys, Home and End, by mouse or
 * by finger; what it points at is written below and announced.
 */
export function TimeChart({ name, spec, height, say, onReady }: TimeChartProps) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const area = usePlot(host, spec, height, onReady);
  const [cursor, setCursor] = useState<PlotPoint | null>(null);
  const index = placeOf(cursor, spec.points);
  const moveTo = (next: number | null) => setCursor(next === null ? null : (spec.points[next] ?? null));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && index !== null) return moveTo(null);
    const next = pointByKey(event.key, index, spec.points.length);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (!area) return;
    const box = event.currentTarget.getBoundingClientRect();
    const pointer = { x: event.clientX - box.left - area.left, y: event.clientY - box.top - area.top };
    const next = nearestPoint(spec.points, area.scale, pointer);
    if (next !== null && next !== index) moveTo(next);
  };

  return (
    <div>
      {/* Keys move a cursor over a picture, which no native control does. */}
      <div
        role="application"
        aria-roledescription="chart"
        aria-label={name}
        aria-describedby={`${id}-keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved through by keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        className="relative touch-pan-y select-none rounded-sm"
        style={{ height }}
      >
        <div ref={host} aria-hidden="true" className="h-full overflow-hidden" />
        {area && index !== null ? <Marker area={area} spec={spec} index={index} /> : null}
      </div>
      <p id={`${id}-keys`} hidden>
        {counted(spec.points.length, 'reading')}. Arrow keys move from reading to reading, Home and End to the
        first and last.
      </p>
      <output aria-live="polite" className="mt-1 block min-h-14 text-small sm:min-h-8 print:hidden">
        {index === null ? (
          <span className="text-ink-soft">Touch the chart or use the arrow keys to read a value.</span>
        ) : (
          <>
            {say(index)}{' '}
            <span className="text-ink-soft">
              ({index + 1} of {spec.points.length})
            </span>
          </>
        )}
      </output>
      <Legend spec={spec} />
    </div>
  );
}
