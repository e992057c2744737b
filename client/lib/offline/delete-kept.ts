/** Name of the database with what is kept of an account. */
export const KEPT_DB = 'keto-kept';

/** Deletes everything that is kept. What other tabs hold open of it gives way by itself. */
export function deleteKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DB);
  } catch {
    // A browser that refuses a database has kept nothing.
  }
}
