import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { DiaryMeal } from '#contract/diary.ts';
import { addDays, type CalendarDay, dayIn } from '#domain/dates/calendar-day.ts';
import { MEAL_WORDS } from '#domain/diary/entries.ts';
import { totalValues } from '#domain/diary/estimates.ts';
import { guestDiaryQuery, storeEntry, useDiary } from '../../lib/diary/diary.ts';
import { type GuestEntry, removeGuestEntries } from '../../lib/diary/guest-diary.ts';
import { mealNow, useLog } from '../../lib/diary/use-log.ts';
import { formatFullDay } from '../../lib/format/date-text.ts';
import { personZone, usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { takeAlong } from '../../lib/storage/take-along.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { choicesOf, TextInput } from '../../ui/controls.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { TakeAlongOffer } from '../../ui/take-along-offer.tsx';
import { DayEvents } from './day-events.tsx';
import { DayMeals } from './day-meals.tsx';
import { DayTotals } from './day-totals.tsx';
import { FinishDay } from './finish-day.tsx';
import { FrequentFoods } from './frequent-foods.tsx';
import { OwnFiguresDialog } from './own-figures-dialog.tsx';
import { PrescriberNote } from './prescriber-note.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';
import { SayIt } from './say-it.tsx';

const AT_ONCE = 8;
const count = (n: number, of = '') => `${n} ${of}${n === 1 ? 'entry' : 'entries'}`;

const take = (entries: readonly GuestEntry[]) =>
  takeAlong(
    entries,
    {
      save: ({ id: _id, createdAt: _createdAt, ...entry }) => storeEntry(entry),
      removeFromDevice: (ids) => removeGuestEntries(browserStores(), ids),
    },
    AT_ONCE,
  );

function TakeAlongDiary() {
  const { data: entries = [] } = useQuery(guestDiaryQuery());
  return (
    <TakeAlongOffer
      label="Diary kept on this device"
      heading={`Add ${count(entries.length, 'diary ')} from your guest visit to your account`}
      action={`Add ${count(entries.length)}`}
      pendingLabel="Saving..."
      items={entries}
      take={take}
      changes={[['diary']]}
      taken={(n) => ({ title: 'Diary added', description: `${count(n)} moved to your account.` })}
      notTaken={(left) => ({
        title: 'Some diary entries could not be added',
        description: `${count(left)} stayed on this device. Please try again later.`,
      })}
    >
      Your diary entries will be in your account, on all your devices.
    </TakeAlongOffer>
  );
}

const ARROW = 'inline-flex size-touch items-center justify-center rounded-md text-ink hover:bg-shoal';

function dayWords(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : formatFullDay(day, today);
}

function DayNav({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  const navigate = useNavigate();
  const searchOf = (next: CalendarDay) => (next === today ? {} : { day: next });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Link to="/tracking" search={searchOf(addDays(day, -1))} aria-label="The day before" className={ARROW}>
        <ChevronLeft className="size-6" />
      </Link>
      <h2 className="min-w-28 text-center text-2xl">{dayWords(day, today)}</h2>
      {day < today ? (
        <Link to="/tracking" search={searchOf(addDays(day, 1))} aria-label="The day after" className={ARROW}>
          <ChevronRight className="size-6" />
        </Link>
      ) : (
        <span className="size-touch" />
      )}
      <div className="ml-auto w-36 sm:w-44">
        <TextInput
          type="date"
          aria-label="Go to a day"
          value={day}
          max={today}
          onChange={({ target }) => {
            if (/^20\d\d-\d\d-\d\d$/.test(target.value) && target.value <= today)
              void navigate({ to: '/tracking', search: searchOf(target.value) });
          }}
        />
      </div>
    </div>
  );
}

/** What was eaten on a day, what it holds against the person's targets, and the ways to add to it. */
export function DiaryView() {
  const { day: asked } = useSearch({ from: '/tracking' });
  const { person, isLoading: isPersonLoading } = usePerson();
  const { kind } = useSession();
  const zone = personZone(person);
  const today = dayIn(zone, Date.now());
  const day = asked !== undefined && asked <= today ? asked : today;
  const diary = useDiary(day);
  const log = useLog(zone, day);
  const [pickedMeal, setMeal] = useState<DiaryMeal | null>(null);
  const [ownName, setOwnName] = useState<string | null>(null);
  const [isCooking, setCooking] = useState(false);
  if (diary.isLoading || isPersonLoading) return <LoadingState label="Opening your day..." />;
  if (diary.error)
    return <ErrorState title="Your diary could not be loaded" error={diary.error} onRetry={diary.retry} />;
  const meal = pickedMeal ?? mealNow(zone);
  const values = totalValues(diary.entries.map((entry) => entry.values));
  const unknown = diary.entries.filter((entry) => entry.values.netCarbs === null).length;
  return (
    <div className="flex flex-col gap-6">
      <TakeAlongDiary />
      <PrescriberNote today={today} />
      <DayNav day={day} today={today} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <DayTotals values={values} unknown={unknown} isPartial={diary.isPartial} />
          <Panel role="region" aria-label="Add what you ate" className="flex flex-col gap-5">
            <SelectField label="Add to" value={meal} choices={choicesOf(MEAL_WORDS)} onChange={setMeal} />
            <SayIt meal={meal} log={log} frequent={diary.frequent} onOwnFigures={setOwnName} />
            <FrequentFoods foods={diary.frequent} meal={meal} log={log} />
            <div className="-ml-4 flex flex-wrap gap-2">
              <Button variant="ghost" onClick={() => setCooking(true)}>
                From a recipe
              </Button>
              <Button variant="ghost" onClick={() => setOwnName('')}>
                Enter my own numbers
              </Button>
            </div>
          </Panel>
        </div>
        <div className="flex flex-col gap-6">
          <DayMeals
            entries={diary.entries}
            dayBefore={diary.dayBefore}
            isPartial={diary.isPartial}
            zone={zone}
            log={log}
          />
          {kind === 'authenticated' && day === today && !diary.isPartial ? (
            <FinishDay entries={diary.entries} values={values} unknown={unknown} log={log} />
          ) : null}
          <DayEvents day={day} />
          <ButtonLink
            to="/tracking"
            search={{ view: 'diary-file' }}
            variant="ghost"
            className="-ml-4 self-start"
          >
            Import or export
          </ButtonLink>
        </div>
      </div>
      {isCooking ? (
        <RecipeDialog meal={meal} frequent={diary.frequent} log={log} onClose={() => setCooking(false)} />
      ) : null}
      {ownName === null ? null : (
        <OwnFiguresDialog name={ownName} meal={meal} log={log} onClose={() => setOwnName(null)} />
      )}
    </div>
  );
}
