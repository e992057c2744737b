import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { IMPORT_LIMITS, importResult } from '#contract/readings-import.ts';
import type { ImportMapping, ImportReading, RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { withoutKnown } from '#domain/readings-import/without-known.ts';
import { api } from '../../../lib/api/api.ts';
import { addGuestReadings, readGuestReadings } from '../../../lib/readings/guest-readings.ts';
import { refreshReadings } from '../../../lib/readings/readings.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import type { FilePart } from './file-parts.ts';
import { importInParts, type PartsProgress } from './import-in-parts.ts';
import type { OpenedFile } from './open-csv.ts';

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

/** A long file is sent in parts; a browser's own storage has no room for it. */
async function importLong(
  { long, mapping, zone }: ImportRequest & { long: NonNullable<OpenedFile['long']> },
  isGuest: boolean,
  signal: AbortSignal,
  onProgress: (progress: PartsProgress) => void,
): Promise<ImportOutcome> {
  if (isGuest)
    throw new Error(
      `This device keeps at most ${IMPORT_LIMITS.rows.toLocaleString('en')} lines of a file. Sign in to import more.`,
    );
  const send = (part: FilePart) =>
    importReadings({ csv: part.csv, mapping: part.mapping, timeZone: zone }, signal);
  return importInParts({ ...long, mapping, send, signal, onProgress });
}

interface ImportRequest extends Pick<OpenedFile, 'csv' | 'mapping' | 'long'> {
  zone: string;
  /** The file as the preview read it. */
  read: ImportReading;
}

/** What became of the lines of a file: stored and refused together are all of them. */
export interface ImportOutcome {
  stored: number;
  refused: readonly RefusedRow[];
  /** Somebody cancelled a long file on its way. */
  isStopped?: boolean;
  /** The file had more lines than are taken of one. */
  isCut?: boolean;
}

/**
 * Stores a file's readings: an account's on the server, a guest's on this device. `cancel` leaves none stored, of a long
 * file what was stored before it.
 */
export function useImport() {
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<PartsProgress | null>(null);
  const client = useQueryClient();
  const { kind } = useSession();
  const run = useMutation({
    mutationFn: async (request: ImportRequest): Promise<ImportOutcome> => {
      const { csv, mapping, zone, read, long } = request;
      running.current = new AbortController();
      if (long)
        return importLong({ ...request, long }, kind === 'guest', running.current.signal, setProgress);
      if (kind === 'guest') return importOnDevice(read);
      return importReadings({ csv, mapping, timeZone: zone }, running.current.signal);
    },
    onSettled: () => {
      setProgress(null);
      return refreshReadings(client);
    },
  });
  const cancel = () => {
    running.current?.abort();
    // What a long file has stored is told.
    if (!progress) run.reset();
  };
  return { ...run, progress, cancel };
}
