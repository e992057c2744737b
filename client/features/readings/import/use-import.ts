import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImportMapping, ImportReading, RefusedRow } from '#domain/readings-import/import-mapping.ts';
import { refreshReadings } from '../../../lib/readings/readings.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { importReadings } from '../api/import-readings.ts';
import { importOnDevice } from './import-on-device.ts';

export interface ImportRequest {
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
