import { z } from 'zod';
import type { VectorTable } from './vector-table.ts';

const FORMAT = 1;
const header = z.object({
  format: z.literal(FORMAT),
  digest: z.string(),
  count: z.number().int(),
  dimensions: z.number().int(),
});

/** Packs unit vectors into one byte a value: a JSON line, then per vector a 32-bit scale and its bytes. */
export function packVectors({ digest, table }: { digest: string; table: VectorTable }): Uint8Array {
  const { count, dimensions, values, scales } = table;
  const head = Buffer.from(`${JSON.stringify({ format: FORMAT, digest, count, dimensions })}\n`);
  const rowBytes = 4 + dimensions;
  const body = Buffer.alloc(count * rowBytes);
  for (let row = 0; row < count; row++) {
    body.writeFloatLE(scales[row] ?? 0, row * rowBytes);
    body.set(new Uint8Array(values.buffer, row * dimensions, dimensions), row * rowBytes + 4);
  }
  return Buffer.concat([head, body]);
}

/** Reverse of `packVectors`, with the digest of the texts the rows stand for; throws when the bytes are not such a file. */
export function unpackVectors(bytes: Uint8Array): { digest: string; table: VectorTable } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.indexOf(10);
  const { digest, count, dimensions } = header.parse(JSON.parse(buffer.subarray(0, end).toString()));
  const rowBytes = 4 + dimensions;
  const body = buffer.subarray(end + 1);
  if (body.length !== count * rowBytes)
    throw new Error(`Vector file holds ${body.length} bytes of ${count * rowBytes}`);
  const values = new Int8Array(count * dimensions);
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row++) {
    const at = row * rowBytes;
    scales[row] = body.readFloatLE(at);
    values.set(new Int8Array(body.buffer, body.byteOffset + at + 4, dimensions), row * dimensions);
  }
  return { digest, table: { count, dimensions, values, scales } };
}
