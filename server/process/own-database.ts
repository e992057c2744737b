import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { Closers } from './closers.ts';
import { claimDataFolder } from './data-folder.ts';

/** The embedded database ends at once when asked to, and otherwise recovers at the next start. */
const STOP_LIMIT_MS = 10_000;

/**
 * Starts the embedded database of a data folder for this process alone.
 * @returns its address
 * @throws DataFolderInUse
 */
export async function startOwnDatabase(
  dataDir: string,
  closers: Closers,
  settings: Record<string, string> = {},
): Promise<string> {
  const folder = await claimDataFolder(dataDir);
  closers.add('data folder', () => folder.release());
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, settings });
  closers.add('embedded database', () => postgres.stop(), STOP_LIMIT_MS);
  folder.publishDatabase(postgres.url);
  return postgres.url;
}
