import { useState } from 'react';
import { addDays, type CalendarDay } from '#domain/dates/calendar-day.ts';
import { carbsFell } from '#domain/diary/carb-fall.ts';
import { netCarbDays } from '#domain/diary/diary-days.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { useDiaryDays } from '../../lib/diary/diary-days.ts';
import { usePerson } from '../../lib/person/person.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores, readJsonList, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { Button } from '../../ui/button.tsx';
import { SafetyNoteView } from '../../ui/safety-note-view.tsx';

/** The rule for insulin, sulfonylureas and glinides. */
const TEXT = `You take a medicine that can make your glucose too low, and your diary shows that you're eating clearly fewer carbohydrates than in the weeks before. If your dose stays the same, your glucose can fall dangerously within a day. Tell your prescriber today: doses are often lowered when people cut carbohydrates, and only your prescriber can say how.

- Check your glucose more often, and carry 15 to 20 g of fast sugar.
- Do not fast until you have settled this with your prescriber.
- Never stop insulin on your own.

Source: [Murdoch et al., British Journal of General Practice 2019](https://doi.org/10.3399/bjgp19X704525)`;

const LOOKED_BACK_DAYS = 30;

/** People to whom it was said on this device. */
const isOwner = (value: unknown): value is string => typeof value === 'string';
const said = (): string[] => readJsonList(browserStores().local, STORAGE_KEY.prescriberNote, isOwner);

/** Said once: carbohydrates fell while a medicine is taken whose dose may have to follow. */
export const PrescriberNote = ({ today }: { today: CalendarDay }) =>
  healthContext(usePerson().person).onInsulinOrSulfonylurea === true ? <NoteOfFall today={today} /> : null;

function NoteOfFall({ today }: { today: CalendarDay }) {
  // As the device tells people apart.
  const owner = String(useSession().user?.id ?? '');
  const [isDone, setDone] = useState(() => said().includes(owner));
  const { days } = useDiaryDays(addDays(today, -LOOKED_BACK_DAYS), today);
  if (isDone || !carbsFell(netCarbDays(days), today)) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <SafetyNoteView note={{ level: 'call_today', text: TEXT }} />
      <Button
        variant="secondary"
        onClick={() => {
          writeJson(browserStores().local, STORAGE_KEY.prescriberNote, [...said(), owner]);
          setDone(true);
        }}
      >
        I told my prescriber, or will today
      </Button>
    </div>
  );
}
