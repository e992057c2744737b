import type { CreateReading } from '#contract/health-readings.ts';
import type { COLUMN_ROLES, DATE_ORDERS, SEPARATORS } from '#contract/readings-import.ts';
import type { GlucoseUnit } from '../health-values/glucose.ts';
import type { MeasureUnit, WaistUnit, WeightUnit } from '../health-values/measure-units.ts';

export type ImportUnit = MeasureUnit;

/** What a column of the file holds. `type`, `value` and `unit` belong to files with one measure per line. */
export type ColumnRole = (typeof COLUMN_ROLES)[number];
export type DateOrder = (typeof DATE_ORDERS)[number];
export type Separator = (typeof SEPARATORS)[number];

export interface ImportColumn {
  /** The heading, or "Column 2" where the file has none. */
  readonly name: string;
  readonly role: ColumnRole;
  /** The unit its heading states; it goes before the mapping's own. */
  readonly unit: ImportUnit | null;
  /** Up to three filled cells, for the preview. */
  readonly samples: readonly string[];
}

/** What the file leaves open: answered by setting the named field of the mapping to one of the choices. */
export type ImportQuestion = { readonly text: string } & (
  | { readonly about: 'dateOrder'; readonly choices: readonly DateOrder[] }
  | { readonly about: 'glucoseUnit'; readonly choices: readonly GlucoseUnit[] }
  | { readonly about: 'weightUnit'; readonly choices: readonly WeightUnit[] }
  | { readonly about: 'waistUnit'; readonly choices: readonly WaistUnit[] }
  | { readonly about: 'columns'; readonly choices: readonly [] }
  | { readonly about: 'clockWhenMissing'; readonly choices: readonly [] }
);

/** How a file is read: guessed by `detectColumns`, changed by the person in the preview. */
export interface ImportMapping {
  readonly separator: Separator;
  /** Line of the headings, the first line being 1; null where there are none. */
  readonly headerLine: number | null;
  /** First line that may hold a reading. */
  readonly firstLine: number;
  readonly columns: readonly ImportColumn[];
  readonly dateOrder: DateOrder;
  /** Every order that fits the whole column. */
  readonly dateOrders: readonly DateOrder[];
  /** Units of values whose column and cell state none. */
  readonly glucoseUnit: GlucoseUnit;
  readonly weightUnit: WeightUnit;
  readonly waistUnit: WaistUnit;
  /** Whether times without a zone are in UTC, as a heading says, and not the person's own. */
  readonly timesInUtc: boolean;
  /** Minutes after midnight for lines with a date alone; null refuses them. */
  readonly clockWhenMissing: number | null;
  /**
   * Glucose from 4 in the morning up to this hour (exclusive) counts as fasting, where the line tells of no meal; null
   * leaves it to the file's own marks. Chosen by the person, never guessed.
   */
  readonly fastingBefore: number | null;
  readonly questions: readonly ImportQuestion[];
}

export interface ImportedReading {
  /** The line in the file, as a spreadsheet numbers it. */
  readonly row: number;
  /** The line as it stands in the file. */
  readonly text: string;
  readonly reading: CreateReading & { readonly readingTime: string };
}

export interface RefusedRow {
  readonly row: number;
  readonly text: string;
  /** A sentence for the person. */
  readonly reason: string;
}

/** `rowsIn` is always the number of readings and refused rows together; empty lines count as nothing. */
export interface ImportReading {
  readonly rowsIn: number;
  readonly readings: readonly ImportedReading[];
  readonly refused: readonly RefusedRow[];
  /** What the person should know besides, each a sentence. */
  readonly notices: readonly string[];
}
