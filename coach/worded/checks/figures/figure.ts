import type { Reading } from './numbers.ts';
import type { Unit } from './units.ts';

/** A number with what it counts, as it stands in a text. */
export type Figure = {
  /** As written, without marks of emphasis. */
  readonly text: string;
  /** One number, two of a range or of a ratio; each in every way it can be read. */
  readonly numbers: readonly (readonly Reading[])[];
  /** Null for a bare number. */
  readonly unit: Unit | null;
  /** Written as a simple fraction: "½". */
  readonly fraction: boolean;
};

/** What begins at a place: a figure, or digits that are none, such as a date or the name of a fasting plan. */
export type FigureRead = { readonly figure: Figure | null; readonly end: number };
