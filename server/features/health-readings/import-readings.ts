import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { EMPTY_READING } from '#contract/reading-values.ts';
import { IMPORT_LIMITS, type ImportReadings, type ImportResult } from '#contract/readings-import.ts';
import type {
  ImportedReading,
  ImportMapping,
  ImportReading,
} from '#domain/readings-import/import-mapping.ts';
import { type KnownReading, withoutKnown } from '#domain/readings-import/without-known.ts';
import type { Queries } from '../../database/client.ts';
import { healthReadings } from '../../database/schema/health-readings.ts';
import { AppError } from '../../errors.ts';
import { refusal } from './check-reading.ts';
import type { CsvReader } from './csv-reader.ts';
import type { ReadingDeps } from './reading-deps.ts';

/** Rows of one insert; PostgreSQL takes 65,535 values in a query. */
const CHUNK = 1000;
const MINUTE_MS = 60_000;

/**
 * Reads a CSV file and stores what is new of it, all or nothing. Imports of one person wait for each other, so that
 * the same file sent twice at once is stored once.
 * Whoever goes away before the end leaves nothing stored.
 * @throws AppError invalid_input for a file without lines, too_large for one with too many, timed_out or unavailable
 */
export async function importReadings(
  deps: ReadingDeps & { csvReader: CsvReader },
  userId: number,
  { csv, mapping: sentMapping, timeZone, preview }: ImportReadings,
  signal: AbortSignal,
): Promise<ImportResult> {
  const now = deps.clock.now();
  // What PostgreSQL cannot store would else fail the whole file for one damaged note.
  const text = csv.toWellFormed().replaceAll('\0', '');
  const { mapping, read } = await deps.csvReader.read({
    csv: text,
    mapping: sentMapping ? asMapping(sentMapping) : null,
    units: (await deps.findPerson(userId)).units,
    zone: timeZone,
    now,
  });
  signal.throwIfAborted();
  checkWidth(mapping);
  checkRows(read);
  const fresh = preview
    ? withoutKnown(read, await knownBeside(deps.db, userId, read))
    : await deps.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import of readings'), ${userId})`);
        const left = withoutKnown(read, await knownBeside(tx, userId, read));
        await insertAll(tx, userId, left.readings, { createdAt: now, signal });
        // Thrown here still, it takes back all of it.
        signal.throwIfAborted();
        return left;
      });
  return {
    rowsIn: fresh.rowsIn,
    stored: fresh.readings.length,
    refused: [...fresh.refused],
    notices: [...fresh.notices],
    mapping: { ...mapping, columns: mapping.columns.map(shortNamed) },
    questions: mapping.questions.map((question) => question.text),
  };
}

/** A mapping somebody sends answers every question. */
const asMapping = (sent: NonNullable<ImportReadings['mapping']>): ImportMapping => ({
  ...sent,
  columns: sent.columns.map((column) => ({ ...column, samples: [] })),
  dateOrders: [sent.dateOrder],
  questions: [],
});

const shortNamed = <T extends { name: string }>(column: T): T => ({
  ...column,
  name: column.name.slice(0, IMPORT_LIMITS.columnName),
});

function checkWidth({ columns }: ImportMapping): void {
  if (columns.length <= IMPORT_LIMITS.columns) return;
  throw refusal('csv', `A file can have at most ${IMPORT_LIMITS.columns} columns`);
}

function checkRows({ rowsIn }: ImportReading): void {
  if (rowsIn === 0) throw refusal('csv', 'This file doesn’t have any lines with readings');
  if (rowsIn <= IMPORT_LIMITS.rows) return;
  const most = IMPORT_LIMITS.rows.toLocaleString('en');
  const message = `This file has ${rowsIn.toLocaleString('en')} lines. Please import at most ${most} at a time.`;
  throw new AppError('too_large', { message, fields: { csv: message } });
}

/** The person's readings of the time the file is about. */
async function knownBeside(
  db: Queries,
  userId: number,
  { readings }: ImportReading,
): Promise<KnownReading[]> {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { reading } of readings) {
    const time = Date.parse(reading.readingTime);
    if (time < first) first = time;
    if (time > last) last = time;
  }
  if (first > last) return [];
  const { readingTime, glucoseLevel, ketoneLevel, weight, waist } = healthReadings;
  const rows = await db
    .select({ readingTime, glucoseLevel, ketoneLevel, weight, waist })
    .from(healthReadings)
    .where(
      and(
        eq(healthReadings.userId, userId),
        gte(readingTime, new Date(first - MINUTE_MS)),
        lt(readingTime, new Date(last + MINUTE_MS)),
      ),
    );
  return rows.map((row) => ({ ...row, readingTime: row.readingTime.toISOString() }));
}

async function insertAll(
  db: Queries,
  userId: number,
  readings: readonly ImportedReading[],
  { createdAt, signal }: { createdAt: Date; signal: AbortSignal },
): Promise<void> {
  for (let start = 0; start < readings.length; start += CHUNK) {
    signal.throwIfAborted();
    const rows = readings.slice(start, start + CHUNK).map(({ reading: { readingTime, ...fields } }) => ({
      ...EMPTY_READING,
      ...fields,
      userId,
      readingTime: new Date(readingTime),
      createdAt,
    }));
    await db.insert(healthReadings).values(rows);
  }
}
