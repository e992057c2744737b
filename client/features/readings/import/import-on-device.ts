import type { ImportReading } from '#domain/readings-import/import-mapping.ts';
import { withoutKnown } from '#domain/readings-import/without-known.ts';
import { addGuestReadings, readGuestReadings } from '../../../lib/readings/guest-readings.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import type { ImportOutcome } from './use-import.ts';

/**
 * Keeps the readings of a file on this device; those that are there already become refused lines.
 * @throws Error when the browser's storage is full or refuses; then none is kept
 */
export function importOnDevice(read: ImportReading): ImportOutcome {
  const stores = browserStores();
  const { readings, refused } = withoutKnown(read, readGuestReadings(stores));
  addGuestReadings(
    stores,
    readings.map(({ reading }) => reading),
    new Date(),
  );
  return { stored: readings.length, refused };
}
