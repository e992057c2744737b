import { z } from 'zod';
import { GUEST_DATA_MOST, type GuestData, guestData } from '#contract/chat.ts';
import type { OwnData } from '#contract/profile-values.ts';
import { readGuestDiary } from '../../../lib/diary/guest-diary.ts';
import { readGuestPantry } from '../../../lib/pantry/guest-pantry.ts';
import { readGuestPerson } from '../../../lib/person/guest-person.ts';
import { readGuestReadings } from '../../../lib/readings/guest-readings.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';

/** What the server would refuse is left out here: a guest keeps more of a reading and a food than a question needs. */
const sentData = z.object({
  profile: guestData.shape.profile,
  readings: z.array(z.object(guestData.shape.readings.unwrap().element.shape)),
  pantry: z.array(z.object(guestData.shape.pantry.unwrap().element.shape).omit({ notes: true })),
  diary: z.array(z.object(guestData.shape.diary.unwrap().element.shape)),
});

/**
 * What a guest keeps on this device, as far as the coach may speak of it; undefined when there is nothing. Kinds that
 * the guest switched off do not leave the browser.
 */
export function readGuestData(stores: BrowserStores): GuestData | undefined {
  const person = readGuestPerson(stores) ?? undefined;
  const isSent = (kind: OwnData) => !person?.withheldFromCoach?.includes(kind);
  const profile = isSent('profile') ? person : undefined;
  const readings = isSent('readings') ? readGuestReadings(stores).slice(0, GUEST_DATA_MOST) : [];
  const pantry = isSent('pantry') ? readGuestPantry(stores).slice(0, GUEST_DATA_MOST) : [];
  const diary = isSent('diary') ? readGuestDiary(stores).slice(-GUEST_DATA_MOST) : [];
  if (!profile && readings.length + pantry.length + diary.length === 0) return undefined;
  // What the server would refuse must not cost the person their question.
  return sentData.safeParse({ profile, readings, pantry, diary }).data;
}
