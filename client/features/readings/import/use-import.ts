import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Units } from '#contract/profile.ts';
import { FILE_LIMITS, IMPORT_LIMITS, importResult } from '#contract/readings-import.ts';
import { encodingOf } from '#domain/readings-import/decode-csv.ts';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import type { ImportMapping, ImportReading, RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { withoutKnown } from '#domain/readings-import/without-known.ts';
import { api } from '../../../lib/api/api.ts';
import { addGuestReadings, readGuestReadings } from '../../../lib/readings/guest-readings.ts';
import { READINGS_KEY } from '../../../lib/readings/reading.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { csvText } from '../../../ui/file-drop.tsx';
import { type FilePart, importInParts, type PartsProgress } from './import-in-parts.ts';

export interface OpenedFile {
  name: string;
  /** The file, or its beginning where it is `long`. */
  csv: string;
  /** The whole of a file that one import cannot take; null of others. */
  long: { file: File; encoding: string } | null;
  mapping: ImportMapping;
}

/**
 * Opens a file and guesses how it is to be read.
 * @throws Error in the person's words, where it is too large, empty or not a text
 */
export async function openCsv(file: File, units: Units, now: Date): Promise<OpenedFile> {
  if (file.size > FILE_LIMITS.bytes)
    throw new Error(
      `This file is larger than ${FILE_LIMITS.bytes / 1_000_000} MB. Export a shorter time period and try again.`,
    );
  const bytes = new Uint8Array(await file.slice(0, IMPORT_LIMITS.characters).arrayBuffer());
  const text = csvText(bytes);
  const isCut = bytes.length < file.size;
  const csv = beginningOf(text, isCut);
  const long = isCut || csv.length < text.length ? { file, encoding: encodingOf(bytes) } : null;
  return { name: file.name, csv, long, mapping: detectColumns(csv, { now, units }) };
}

/** With room for headings and what stands above them. */
const LINES_MOST = IMPORT_LIMITS.rows + 50;

/** As many whole lines as one import takes; the last of a text that was cut is none. */
function beginningOf(text: string, isCut: boolean): string {
  const lines = text.split('\n');
  return lines.slice(0, Math.min(LINES_MOST, isCut ? lines.length - 1 : lines.length)).join('\n');
}

/**
 * Keeps the readings of a file on this device; those that are there already become refused lines.
 * @throws Error when the file is a long one, or the browser's storage is full or refuses; then none is stored
 */
function importOnDevice(read: ImportReading, isLong: boolean): ImportOutcome {
  if (isLong)
    throw new Error(
      `As a guest, you can import at most ${IMPORT_LIMITS.rows.toLocaleString('en')} lines of a file. Sign in to import more.`,
    );
  const stores = browserStores();
  const { readings, refused } = withoutKnown(read, readGuestReadings(stores));
  addGuestReadings(
    stores,
    readings.map(({ reading }) => reading),
    new Date(),
  );
  return { stored: readings.length, refused };
}

interface ImportRequest extends Pick<OpenedFile, 'csv' | 'mapping' | 'long'> {
  zone: string;
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
    mutationFn: async ({ csv, mapping, zone, read, long }: ImportRequest): Promise<ImportOutcome> => {
      if (kind === 'guest') return importOnDevice(read, long !== null);
      running.current = new AbortController();
      const { signal } = running.current;
      /** POST /api/health-readings/import: stores what is new, all or nothing, and nothing when aborted. */
      const send = (part: Pick<FilePart, 'csv' | 'mapping'>) => {
        const body = { csv: part.csv, mapping: part.mapping, timeZone: zone };
        return api.post('/api/health-readings/import', importResult, { body, signal });
      };
      if (long) return importInParts({ ...long, mapping, send, signal, onProgress: setProgress });
      return send({ csv, mapping });
    },
    onSettled: () => {
      setProgress(null);
      return client.invalidateQueries({ queryKey: [READINGS_KEY] });
    },
  });
  const cancel = () => {
    running.current?.abort();
    // What a long file has stored is told.
    if (!progress) run.reset();
  };
  return { ...run, progress, cancel };
}
