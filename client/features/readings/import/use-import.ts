import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { importResult } from '#contract/readings-import.ts';
import type { ImportMapping, ImportReading, RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { withoutKnown } from '#domain/readings-import/without-known.ts';
import { api } from '../../../lib/api/api.ts';
import { addGuestReadings, readGuestReadings } from '../../../lib/readings/guest-readings.ts';
import { refreshReadings } from '../../../lib/readings/readings.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';

interface SentFile {
  csv: string;
  mapping: ImportMapping;
  timeZone: string;
}

/** POST /api/health-readings/import: stores what is new of a CSV file, all or nothing, and nothing when aborted. */
const importReadings = (body: SentFile, signal: AbortSignal) =>
  api.post('/api/health-readings/import', importResult, { body, signal });

/**
 * Keeps the readings of a file on this device; those that are there already become refused lines.
 * @throws Error when the browser's storage is full or refuses; then none is stored
 */
function importOnDevice(read: ImportReading): ImportOutcome {
  const stores = browserStores();
  const { readings, refused } = withoutKnown(read, readGuestReadings(stores));
  addGuestReadings(
    stores,
    readings.map(({ reading }) => reading),
    new Date(),
  );
  return { stored: readings.length, refused };
}

interface ImportRequest {
  csv: string;
  mapping: ImportMapping;
  zone: string;
  /** The file as the preview read it. */
  read: ImportReading;
}

/** What became of the lines of a file: stored and refused together are all of them. */
export interface ImportOutcome {
  stored: number;
  refused: readonly RefusedRow[];
}

/** Stores a file's readings: an account's on the server, a guest's on this device. `cancel` leaves none stored. */
export function useImport() {
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const { kind } = useSession();
  const run = useMutation({
    mutationFn: async ({ csv, mapping, zone, read }: ImportRequest): Promise<ImportOutcome> => {
      if (kind === 'guest') return importOnDevice(read);
      running.current = new AbortController();
      return importReadings({ csv, mapping, timeZone: zone }, running.current.signal);
    },
    onSettled: () => refreshReadings(client),
  });
  const cancel = () => {
    running.current?.abort();
    run.reset();
  };
  return { ...run, cancel };
}
