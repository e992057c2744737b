import { type PersonalData, personalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { type BrowserStores, isRecord, readJson, writeJson } from '../storage/browser-stores.ts';
import { STORAGE_KEY } from '../storage/keys.ts';

type Stored = Record<string, unknown>;

/** Everything stored, also what this version does not know, so that rewriting loses nothing. */
const readStored = ({ local }: BrowserStores): Stored | undefined =>
  readJson(local, STORAGE_KEY.guestProfile, isRecord);

/** Each field for itself: one that cannot be read counts as not said and spoils no other. */
function toPerson(stored: Stored): PersonalData {
  const readable = Object.entries(personalData.shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(stored[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return personalData.parse({ ...EMPTY_PERSONAL_DATA, ...Object.fromEntries(readable) });
}

/** What a guest said about themselves on this device; null when nothing was stored. */
export function readGuestPerson(stores: BrowserStores): PersonalData | null {
  const stored = readStored(stores);
  return stored ? toPerson(stored) : null;
}

/**
 * Keeps the changed fields on this device.
 * @throws ZodError when a value is not allowed; Error when the browser's storage is full or refuses
 */
export function changeGuestPerson(stores: BrowserStores, changes: Partial<PersonalData>): PersonalData {
  const stored = { ...EMPTY_PERSONAL_DATA, ...readStored(stores), ...personalData.partial().parse(changes) };
  if (!writeJson(stores.local, STORAGE_KEY.guestProfile, stored))
    throw new Error('This browser is out of space, so your profile wasn’t saved');
  return toPerson(stored);
}

/** Takes the guest's profile off this device. */
export const removeGuestPerson = ({ local }: BrowserStores) => local.removeItem(STORAGE_KEY.guestProfile);
