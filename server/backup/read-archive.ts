import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { COPY } from './archive-lines.ts';
import { BackupError } from './backup-error.ts';
import { AGE_MARK, decrypted } from './encryption.ts';

/** A part of an archive: a line of SQL or a comment, or rows of the table that the last line named. */
export type ArchivePart =
  | { kind: 'line'; text: string }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'rowsEnd' };

const END = Buffer.from('\\.\n');
const END_AFTER_LINE = Buffer.from('\n\\.\n');
/** No line of SQL or comment of ours comes near it: beyond, the file is something else. */
const LONGEST_LINE = 1_000_000;

/**
 * Unpacks an archive piece by piece, in constant memory.
 * @throws BackupError where it is none, is damaged, or the key does not open it
 */
export async function* readArchive(file: string, key: string | undefined): AsyncGenerator<ArchivePart> {
  const isSealed = await beginsWith(file, AGE_MARK);
  const stored = createReadStream(file);
  const packed = isSealed ? Readable.from(decrypted(stored, key), { objectMode: false }) : stored;
  const plain = createGunzip();
  // What fails before it also destroys it, and so reaches whoever reads.
  pipeline(packed, plain, () => {});
  try {
    yield* partsOf(plain);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged or is not a backup.`, { cause: error });
  } finally {
    stored.destroy();
    plain.destroy();
  }
}

async function beginsWith(file: string, mark: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === mark;
  } finally {
    await handle.close();
  }
}

interface Step {
  parts: ArchivePart[];
  /** Bytes that they took. */
  length: number;
}

async function* partsOf(plain: AsyncIterable<Buffer>): AsyncGenerator<ArchivePart> {
  let rest: Buffer = Buffer.alloc(0);
  let inRows = false;
  for await (const chunk of plain) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const step: Step | null = inRows ? nextRows(rest) : nextLine(rest);
      if (!step) break;
      for (const part of step.parts) {
        inRows = part.kind === 'rows' || (part.kind === 'line' && COPY.test(part.text));
        yield part;
      }
      rest = rest.subarray(step.length);
    }
    if (!inRows && rest.length > LONGEST_LINE) throw new Error('a line without an end');
  }
  if (rest.length > 0) throw new Error('it ends within a line');
}

function nextLine(rest: Buffer): Step | null {
  const end = rest.indexOf('\n');
  if (end < 0) return null;
  return { parts: [{ kind: 'line', text: rest.toString('utf8', 0, end) }], length: end + 1 };
}

/** Whole lines alone, for the end of the rows is a line of its own. `rest` begins with a line. */
function nextRows(rest: Buffer): Step | null {
  if (rest.subarray(0, END.length).equals(END)) return { parts: [{ kind: 'rowsEnd' }], length: END.length };
  const end = rest.indexOf(END_AFTER_LINE);
  if (end >= 0) {
    const bytes = rest.subarray(0, end + 1);
    return { parts: [{ kind: 'rows', bytes }, { kind: 'rowsEnd' }], length: bytes.length + END.length };
  }
  const whole = rest.lastIndexOf('\n') + 1;
  return whole > 0 ? { parts: [{ kind: 'rows', bytes: rest.subarray(0, whole) }], length: whole } : null;
}
