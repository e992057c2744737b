import type { ReadingValues } from '#domain/readings/reading-values.ts';
import {
  numberText,
  type ShownMeasure,
  shownMeasure,
  valueWithUnit,
} from '#domain/readings/shown-measure.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { measurements } from '#domain/readings/trends/measurements.ts';
import { byTimeOfDay, type DayPartFigures } from '#domain/readings/trends/time-of-day.ts';
import { ChartSection, placesOn, Track } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { type DayOfMeasure, hoursText, timeOfDayHeadline } from './headlines.ts';
import type { ChartContext } from './measure-picture.ts';

const MEASURES = [
  { measure: 'glucose', title: 'Glucose' },
  { measure: 'ketones', title: 'Ketones' },
] as const;

interface PartOfDayProps {
  figures: DayPartFigures;
  shown: ShownMeasure;
  place: (value: number) => number;
}

function PartOfDay({ figures, shown, place }: PartOfDayProps) {
  const { part, fromHour, toHour, n, median, least, most } = figures;
  const isMeasured = median !== null && least !== null && most !== null;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="capitalize">{part}</span>{' '}
          <span className="text-ink-soft">{hoursText(fromHour, toHour)}</span>
        </span>
        {isMeasured ? (
          <span>
            <strong>{numberText(shown, median)}</strong>{' '}
            <span className="text-ink-soft">
              ({numberText(shown, least)} to {numberText(shown, most)}, {counted(n, 'reading')})
            </span>
          </span>
        ) : (
          <span className="text-ink-soft">no readings</span>
        )}
      </p>
      {isMeasured ? <Track place={place} from={least} to={most} mark={median} /> : null}
    </li>
  );
}

function DayOf({ measure, title, shown, parts }: DayOfMeasure) {
  const place = placesOn(
    parts.flatMap(({ least, most }) => [least, most]).filter((end) => end !== null),
    measure,
  );
  return (
    <div>
      <h3 className="mb-1 text-lg">
        {title} <span className="text-ink-soft">({shown.unit})</span>
      </h3>
      <ul className="flex flex-col gap-2">
        {parts.map((figures) => (
          <PartOfDay key={figures.part} figures={figures} shown={shown} place={place} />
        ))}
      </ul>
    </div>
  );
}

interface TimeOfDaySectionProps {
  readings: readonly ReadingValues[];
  context: ChartContext;
}

export function TimeOfDaySection({ readings, context }: TimeOfDaySectionProps) {
  const days = MEASURES.map(({ measure, title }) => ({
    measure,
    title,
    shown: shownMeasure(measure, context.units),
    parts: byTimeOfDay(context.zone, measurements(readings, measure)),
  })).filter(({ parts }) => parts.some(({ n }) => n > 0));
  return (
    <ChartSection
      title="Time of day"
      headline={timeOfDayHeadline(days)}
      note={
        days.length > 0 &&
        'Each bar runs from your lowest to your highest reading at that time of day. The mark on it is the middle reading (median): half were higher, half lower. Times are in your time zone.'
      }
      picture={
        <div className="flex flex-col gap-5">
          {days.map((day) => (
            <DayOf key={day.title} {...day} />
          ))}
        </div>
      }
      empty={days.length === 0 && 'You have no glucose or ketone readings for these days.'}
      table={
        <DataTable
          caption="Readings by time of day"
          columns={['Measure', 'Part of the day', 'Readings', 'Typical', 'Lowest', 'Highest']}
          rows={days.flatMap(({ title, shown, parts }) =>
            parts.map((figures) => ({ title, shown, figures })),
          )}
          cells={({ title, shown, figures: { part, fromHour, toHour, n, median, least, most } }) => {
            const text = (value: number | null) => (value === null ? 'none' : valueWithUnit(shown, value));
            const hours = `${part}, ${hoursText(fromHour, toHour)}`;
            return [title, hours, String(n), text(median), text(least), text(most)];
          }}
        />
      }
    />
  );
}
