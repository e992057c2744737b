import { z } from 'zod';
import { emptyTable, type VectorTable } from './vector-table.ts';

const FORMAT = 2;
const SCALE_BYTES = 4;
const header = z.object({
  format: z.literal(FORMAT),
  digest: z.string(),
  count: z.number().int(),
  dimensions: z.number().int(),
});

/** Packs unit vectors into one byte a value: a JSON line, then a 32-bit scale for each vector, then their bytes. */
export function packVectors({ digest, table }: { digest: string; table: VectorTable }): Uint8Array {
  const { count, dimensions, values, scales } = table;
  const head = Buffer.from(`${JSON.stringify({ format: FORMAT, digest, count, dimensions })}\n`);
  const scaleBytes = Buffer.alloc(count * SCALE_BYTES);
  scales.forEach((scale, row) => {
    scaleBytes.writeFloatLE(scale, row * SCALE_BYTES);
  });
  return Buffer.concat([head, scaleBytes, Buffer.from(values.buffer, values.byteOffset, values.byteLength)]);
}

/** Reverse of `packVectors`, with the digest of the texts the rows stand for. Throws when they are not such a file. */
export function unpackVectors(bytes: Uint8Array): { digest: string; table: VectorTable } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.indexOf(10);
  const { digest, count, dimensions } = header.parse(JSON.parse(buffer.subarray(0, end).toString()));
  const body = buffer.subarray(end + 1);
  if (body.length !== count * (SCALE_BYTES + dimensions))
    throw new Error(`Vector file holds ${body.length} bytes of ${count * (SCALE_BYTES + dimensions)}`);
  const table = emptyTable(count, dimensions);
  table.scales.forEach((_, row) => {
    table.scales[row] = body.readFloatLE(row * SCALE_BYTES);
  });
  table.values.set(body.subarray(count * SCALE_BYTES));
  return { digest, table };
}
