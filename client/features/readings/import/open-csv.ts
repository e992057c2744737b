import type { Units } from '#contract/profile.ts';
import { FILE_LIMITS, IMPORT_LIMITS } from '#contract/readings-import.ts';
import { decodeCsv, encodingOf } from '#domain/readings-import/decode-csv.ts';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';

export interface OpenedFile {
  name: string;
  /** The file, or its beginning where it is `long`. */
  csv: string;
  /** The whole of a file that one import cannot take; null of others. */
  long: { file: File; encoding: string } | null;
  /** As it was guessed. */
  mapping: ImportMapping;
}

/** Formats people take for CSV, by how they begin. */
const NOT_TEXT: readonly [number[], string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is an Excel workbook or a ZIP archive.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture.'],
  [[0xff, 0xd8, 0xff], 'This is a picture.'],
];

/**
 * Opens a file and guesses how it is to be read.
 * @throws Error in the person's words, where it is too large, empty or not a text
 */
export async function openCsv(file: File, units: Units, now: Date): Promise<OpenedFile> {
  if (file.size > FILE_LIMITS.bytes)
    throw new Error(
      `This file is larger than ${FILE_LIMITS.bytes / 1_000_000} MB. Export a shorter time and try again.`,
    );
  const bytes = new Uint8Array(await file.slice(0, IMPORT_LIMITS.characters).arrayBuffer());
  const other = NOT_TEXT.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (other) throw new Error(`${other[1]} Export or save it as CSV and choose that file.`);
  const text = decodeCsv(bytes);
  if (text.trim() === '') throw new Error('This file is empty.');
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
