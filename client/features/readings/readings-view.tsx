import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { PersonalData } from '#contract/profile.ts';
import { lastDays } from '#domain/dates/calendar-day.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { adviseOnReading, type ReadingAdvice } from '#domain/readings/reading-advice.ts';
import { counted } from '#domain/readings/trends/measure-words.ts';
import { isProvisional } from '../../lib/changes/change.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import type { GuestReading } from '../../lib/readings/guest-readings.ts';
import { READINGS_KEY, type Reading } from '../../lib/readings/reading.ts';
import { readingWords } from '../../lib/readings/reading-words.ts';
import { guestReadingsQuery, useReadings } from '../../lib/readings/readings.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/storage/take-along.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingState, ProfileNotLoaded } from '../../ui/states.tsx';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';
import { AdviceAlert, useUnreadDangers } from './danger-alerts.tsx';
import { isBlank, type Reader } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { storeReading } from './reading-changes.ts';
import { LOG_HEADING, ReadingLog } from './reading-log.tsx';
import { useEntryForm } from './use-entry-form.ts';

/** Asked for first; earlier ones come on request. */
const RECENT_DAYS = 90;
const NONE: readonly Reading[] = [];

/** A saved reading, or one that is being typed and has no id yet. */
type AdvisedReading = Parameters<typeof adviseOnReading>[0] & { id?: Reading['id'] };

/** The words of an old reading are others than those of a new one by the same rule. */
const isSame = (a: ReadingAdvice, b: ReadingAdvice) =>
  a.rule === b.rule && a.level === b.level && a.title === b.title;

/** One that waited to be sent stands in the list under another id since. */
const isSameReading = (one: Reading, { id, readingTime }: AdvisedReading) =>
  one.id === id || (id !== undefined && isProvisional(id) && one.readingTime === readingTime);

/** What the person is told about a reading, beside the others of the last weeks. */
function useAdvice(person: PersonalData, recentFrom: string) {
  const { data: recent = NONE } = useReadings(recentFrom);
  const context = useMemo(() => healthContext(person), [person]);
  return useCallback(
    (reading: AdvisedReading): ReadingAdvice | null =>
      adviseOnReading(
        reading,
        context,
        recent.filter((one) => !isSameReading(one, reading)),
        new Date(),
      ),
    [context, recent],
  );
}

function EntryAndLog({ person }: { person: PersonalData }) {
  const { units } = person;
  const zone = personZone(person);
  const reader = useMemo<Reader>(() => ({ units, zone }), [units, zone]);
  const recentFrom = lastDays(zone, Date.now(), RECENT_DAYS).start.toISOString();
  const advise = useAdvice(person, recentFrom);
  const saved = useUnreadDangers(advise);
  const form = useEntryForm(reader, saved);
  const onTyped = form.advised && !isBlank(form.draft) ? advise(form.advised) : null;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <section
        aria-labelledby="new-reading"
        className="flex flex-col gap-4 rounded-lg border-2 border-ink bg-card p-4 sm:p-5"
      >
        <h2 id="new-reading" className="sr-only">
          New reading
        </h2>
        {saved.alerts.map(({ advice, reading }) => (
          <AdviceAlert
            key={`saved ${advice.level} ${advice.rule}`}
            advice={advice}
            numbers={readingWords(reading, person)}
            country={person.country}
            onRead={() => saved.markRead(advice.rule)}
          />
        ))}
        {onTyped && !saved.alerts.some(({ advice }) => isSame(advice, onTyped)) ? (
          <AdviceAlert
            key={`typed ${onTyped.level} ${onTyped.rule}`}
            advice={onTyped}
            country={person.country}
          />
        ) : null}
        <EntryForm reader={reader} form={form} isEmergency={onTyped?.level === 'emergency'} />
      </section>
      <section aria-labelledby={LOG_HEADING}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={LOG_HEADING} tabIndex={-1} className="text-2xl">
            Your readings
          </h2>
          <ButtonLink to="/tracking" search={{ view: 'import' }} variant="secondary">
            <FileUp className="size-5" />
            Import a CSV file
          </ButtonLink>
        </div>
        <ReadingLog reader={reader} recentFrom={recentFrom} onChanged={saved.judge} />
      </section>
    </div>
  );
}

const AT_ONCE = 8;

async function take(readings: readonly GuestReading[]) {
  const { removeGuestReadings } = await import('../../lib/readings/guest-readings.ts');
  return takeAlong(
    readings,
    {
      save: ({ id: _id, createdAt: _createdAt, ...reading }) => storeReading(reading),
      removeFromDevice: (ids) => removeGuestReadings(browserStores(), ids),
    },
    AT_ONCE,
  );
}

function TakeAlongReadings() {
  const { data: readings = [] } = useQuery(guestReadingsQuery());
  return (
    <div className="mb-6 empty:hidden">
      <TakeAlongOffer
        label="Readings saved on this device"
        heading={`Add ${counted(readings.length, 'reading')} from this device to your account`}
        action={`Add ${counted(readings.length, 'reading')}`}
        pendingLabel="Adding..."
        items={readings}
        take={take}
        changes={[[READINGS_KEY]]}
        taken={(n) => ({
          title: 'Readings added',
          description: `${counted(n, 'reading')} moved to your account.`,
        })}
        notTaken={(left) => ({
          title: 'Some readings could not be added',
          description: `${counted(left, 'reading')} stayed on this device. Please try again.`,
        })}
      >
        You entered these as a guest. Add them to your account to see them on all your devices.
      </TakeAlongOffer>
    </div>
  );
}

export function ReadingsView() {
  const { person, isLoading, error, retry } = usePerson();
  if (isLoading) return <LoadingState label="Opening your log..." />;
  return (
    <>
      {error ? (
        <div className="mb-6">
          <ProfileNotLoaded units={person.units} onRetry={retry}>
            Until your profile loads, warnings can't take your medicines into account.
          </ProfileNotLoaded>
        </div>
      ) : null}
      <TakeAlongReadings />
      <EntryAndLog person={person} />
    </>
  );
}
