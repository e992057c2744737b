import { FIELD_OF, type TakenMeasure } from '#domain/readings/measure-units.ts';
import type { ImportedReading } from '#domain/readings-import/import-mapping.ts';
import { formatMoment } from '../../../lib/date-text.ts';
import type { Reader } from '../entry-draft.ts';
import { measureIn, measureText } from '../measures.ts';

const SHOWN = 5;
const MEASURES: readonly TakenMeasure[] = ['glucose', 'ketones', 'weight', 'waist'];

/** The first readings as they will be stored, in the person's units and zone. */
export function PreviewTable({ readings, reader }: { readings: readonly ImportedReading[]; reader: Reader }) {
  const { units, zone } = reader;
  const measured = MEASURES.filter((name) => readings.some(({ reading }) => reading[FIELD_OF[name]] != null));
  const noted = (reading: ImportedReading['reading']) =>
    [
      reading.isFasting ? 'Fasting' : null,
      reading.feeling,
      reading.lastMeal,
      reading.recentActivity,
      reading.notes,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keys.
    <section tabIndex={0} aria-label="First readings as they will be stored" className="overflow-x-auto">
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <th className="py-2 pr-4">Line</th>
            <th className="py-2 pr-4">Time</th>
            {measured.map((name) => (
              <th key={name} className="py-2 pr-4">
                {measureIn(name, units).label}
              </th>
            ))}
            <th className="py-2">Besides</th>
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, SHOWN).map(({ row, reading }) => (
            <tr key={row} className="border-b border-line align-top">
              <td className="py-2 pr-4">{row}</td>
              <td className="py-2 pr-4 whitespace-nowrap">{formatMoment(reading.readingTime, zone)}</td>
              {measured.map((name) => {
                const stored = reading[FIELD_OF[name]];
                return (
                  <td key={name} className="py-2 pr-4 font-bold whitespace-nowrap">
                    {stored == null ? 'none' : measureText(measureIn(name, units), stored)}
                  </td>
                );
              })}
              <td className="py-2">{noted(reading)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
