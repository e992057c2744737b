/** Name of the database with what is kept of an account. */
export const KEPT_DB = 'keto-kept';

/** Name of the database with label scans in progress. */
export const SCANS_DB = 'keto-scans';

function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that refuses a database has kept nothing.
  }
}

/** Deletes everything that is kept. What other tabs hold open of it gives way by itself. */
export const deleteKept = (): void => deleteDatabase(KEPT_DB);

/** Deletes all scans in progress, in all tabs. */
export const deleteScans = (): void => deleteDatabase(SCANS_DB);
