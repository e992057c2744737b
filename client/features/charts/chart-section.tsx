import clsx from 'clsx';
import { ChartSpline, Table } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Measure } from '#domain/readings/reading-values.ts';
import { SMALLEST_STEP } from '#domain/readings/trends/precision.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

interface ChartSectionProps {
  title: string;
  headline: string;
  course?: string | null;
  note?: ReactNode;
  picture: ReactNode;
  /** Said in place of the picture where there is nothing to draw: what would fill it. */
  empty: ReactNode;
  table: ReactNode;
  className?: string | undefined;
}

/** One picture with its meaning in words, and the same numbers as a table. */
export function ChartSection(props: ChartSectionProps) {
  const { title, course, note } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartSpline : Table;
  return (
    <section aria-labelledby={id} className={clsx('print:break-inside-avoid', props.className)}>
      <Panel className="flex flex-col gap-3 px-4 sm:px-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1.5 text-xl">
            {title}
          </h2>
          <Button
            variant="ghost"
            aria-label={`${title} as a ${asTable ? 'chart' : 'table'}`}
            onClick={() => setAsTable(!asTable)}
            className="-mr-2 px-2 print:hidden"
            icon={Icon}
          >
            {asTable ? 'Chart' : 'Table'}
          </Button>
        </div>
        <p className="text-lg">{props.headline}</p>
        {course ? <p>{course}</p> : null}
        {asTable ? props.table : props.empty ? <NothingToDraw>{props.empty}</NothingToDraw> : props.picture}
        {note ? <div className="text-small text-ink-soft">{note}</div> : null}
      </Panel>
    </section>
  );
}

/** In place of a picture that has no readings: an empty sheet and what would fill it. */
const NothingToDraw = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-center gap-3 rounded-md border-2 border-line px-4 py-6 text-center text-ink-soft">
    <svg viewBox="0 0 160 64" aria-hidden="true" className="h-16 w-40" fill="none">
      <path d="M10 4v52h144" className="stroke-line-strong" strokeWidth="2" />
      <path
        d="M18 44c14-2 18-22 32-22s16 16 30 14 20-22 36-24 22 8 32 6"
        className="stroke-lagoon"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
    </svg>
    <p className="max-w-prose">{children}</p>
  </div>
);

/** Where values stand on a bar, 0 to 1. */
type Place = (value: number) => number;

/** Shorter bars would draw what no meter can tell apart as far apart. */
const STEPS_LEAST = 20;

/** Places of values on a common bar, with some air at both ends. */
export function placesOn(values: readonly number[], measure: Measure): Place {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, SMALLEST_STEP[measure] * STEPS_LEAST);
  return (value) => 0.5 + ((value - (least + most) / 2) / span) * 0.88;
}

interface TrackProps {
  place: Place;
  /** The full mark, and a hollow one for the value before. */
  mark: number;
  before?: number | null;
  /** From where to where the thick part reaches: from the value before to the mark unless said otherwise. */
  from?: number;
  to?: number;
}

const MARK =
  'absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-3 border-lagoon forced-color-adjust-none';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Values on a bar. It is a drawing only: what it shows stands in words beside it. */
export function Track({ place, mark, before = null, from = before ?? mark, to = mark }: TrackProps) {
  const [start, end] = [Math.min(place(from), place(to)), Math.max(place(from), place(to))];
  return (
    <div aria-hidden="true" className="relative h-6">
      <span className="absolute inset-x-0 top-1/2 border-t-2 border-line" />
      <span
        className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full bg-lagoon opacity-35 forced-color-adjust-none"
        style={{ left: percent(start), width: percent(end - start) }}
      />
      {before === null ? null : (
        <span className={`${MARK} bg-card`} style={{ left: percent(place(before)) }} />
      )}
      <span className={`${MARK} bg-lagoon`} style={{ left: percent(place(mark)) }} />
    </div>
  );
}
