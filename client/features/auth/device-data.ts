import { type BrowserStores, isRecord, readJson, readJsonList } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** How things are shown and whether questions were put off: nothing a person would miss. */
const PREFERENCES = ['units', 'onboarding'];

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isSaid) : value != null;

const saysSomething = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.entries(value).some(([name, field]) => !PREFERENCES.includes(name) && isSaid(field));

/** What a guest saved on this device alone, which would be lost at logout; without a profile where that says nothing. */
export function readDeviceData({ local }: BrowserStores) {
  const journal = readJsonList(local, STORAGE_KEY.guestJournalMessages, isRecord);
  return {
    pantryItems: readJsonList(local, STORAGE_KEY.guestPantry, isRecord),
    readings: readJsonList(local, STORAGE_KEY.guestReadings, isRecord),
    fasts: readJsonList(local, STORAGE_KEY.guestFasts, isRecord),
    diary: readJsonList(local, STORAGE_KEY.guestDiary, isRecord),
    profile: readJson(local, STORAGE_KEY.guestProfile, saysSomething) ?? null,
    conversation: journal.length > 0 ? journal : readJsonList(local, STORAGE_KEY.chatHistory, isRecord),
  };
}

export const isDeviceDataEmpty = ({ profile, ...lists }: ReturnType<typeof readDeviceData>) =>
  profile === null && Object.values(lists).every((list) => list.length === 0);
