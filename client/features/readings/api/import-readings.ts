import { importResult } from '#contract/readings-import.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/health-readings/import: stores what is new of a CSV file, all or nothing. */
export const importReadings = (csv: string, mapping: ImportMapping, timeZone: string) =>
  api.post('/api/health-readings/import', importResult, { body: { csv, mapping, timeZone } });
