import { z } from 'zod';
import { knownTimeZone } from './profile.ts';

/** Most of one import: lines, characters of the file, columns, characters of a column's name. */
export const IMPORT_LIMITS = { rows: 20_000, characters: 5_000_000, columns: 500, columnName: 1000 } as const;

/** Most of one file; what is more than one import takes is sent in several. 90 days of a sensor have 26,000 lines. */
export const FILE_LIMITS = { rows: 200_000, bytes: 100_000_000 } as const;

/** What a column of the file holds. `type`, `value` and `unit` belong to files with one measure per line. */
export const COLUMN_ROLES = [
  'ignored',
  'datetime',
  'date',
  'clock',
  'glucose',
  'ketones',
  'weight',
  'waist',
  'type',
  'value',
  'unit',
  'fasting',
  'marker',
  'meal',
  'activity',
  'feeling',
  'notes',
  'tags',
] as const;

/** The order of year, month and day in dates written in digits. */
export const DATE_ORDERS = ['YMD', 'DMY', 'MDY', 'YDM'] as const;

export const SEPARATORS = [',', ';', '\t', '|'] as const;

const line = z.number().int().min(1).max(10_000_000);

/** How the file is read: what a preview answered, changed by the person where it was wrong. */
export const importMapping = z.object({
  separator: z.enum(SEPARATORS),
  /** Line of the headings, the first line being 1; null where there are none. */
  headerLine: line.nullable(),
  /** First line that may hold a reading. */
  firstLine: line,
  columns: z
    .array(
      z.object({
        name: z.string().max(IMPORT_LIMITS.columnName),
        role: z.enum(COLUMN_ROLES),
        /** The unit its heading states; it goes before the mapping's own. */
        unit: z.enum(['mg/dL', 'mmol/L', 'kg', 'lb', 'cm', 'in']).nullable(),
      }),
    )
    .max(IMPORT_LIMITS.columns, `A file can have at most ${IMPORT_LIMITS.columns} columns`),
  dateOrder: z.enum(DATE_ORDERS),
  /** Units of values whose column and cell state none. */
  glucoseUnit: z.enum(['mg/dL', 'mmol/L']),
  weightUnit: z.enum(['kg', 'lb']),
  waistUnit: z.enum(['cm', 'in']),
  /** Whether times without a zone are in UTC, and not the person's own. */
  timesInUtc: z.boolean(),
  /** Minutes after midnight for lines with a date alone; null refuses them. */
  clockWhenMissing: z.number().int().min(0).max(1439).nullable(),
  /** Glucose from 4 in the morning up to this hour counts as fasting, where the line tells of no meal. */
  fastingBefore: z.number().int().min(5).max(12).nullable().default(null),
});

export const importReadings = z.object({
  /** The file's text. */
  csv: z
    .string('Please choose a file with readings')
    .min(1, 'Please choose a file with readings')
    .max(IMPORT_LIMITS.characters, 'A file can be at most 5 MB. Please split it'),
  /** Detected from the file without it. */
  mapping: importMapping.optional(),
  /** Times in the file are of this zone, where they name none. */
  timeZone: knownTimeZone,
  /** Answers what an import would, and stores nothing. */
  preview: z.boolean().default(false),
});
export type ImportReadings = z.output<typeof importReadings>;

/** `rowsIn` is always `stored` and the refused rows together; empty lines and headings count as nothing. */
export const importResult = z.object({
  rowsIn: z.number().int(),
  /** With `preview`, how many would be stored. */
  stored: z.number().int(),
  refused: z.array(
    z.object({
      /** The line in the file, as a spreadsheet numbers it. */
      row: z.number().int(),
      text: z.string(),
      reason: z.string(),
    }),
  ),
  /** What the person should know besides, each a sentence. */
  notices: z.array(z.string()),
  /** The mapping the file was read by. */
  mapping: importMapping,
  /** What the file left open and the mapping answers, each a sentence; none for a mapping that was sent. */
  questions: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResult>;
