import { createStore } from '../../../lib/create-store.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether "?" opens the list of shortcuts; people who dictate switch it off, since a spoken word may press it. */
export const helpKeyStore = createStore(readJson(browserStores().local, STORAGE_KEY.helpKey, isFlag) ?? true);

export function setHelpKey(on: boolean): void {
  writeJson(browserStores().local, STORAGE_KEY.helpKey, on);
  helpKeyStore.set(on);
}
