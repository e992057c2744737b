import type { Units } from '#contract/profile.ts';
import { FILE_LIMITS, IMPORT_LIMITS } from '#contract/readings-import.ts';
import { encodingOf } from '#domain/readings-import/decode-csv.ts';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';
import { csvText } from '../../../lib/csv-text.ts';

export interface OpenedFile {
  name: string;
  /** The file, or its beginning where it is `long`. */
  csv: string;
  /** The whole of a file that one import cannot take; null of others. */
  long: { file: File; encoding: string } | null;
  /** As it was guessed. */
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
  const csv = beginningOf(text, bytes.length < file.size);
  const long =
    csv.length < text.length || bytes.length < file.size ? { file, encoding: encodingOf(bytes) } : null;
  return { name: file.name, csv, long, mapping: detectColumns(csv, { now, units }) };
}

/** As many whole lines as one import takes; the last of a text that was cut is none. */
function beginningOf(text: string, isCut: boolean): string {
  const lines = text.split('\n');
  const whole = isCut ? lines.slice(0, -1) : lines;
  return whole.length > LINES_MOST ? whole.slice(0, LINES_MOST).join('\n') : whole.join('\n');
}
/** With room for headings and what stands above them. */
const LINES_MOST = IMPORT_LIMITS.rows + 50;
