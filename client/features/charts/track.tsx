import clsx from 'clsx';

/** Where values stand on a bar, 0 to 1. */
type Place = (value: number) => number;

/** Places of values on a common bar, with some air at both ends. */
export function placesOn(values: readonly number[]): Place {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least;
  return (value) => (span > 0 ? 0.06 + ((value - least) / span) * 0.88 : 0.5);
}

interface TrackProps {
  place: Place;
  /** From where to where the thick part reaches. */
  from: number;
  to: number;
  /** The full mark, and a hollow one for the value before. */
  mark: number;
  before?: number | null;
  /** A value of meaning, drawn as a dashed rule. */
  rule?: number;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Values on a bar. It is a drawing only: what it shows stands in words beside it. */
export function Track({ place, from, to, mark, before = null, rule }: TrackProps) {
  const [start, end] = [Math.min(place(from), place(to)), Math.max(place(from), place(to))];
  const rulePlace = rule === undefined ? null : place(rule);
  return (
    <div aria-hidden="true" className="relative h-6">
      <span className="absolute inset-x-0 top-1/2 border-t-2 border-line" />
      {rulePlace !== null && rulePlace >= 0 && rulePlace <= 1 ? (
        <span
          className="absolute inset-y-0 border-l-2 border-dashed border-kelp"
          style={{ left: percent(rulePlace) }}
        />
      ) : null}
      <span
        className="absolute top-1/2 h-2 -translate-y-1/2 rounded-full bg-lagoon opacity-35 forced-color-adjust-none"
        style={{ left: percent(start), width: percent(end - start) }}
      />
      {before === null ? null : <TrackMark at={place(before)} className="rounded-full border-3 bg-card" />}
      <TrackMark at={place(mark)} className="rounded-full border-3 bg-lagoon" />
    </div>
  );
}

const TrackMark = ({ at, className }: { at: number; className: string }) => (
  <span
    className={clsx(
      'absolute top-1/2 size-4.5 -translate-1/2 border-lagoon forced-color-adjust-none',
      className,
    )}
    style={{ left: percent(at) }}
  />
);
