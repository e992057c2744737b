import type { Page } from '@playwright/test';

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
