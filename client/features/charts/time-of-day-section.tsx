import type { Measure, ReadingValues } from '#domain/readings/reading-values.ts';
import {
  numberText,
  type ShownMeasure,
  shownMeasure,
  valueWithUnit,
} from '#domain/readings/shown-measure.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
import { byTimeOfDay, type DayPartFigures } from '#domain/readings/trends/time-of-day.ts';
import { ChartSection, NothingToDraw, placesOn, Track } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { hoursText, timeOfDayHeadline } from './headlines.ts';
import type { ChartContext } from './measure-picture.ts';

const MEASURES = [
  { measure: 'glucose', title: 'Glucose' },
  { measure: 'ketones', title: 'Ketones' },
] as const satisfies readonly { measure: Measure; title: string }[];

interface DayOfMeasure {
  title: string;
  shown: ShownMeasure;
  parts: DayPartFigures[];
}

const PartOfDay = ({
  part: { part, fromHour, toHour, n, median, least, most },
  shown,
  place,
}: {
  part: DayPartFigures;
  shown: ShownMeasure;
  place: (value: number) => number;
}) => (
  <li>
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>
        <span className="capitalize">{part}</span>{' '}
        <span className="text-ink-soft">{hoursText(fromHour, toHour)}</span>
      </span>
      {median === null || least === null || most === null ? (
        <span className="text-ink-soft">no readings</span>
      ) : (
        <span>
          <strong>{numberText(shown, median)}</strong>{' '}
          <span className="text-ink-soft">
            ({numberText(shown, least)} to {numberText(shown, most)}, {n} {n === 1 ? 'reading' : 'readings'})
          </span>
        </span>
      )}
    </p>
    {median === null || least === null || most === null ? null : (
      <Track place={place} from={least} to={most} mark={median} />
    )}
  </li>
);

function DayOf({ title, shown, parts }: DayOfMeasure) {
  const place = placesOn(
    parts.flatMap(({ least, most }) => (least === null || most === null ? [] : [least, most])),
  );
  return (
    <div>
      <h3 className="mb-1 text-lg">
        {title} <span className="text-ink-soft">({shown.unit})</span>
      </h3>
      <ul className="flex flex-col gap-2">
        {parts.map((part) => (
          <PartOfDay key={part.part} part={part} shown={shown} place={place} />
        ))}
      </ul>
    </div>
  );
}

/** What is usual at which time of day. */
export function TimeOfDaySection({
  readings,
  context,
}: {
  readings: readonly ReadingValues[];
  context: ChartContext;
}) {
  const days = MEASURES.map(
    ({ measure, title }): DayOfMeasure => ({
      title,
      shown: shownMeasure(measure, context.units),
      parts: byTimeOfDay(context.zone, measurements(readings, measure)),
    }),
  ).filter(({ parts }) => parts.some(({ n }) => n > 0));
  const rows = days.flatMap(({ title, shown, parts }) => parts.map((part) => ({ title, shown, part })));
  return (
    <ChartSection
      title="Time of day"
      headline={timeOfDayHeadline(days)}
      note={
        days.length > 0 &&
        'The mark is the middle value (median), the bar reaches from the lowest to the highest. Hours are those of your clock.'
      }
      picture={
        days.length > 0 ? (
          <div className="flex flex-col gap-5">
            {days.map((day) => (
              <DayOf key={day.title} {...day} />
            ))}
          </div>
        ) : (
          <NothingToDraw>No glucose and no ketones were measured on these days.</NothingToDraw>
        )
      }
      table={
        <DataTable
          caption="Readings by time of day"
          columns={['Measure', 'Part of the day', 'Readings', 'Typical', 'Lowest', 'Highest']}
          count={rows.length}
          row={(index) => {
            const one = rows[index];
            if (!one) return [];
            const { part, fromHour, toHour, n, median, least, most } = one.part;
            const text = (value: number | null) =>
              value === null ? 'none' : valueWithUnit(one.shown, value);
            return [
              one.title,
              `${part}, ${hoursText(fromHour, toHour)}`,
              String(n),
              text(median),
              text(least),
              text(most),
            ];
          }}
        />
      }
    />
  );
}
