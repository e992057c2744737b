import { z } from 'zod';

const FORMAT = 1;
const header = z.object({
  format: z.literal(FORMAT),
  digest: z.string(),
  count: z.number().int(),
  dimensions: z.number().int(),
});

/** Vectors of the texts that `digest` stands for, in the same order. */
export type StoredVectors = { digest: string; vectors: Float32Array[] };

/**
 * Packs unit vectors into one byte a value: a JSON line, then per vector a 32-bit scale and its bytes.
 * The rounding moves a similarity by less than 0.01.
 */
export function packVectors({ digest, vectors }: StoredVectors): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const head = Buffer.from(
    `${JSON.stringify({ format: FORMAT, digest, count: vectors.length, dimensions })}\n`,
  );
  const rowBytes = 4 + dimensions;
  const body = Buffer.alloc(vectors.length * rowBytes);
  vectors.forEach((vector, row) => {
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    body.writeFloatLE(scale, row * rowBytes);
    vector.forEach((value, i) => {
      body.writeInt8(Math.round(value / scale), row * rowBytes + 4 + i);
    });
  });
  return Buffer.concat([head, body]);
}

/** Reverse of `packVectors`; throws when the bytes are not such a file. */
export function unpackVectors(bytes: Uint8Array): StoredVectors {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.indexOf(10);
  const { digest, count, dimensions } = header.parse(JSON.parse(buffer.subarray(0, end).toString()));
  const rowBytes = 4 + dimensions;
  const body = buffer.subarray(end + 1);
  if (body.length !== count * rowBytes)
    throw new Error(`Vector file holds ${body.length} bytes of ${count * rowBytes}`);
  const vectors = Array.from({ length: count }, (_, row) => {
    const scale = body.readFloatLE(row * rowBytes);
    return Float32Array.from(
      { length: dimensions },
      (_v, i) => body.readInt8(row * rowBytes + 4 + i) * scale,
    );
  });
  return { digest, vectors };
}
