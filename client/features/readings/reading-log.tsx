import { Sunrise } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { addDays, type CalendarDay, dayIn } from '#domain/dates/calendar-day.ts';
import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { valueText } from '#domain/readings/measure-text.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { holdPlace } from '../../lib/browser/hold-place.ts';
import { formatFullDay } from '../../lib/format/date-text.ts';
import { type Reading, rowKey } from '../../lib/readings/reading.ts';
import { useReadings } from '../../lib/readings/readings.ts';
import { Button } from '../../ui/button.tsx';
import { BlankLog } from '../../ui/illustrations/empty-places.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { useEditedReading } from './edit-draft.ts';
import { mayBeFasting, type Reader } from './entry-draft.ts';
import { useDeleteReading } from './reading-changes.ts';
import { ReadingRow } from './reading-row.tsx';

/** "Today", "Yesterday", "Saturday, Nov 21", with the year where it is another one. */
function dayHeading(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatFullDay(day, today);
}

const MarkFastingDialog = lazyComponent(() =>
  import('./mark-fasting-dialog.tsx').then((module) => module.MarkFastingDialog),
);
const EditReadingDialog = lazyComponent(() =>
  import('./edit-reading-dialog.tsx').then((module) => module.EditReadingDialog),
);

export const LOG_HEADING = 'log';

const FIRST_SHOWN = 40;
const MORE_SHOWN = 100;
/** Days out of sight cost no layout; the height is a guess until a day was seen once. */
const UNSEEN_IS_NOT_DRAWN = '[content-visibility:auto] [contain-intrinsic-size:auto_9rem]';

/** The readings that are shown, and the way to earlier ones: first those at hand, then all from the store. */
function useShownReadings(recentFrom: string) {
  const [wantsAll, setWantsAll] = useState(false);
  const [most, setMost] = useState(FIRST_SHOWN);
  const { data, error, isFetching, refetch } = useReadings(wantsAll ? undefined : recentFrom);
  // While all of them are on their way, the recent ones stay.
  const [previous, setPrevious] = useState(data);
  if (data && previous !== data) setPrevious(data);
  // So few in three months that those before are wanted too.
  if (data && data.length < FIRST_SHOWN && !wantsAll) setWantsAll(true);
  const readings = data ?? previous;
  const showEarlier = () => {
    setMost((now) => now + MORE_SHOWN);
    if (readings && most + MORE_SHOWN > readings.length) setWantsAll(true);
    if (error) void refetch();
  };
  const isEverything = wantsAll && data !== undefined && most >= data.length;
  return { readings, error, isFetching, refetch, most, showEarlier, isEverything };
}

interface ReadingLogProps {
  reader: Reader;
  /** Instant (ISO) from which readings are asked for first; those before come on request. */
  recentFrom: string;
  /** A changed value is judged like a new one. */
  onChanged: (reading: Reading) => void;
}

/** All readings by the person's calendar days, newest first. Typing a new one does not draw them again. */
export const ReadingLog = memo(function ReadingLog({ reader, recentFrom, onChanged }: ReadingLogProps) {
  const { zone, units } = reader;
  const today = dayIn(zone, Date.now());
  const shown = useShownReadings(recentFrom);
  const remove = useDeleteReading();
  const deleteReading = (reading: Reading) => {
    holdPlace(LOG_HEADING);
    remove.mutate(reading);
  };
  const { readings: data, error, isFetching, most } = shown;
  const { edited, edit, typedBefore, save, close } = useEditedReading(reader, data);
  /** Those that are asked about, as they were when the person opened the dialog. */
  const [marking, setMarking] = useState<readonly Reading[] | null>(null);
  const unmarked = useMemo(() => mayBeFasting(data ?? [], zone), [data, zone]);
  const days = useMemo(
    () => Map.groupBy((data ?? []).slice(0, most), ({ readingTime }) => dayIn(zone, readingTime)),
    [data, most, zone],
  );
  if (!data || (data.length === 0 && !error && isFetching)) {
    return error ? (
      <ErrorState title="Your readings could not be loaded" error={error} onRetry={() => shown.refetch()}>
        {errorText(error, 'Please try again later')} You can still enter new readings.
      </ErrorState>
    ) : (
      <LoadingState label="Loading your readings..." />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No readings yet" figure={<BlankLog />}>
        Enter your first one, or import the readings from your meter. After a few weeks of morning readings,
        the charts can show you whether keto is working.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-small text-ink-soft">
        Targets: fasting glucose under {valueText('glucose', GLUCOSE.fastingPrediabetes.mgPerDl, units)},
        ketones above {KETONES.ketosis} mmol/L.
      </p>
      {unmarked.length > 0 ? (
        <Button variant="ghost" className="mb-3 -ml-2" onClick={() => setMarking(unmarked)} icon={Sunrise}>
          Mark morning readings as fasting ({unmarked.length})
        </Button>
      ) : null}
      {[...days].map(([day, readings]) => (
        <div key={day} className={`mb-5 ${UNSEEN_IS_NOT_DRAWN}`}>
          <h3 className="mb-2 text-lg">{dayHeading(day, today)}</h3>
          <ul className="divide-y divide-line rounded-lg border-2 border-line bg-card">
            {readings.map((reading) => (
              <ReadingRow
                key={rowKey(reading)}
                reading={reading}
                reader={reader}
                onEdit={edit}
                onDelete={deleteReading}
              />
            ))}
          </ul>
        </div>
      ))}
      <div role="status" className="flex flex-col items-center gap-2">
        {shown.isEverything ? (
          <p className="text-small text-ink-soft">
            {data.length === 1 ? 'This is your only reading.' : `That’s all ${data.length} of your readings.`}
          </p>
        ) : null}
      </div>
      {shown.isEverything ? null : (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            pendingLabel={isFetching ? 'Loading earlier readings...' : undefined}
            onClick={shown.showEarlier}
          >
            Load earlier
          </Button>
        </div>
      )}
      {marking ? (
        <MarkFastingDialog readings={marking} reader={reader} onClose={() => setMarking(null)} />
      ) : null}
      {edited ? (
        <EditReadingDialog
          reading={edited}
          reader={reader}
          typedBefore={typedBefore}
          onTyped={(draft) => save(edited.id, draft)}
          onClose={close}
          onChanged={onChanged}
        />
      ) : null}
    </>
  );
});
