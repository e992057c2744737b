import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
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

/** Takes one CSV file: chosen, or dropped on the area. */
export function FileDrop({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => picker.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'flex min-h-56 w-full flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed px-5 py-8 text-center',
          over ? 'border-rose bg-rose-wash' : 'border-line-strong bg-card hover:border-ink hover:bg-shoal',
        )}
      >
        <FileUp className="size-12 text-sea" />
        <span className="text-lg font-extrabold">Choose a CSV file</span>
        <span className="text-ink-soft">
          {children}
          <span className="pointer-coarse:hidden">. Or drop it here</span>
        </span>
        <span className="text-small text-ink-soft">
          You'll see how we read each column before anything is saved.
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after a correction.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
