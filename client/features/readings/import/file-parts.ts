import Papa from 'papaparse';
import { IMPORT_LIMITS } from '#contract/readings-import.ts';
import type { ImportMapping } from '#domain/readings-import/import-mapping.ts';

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
  #cells: string[][] = [];
  #lines: number[] = [];
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
    const isFull =
      this.#cells.length >= IMPORT_LIMITS.rows || this.#characters + characters > CHARACTERS_MOST;
    const full = isFull ? this.rest() : null;
    this.#cells.push([...cells]);
    this.#lines.push(this.#line);
    this.#characters += characters;
    return full;
  }

  /** What is left since the last part; null of nothing. */
  rest(): FilePart | null {
    if (this.#cells.length === 0) return null;
    const { columns, separator } = this.#mapping;
    const heads = columns.map(({ name }) => name);
    const lines = this.#lines;
    const part: FilePart = {
      csv: Papa.unparse([heads, ...this.#cells], { delimiter: separator, newline: '\n' }),
      mapping: { ...this.#mapping, headerLine: 1, firstLine: 2 },
      rows: this.#cells.length,
      lineOf: (line) => lines[line - 2] ?? line,
    };
    [this.#cells, this.#lines, this.#characters] = [[], [], 0];
    return part;
  }
}
