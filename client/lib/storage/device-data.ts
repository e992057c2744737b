import type { BrowserStores } from './browser-stores.ts';
import { readJsonList } from './json-value.ts';
import { STORAGE_KEY } from './keys.ts';

/** What lives on this device alone and would be lost at logout. */
export interface DeviceData {
  pantryItems: unknown[];
  conversation: unknown[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what a guest saved here. */
export function readDeviceData({ local }: BrowserStores): DeviceData {
  const journal = readJsonList(local, STORAGE_KEY.guestJournalMessages, isRecord);
  return {
    pantryItems: readJsonList(local, STORAGE_KEY.guestPantry, isRecord),
    conversation: journal.length > 0 ? journal : readJsonList(local, STORAGE_KEY.chatHistory, isRecord),
  };
}

export const isDeviceDataEmpty = (data: DeviceData) =>
  data.pantryItems.length === 0 && data.conversation.length === 0;

/** Empties both stores, as logout does. */
export function clearStores({ local, session }: BrowserStores): void {
  local.clear();
  session.clear();
}
