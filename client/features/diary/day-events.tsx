import { type CalendarDay, dayIn, startOfDay } from '#domain/dates/calendar-day.ts';
import { useFasts } from '../../lib/fasts/fasts.ts';
import { formatTime } from '../../lib/format/date-text.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { readingWords } from '../../lib/readings/reading-words.ts';
import { useReadings } from '../../lib/readings/readings.ts';

/** What else belongs to the day: readings, and when fasts began and ended, in order of time. */
export function DayEvents({ day }: { day: CalendarDay }) {
  const { person } = usePerson();
  const zone = personZone(person);
  const { data: readings = [] } = useReadings(startOfDay(zone, day).toISOString());
  const { fasts } = useFasts();
  const events = [
    ...readings.map((reading) => ({ at: reading.readingTime, words: readingWords(reading, person) })),
    ...fasts.flatMap(({ startedAt, endedAt }) => [
      { at: startedAt, words: 'Fast began' },
      ...(endedAt === null ? [] : [{ at: endedAt, words: 'Fast ended' }]),
    ]),
  ]
    .filter(({ at, words }) => words !== '' && dayIn(zone, at) === day)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="day-events">
      <h3 id="day-events" className="mb-1 text-lg">
        Readings and fasts
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {events.map(({ at, words }) => (
          <li key={`${at} ${words}`} className="flex gap-3 px-3 py-2">
            <time dateTime={at} className="w-20 shrink-0 text-ink-soft">
              {formatTime(at, zone)}
            </time>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
