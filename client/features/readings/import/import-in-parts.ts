import Papa from 'papaparse';
import { FILE_LIMITS, IMPORT_LIMITS, type ImportResult } from '#contract/readings-import.ts';
import type { ImportMapping, RefusedRow } from '#domain/readings-import/import-mapping.ts';
import type { ImportOutcome } from './use-import.ts';

/** A stretch of a file that one import takes, as a file of its own under the headings of the whole. */
export interface FilePart {
  csv: string;
  mapping: ImportMapping;
  /** Lines with something in them, the headings apart. */
  rows: number;
  /** The line of the whole file that a line of the part is. */
  lineOf: (line: number) => number;
}

/** Some room for what is escaped on the way. */
const CHARACTERS_MOST = IMPORT_LIMITS.characters * 0.8;

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Collects the lines of a file in order and gives out a part whenever one is full. */
export class FileParts {
  readonly #mapping: ImportMapping;
  #line = 0;
  #held: { line: number; cells: string[] }[] = [];
  #characters = 0;

  constructor(mapping: ImportMapping) {
    this.#mapping = mapping;
  }

  /** Takes the next line; the part that it would not fit into any more, or null. */
  add(cells: readonly string[]): FilePart | null {
    this.#line += 1;
    const { firstLine, headerLine } = this.#mapping;
    if (this.#line < firstLine || this.#line === headerLine || isEmpty(cells)) return null;
    const characters = cells.reduce((sum, cell) => sum + cell.length + 3, 2);
    const isFull = this.#held.length >= IMPORT_LIMITS.rows || this.#characters + characters > CHARACTERS_MOST;
    const full = isFull ? this.rest() : null;
    this.#held.push({ line: this.#line, cells: [...cells] });
    this.#characters += characters;
    return full;
  }

  /** What is left since the last part; null of nothing. */
  rest(): FilePart | null {
    const held = this.#held;
    if (held.length === 0) return null;
    [this.#held, this.#characters] = [[], 0];
    const { columns, separator } = this.#mapping;
    const heads = columns.map(({ name }) => name);
    const lines = held.map(({ cells }) => cells);
    return {
      csv: Papa.unparse([heads, ...lines], { delimiter: separator, newline: '\n' }),
      mapping: { ...this.#mapping, headerLine: 1, firstLine: 2 },
      rows: held.length,
      lineOf: (line) => held[line - 2]?.line ?? line,
    };
  }
}

/** Bytes that are read at a time. */
const CHUNK_BYTES = 1_000_000;

export interface PartsProgress {
  /** 0 to 1, of the file. */
  share: number;
  /** Readings. */
  stored: number;
}

interface PartsOptions {
  file: File;
  encoding: string;
  mapping: ImportMapping;
  send: (part: FilePart) => Promise<ImportResult>;
  signal: AbortSignal;
  onProgress: (progress: PartsProgress) => void;
}

/** A failed part ends the import; what was stored before it stays, and is known when the file comes again. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
  readonly stored: number;
  constructor(stored: number, cause: unknown) {
    super('Part of the file could not be saved', { cause });
    this.stored = stored;
  }
}

/**
 * Reads a long file bit by bit and stores it part by part, each of them whole or not at all. When `signal` aborts, what
 * was stored before stays.
 * @throws PartFailed
 */
export async function importInParts(options: PartsOptions): Promise<ImportOutcome> {
  const { mapping, send, signal, onProgress } = options;
  const parts = new FileParts(mapping);
  const refused: RefusedRow[] = [];
  let [rows, stored] = [0, 0];
  const isCut = () => rows > FILE_LIMITS.rows + 1;
  const store = async (part: FilePart | null, share: number) => {
    if (!part || signal.aborted) return;
    const result = await send(part);
    stored += result.stored;
    for (const one of result.refused) refused.push({ ...one, row: part.lineOf(one.row) });
    onProgress({ share, stored });
  };
  try {
    await readLines(options, async (lines, share) => {
      for (const cells of lines) {
        if (signal.aborted) return false;
        if (!isEmpty(cells)) rows += 1;
        if (isCut()) return false;
        const full = parts.add(cells);
        if (full) await store(full, share);
      }
      return !signal.aborted;
    });
    await store(parts.rest(), 1);
  } catch (cause) {
    if (!signal.aborted) throw new PartFailed(stored, cause);
  }
  return { stored, refused, isStopped: signal.aborted, isCut: isCut() };
}

/** Takes lines; whether more of them are wanted. `share` is how much of the file has been read, 0 to 1. */
type TakeLines = (lines: readonly string[][], share: number) => Promise<boolean>;

/** Gives out the lines of a file in order, no more of them in memory than one bit has. */
const readLines = ({ file, encoding, mapping }: PartsOptions, take: TakeLines): Promise<void> =>
  new Promise((resolve, reject) => {
    Papa.parse<string[], File>(file, {
      encoding,
      delimiter: mapping.separator,
      chunkSize: CHUNK_BYTES,
      chunk: ({ data, meta }, parser) => {
        parser.pause();
        const share = Math.min(1, meta.cursor / Math.max(1, file.size));
        take(data, share).then((goesOn) => (goesOn ? parser.resume() : parser.abort()), reject);
      },
      complete: () => resolve(),
      error: reject,
    });
  });
