import { writeFile } from 'node:fs/promises';
import { sha256Of } from '#coach/embedder/minilm-model.ts';
import type { SentenceModel } from '#coach/embedder/sentence-models.ts';

/** Pins the files of a model that was made anew. */
export async function writeDigest({ weights, words }: SentenceModel): Promise<void> {
  await writeFile(weights.replace(/\.onnx$/, '.sha256'), `${await sha256Of(weights, words)}\n`);
}
