import { z } from 'zod';
import { tableSum } from './copy-table.ts';

/**
 * An archive is SQL as `pg_dump --data-only` writes it, packed by gzip: psql can read it in too. What only our own
 * command reads stands in comments: the head is the first line, the foot the last.
 */
const HEAD = '-- keto-navigator backup ';
const FOOT = '-- complete ';

export const archiveHead = z.object({
  format: z.literal(1),
  /** ISO instant of the snapshot. */
  madeAt: z.string(),
  /** The newest migration of its database: `when` in the journal of migrations. */
  migration: z.number().int(),
});
export type ArchiveHead = z.output<typeof archiveHead>;

export const archiveFoot = z.object({ tables: z.array(tableSum) });
export type ArchiveFoot = z.output<typeof archiveFoot>;

export const headLine = (head: ArchiveHead): string => `${HEAD}${JSON.stringify(head)}\n`;
export const footLine = (foot: ArchiveFoot): string => `${FOOT}${JSON.stringify(foot)}\n`;

/** @returns null where the line is not the head of an archive that this version reads */
export function readHead(line: string): ArchiveHead | null {
  return line.startsWith(HEAD) ? parsed(archiveHead, line.slice(HEAD.length)) : null;
}

/** @returns null where the line is not a foot */
export function readFoot(line: string): ArchiveFoot | null {
  return line.startsWith(FOOT) ? parsed(archiveFoot, line.slice(FOOT.length)) : null;
}

function parsed<T>(schema: z.ZodType<T>, json: string): T | null {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** The line after a table's last row, in the text format of COPY; no row can look like it. */
export const END_OF_ROWS = '\\.\n';

/** What precedes the rows of a table; nothing else in an archive is run as it stands but this and `SEQUENCE`. */
export const COPY = /^copy public\."[a-z0-9_]+" \("[a-z0-9_]+"(, "[a-z0-9_]+")*\) from stdin;$/;
/** What sets the next id of a table. */
export const SEQUENCE = /^select setval\('public\."[a-z0-9_]+"', \d+\);$/;
