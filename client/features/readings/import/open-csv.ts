import type { Units } from '#contract/profile.ts';
import { IMPORT_LIMITS } from '#contract/readings-import.ts';
import { decodeCsv } from '#domain/readings-import/decode-csv.ts';
import { detectColumns } from '#domain/readings-import/detect-columns.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';

/** A character takes one byte or more, so a file within this is never too long for the server by its size alone. */
const MOST_MEGABYTES = IMPORT_LIMITS.characters / 1_000_000;

export interface OpenedFile {
  name: string;
  csv: string;
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
  if (file.size > IMPORT_LIMITS.characters)
    throw new Error(
      `This file is larger than ${MOST_MEGABYTES.toFixed(0)} MB. Export a shorter time and try again.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = NOT_TEXT.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (other) throw new Error(`${other[1]} Export or save it as CSV and choose that file.`);
  const csv = decodeCsv(bytes);
  if (csv.trim() === '') throw new Error('This file is empty.');
  return { name: file.name, csv, mapping: detectColumns(csv, { now, units }) };
}
