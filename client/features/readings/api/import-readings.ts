import { importResult } from '#contract/readings-import.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';
import { api } from '../../../lib/api/api.ts';

interface SentFile {
  csv: string;
  mapping: ImportMapping;
  timeZone: string;
}

/** POST /api/health-readings/import: stores what is new of a CSV file, all or nothing, and nothing when aborted. */
export const importReadings = (body: SentFile, signal: AbortSignal) =>
  api.post('/api/health-readings/import', importResult, { body, signal });
