import { Tensor } from 'onnxruntime-node';
import { LINE_HEIGHT, type LineCrop } from './crop-line.ts';
import { decodeCtc, type ReadChar } from './ctc.ts';
import type { Recognizer } from './models.ts';

/** Lines read at once, and their width together: enough to keep all cores busy, not so much as to need memory. */
const BATCH = 6;
const BATCH_WIDTH = 2400;
/** Pixels one step of the recogniser's output covers. */
const STEP_PIXELS = 8;

function batchTensor(crops: readonly LineCrop[], width: number): Tensor {
  const plane = LINE_HEIGHT * width;
  const values = new Float32Array(crops.length * 3 * plane);
  for (const [n, crop] of crops.entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const base = (n * 3 + channel) * plane;
      for (let y = 0; y < LINE_HEIGHT; y++) {
        let at = y * crop.width * 3 + 2 - channel;
        for (let x = 0; x < crop.width; x++, at += 3) {
          values[base + y * width + x] = (crop.data[at] ?? 0) / 127.5 - 1;
        }
      }
    }
  }
  return new Tensor('float32', values, [crops.length, 3, LINE_HEIGHT, width]);
}

/** How many of the next lines, sorted by width, go into one batch. */
function batchSize(widths: readonly number[]): number {
  const tooWide = widths.findIndex((width, n) => (n + 1) * width > BATCH_WIDTH);
  return tooWide === -1 ? widths.length : Math.max(1, tooWide);
}

/** Reads straightened lines; the result has one entry a crop, in order. */
export async function recognizeLines(
  { session, alphabet }: Recognizer,
  crops: readonly LineCrop[],
): Promise<ReadChar[][]> {
  const order = crops
    .map((_, index) => index)
    .sort((a, b) => (crops[a]?.width ?? 0) - (crops[b]?.width ?? 0));
  const results: ReadChar[][] = crops.map(() => []);
  for (let from = 0, size = 0; from < order.length; from += size) {
    size = batchSize(order.slice(from, from + BATCH).map((index) => crops[index]?.width ?? 0));
    const indices = order.slice(from, from + size);
    const batch = indices.flatMap((index) => crops[index] ?? []);
    const width = Math.ceil(Math.max(...batch.map((crop) => crop.width)) / 32) * 32;
    const output = Object.values(await session.run({ x: batchTensor(batch, width) }))[0];
    const steps = output?.dims[1];
    if (!output || !(output.data instanceof Float32Array) || steps === undefined) {
      throw new Error('The text recogniser gave no scores');
    }
    for (const [n, index] of indices.entries()) {
      const size = steps * alphabet.length;
      const scores = output.data.subarray(n * size, (n + 1) * size);
      const used = Math.min(steps, Math.ceil((batch[n]?.width ?? 0) / STEP_PIXELS) + 1);
      results[index] = decodeCtc(scores, steps, used, alphabet);
    }
  }
  return results;
}
