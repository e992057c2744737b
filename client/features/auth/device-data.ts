import { type BrowserStores, isRecord, readJson, readJsonList } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** What lives on this device alone and would be lost at logout. */
interface DeviceData {
  pantryItems: unknown[];
  conversation: unknown[];
  readings: unknown[];
  fasts: unknown[];
  diary: unknown[];
  /** What the guest said about themselves; null when nothing. */
  profile: unknown;
}

/** How things are shown and whether questions were put off: nothing a person would miss. */
const PREFERENCES = ['units', 'onboarding'];

const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isSaid) : value != null;

const saysSomething = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.entries(value).some(([name, field]) => !PREFERENCES.includes(name) && isSaid(field));

/** Reads what a guest saved here. */
export function readDeviceData({ local }: BrowserStores): DeviceData {
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

export const isDeviceDataEmpty = (data: DeviceData) =>
  data.profile === null &&
  [data.pantryItems, data.conversation, data.readings, data.fasts, data.diary].every(
    (list) => list.length === 0,
  );
