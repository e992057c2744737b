import { decodeCsv } from '#domain/readings-import/decode-csv.ts';

/** Formats people take for CSV, by how they begin. */
const NOT_TEXT: readonly [number[], string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is an Excel workbook or a ZIP archive.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture.'],
  [[0xff, 0xd8, 0xff], 'This is a picture.'],
];

/** The text of a file. @throws Error in the person's words where it is none, or empty */
export function csvText(bytes: Uint8Array): string {
  const other = NOT_TEXT.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (other) throw new Error(`${other[1]} Export or save it as CSV and choose that file.`);
  const text = decodeCsv(bytes);
  if (text.trim() === '') throw new Error('This file is empty.');
  return text;
}
