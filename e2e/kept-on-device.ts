import type { Page } from '@playwright/test';

/** Names of the databases of this browser. */
export const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Names of the account's answers that the device keeps. */
export const keptNames = (page: Page) =>
  page.evaluate(async () => {
    // Opening it would make it, and without what the app puts into it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'keto-kept')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('keto-kept');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const names = db.objectStoreNames.contains('sizes')
          ? db.transaction('sizes').objectStore('sizes').getAllKeys()
          : null;
        if (!names) return resolve([]);
        names.onsuccess = () => {
          db.close();
          resolve(names.result.map(String));
        };
      };
    });
  });

/** How many photos the device keeps, of all scans. */
export const keptPhotos = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening it would make it, and without what the app puts into it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'keto-scans')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('keto-scans');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const all = db.transaction('photos').objectStore('photos').getAll();
        all.onsuccess = () => {
          db.close();
          resolve(all.result.flatMap(({ photos }) => photos).length);
        };
      };
    });
  });
