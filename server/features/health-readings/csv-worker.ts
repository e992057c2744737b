import type { Units } from '#contract/profile.ts';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import type { ImportMapping, ImportReading } from '#domain/readings-import/import-mapping.ts';
import { readReadings } from '#domain/readings-import/read-readings.ts';

export interface CsvTask {
  csv: string;
  /** Null: it is guessed from the file. */
  mapping: ImportMapping | null;
  /** The person's own, for values without a unit. */
  units: Units;
  /** IANA zone of the person's times. */
  zone: string;
  now: Date;
}

export interface CsvRead {
  mapping: ImportMapping;
  read: ImportReading;
}

/** Worker entry: a file as it is understood. */
export default function readCsv({ csv, mapping: given, units, zone, now }: CsvTask): CsvRead {
  const mapping = given ?? detectColumns(csv, { now, units });
  return { mapping, read: readReadings(csv, mapping, { zone, now }) };
}
