import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const FOLDER = new URL('../../index/', import.meta.url);
/** Made by `npm run train:triage`. */
export const READER_FILES = {
  weights: new URL('triage-reader.weights', FOLDER),
  digest: new URL('triage-reader.sha256', FOLDER),
} as const;

const row = z.array(z.number()).transform((values) => Float32Array.from(values));
const layer = z.object({ weight: z.array(row), bias: row });
const layout = z.object({
  /** Names of what each task tells apart, in the order of its layer. */
  tasks: z.record(z.string(), z.array(z.string())),
  buckets: z.number(),
  width: z.number(),
  vectorScale: z.number(),
  words: z.record(z.string(), layer),
  hidden: layer,
  vectors: z.record(z.string(), layer),
  /** Weighs what the two nets and the rules say: a hidden layer, then one for the levels. */
  weighing: layer,
  weighed: layer,
});

export type Layer = z.infer<typeof layer>;
export type ReaderWeights = z.infer<typeof layout> & {
  /** One row of `width` 8-bit numbers for each bucket, to be multiplied by the row's scale. */
  table: Int8Array;
  scales: Float32Array;
};

/** What `training/triage/train.py` wrote. @throws Error when the file is not the pinned one */
export async function loadReaderWeights(): Promise<ReaderWeights> {
  const [bytes, digest] = await Promise.all([
    readFile(READER_FILES.weights),
    readFile(READER_FILES.digest, 'utf8'),
  ]);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== digest.trim())
    throw new Error(`Weights of the triage reader are not the pinned ones: ${found}`);
  const end = bytes.indexOf('\n');
  const told = layout.parse(JSON.parse(bytes.subarray(0, end).toString()));
  const { buffer } = new Uint8Array(bytes.subarray(end + 1));
  return {
    ...told,
    scales: new Float32Array(buffer, 0, told.buckets),
    table: new Int8Array(buffer, told.buckets * Float32Array.BYTES_PER_ELEMENT),
  };
}
