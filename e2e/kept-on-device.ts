import type { Page } from '@playwright/test';

/** Rows of a store of the app's database, as far as they can be told of. */
const rowsOf = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    // Opening it would make it, and without what the app puts into it.
    if (!(await indexedDB.databases()).some((one) => one.name === 'keto')) return [];
    return new Promise<{ queryHash: string; photos: unknown[] }[]>((resolve, reject) => {
      const opening = indexedDB.open('keto');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const all = db.transaction(name).objectStore(name).getAll();
        all.onsuccess = () => {
          db.close();
          resolve(
            all.result.map(({ queryHash, photos = [] }) => ({ queryHash, photos: photos.map(() => 1) })),
          );
        };
      };
    });
  }, store);

/** Names of the account's answers that the device has. */
export const keptNames = async (page: Page): Promise<string[]> =>
  (await rowsOf(page, 'answers')).map(({ queryHash }) => queryHash);

/** How many photos the device keeps, of all scans. */
export const keptPhotos = async (page: Page): Promise<number> =>
  (await rowsOf(page, 'photos')).flatMap(({ photos }) => photos).length;

/** How many scans the device keeps. */
export const keptScans = async (page: Page): Promise<number> => (await rowsOf(page, 'scans')).length;
