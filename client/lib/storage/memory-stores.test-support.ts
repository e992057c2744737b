import { type BrowserStores, memoryStore } from './browser-stores.ts';

/** Both browser stores, empty. */
export const memoryStores = (): BrowserStores => ({ local: memoryStore(), session: memoryStore() });
