import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { DIMENSIONS, type SentenceModel, TOKENIZER, TOKENS_MOST } from './sentence-models.ts';

export type LoadedModel = { session: InferenceSession; tokenizer: Tokenizer; words: FileHandle };

/** Reads model and tokenizer from the disk, about 0.2 s. @throws Error when the weights are not the pinned ones */
export async function loadModel({ id, sha256, weights, words }: SentenceModel): Promise<LoadedModel> {
  const digest = await sha256Of(weights, words);
  if (digest !== sha256) throw new Error(`Weights of ${id} are not the pinned ones: sha256 ${digest}`);
  return {
    // By its path: given as bytes, the weights would stay in memory twice.
    session: await InferenceSession.create(weights, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'disabled', // `training/ship-encoder.ts` did that
      enableCpuMemArena: false, // an arena of each model's own holds some 15 MB more
    }),
    tokenizer: await loadTokenizer(),
    words: await open(words),
  };
}

/** The tokenizer of all sentence models, which is one. */
export function loadTokenizer(): Promise<Tokenizer> {
  tokenizer ??= Promise.all([readFile(TOKENIZER.tokenizer), readFile(TOKENIZER.config)]).then(
    ([words, config]) => new Tokenizer(JSON.parse(words.toString()), JSON.parse(config.toString())),
  );
  tokenizer.catch(() => {
    tokenizer = undefined; // the next call tries again
  });
  return tokenizer;
}

let tokenizer: Promise<Tokenizer> | undefined;

/** Of the files one after another. */
export async function sha256Of(...files: string[]): Promise<string> {
  const hash = createHash('sha256');
  // Through one block of memory: those of a stream, small and many, would leave holes of 20 MB behind.
  const block = Buffer.alloc(2 ** 20);
  for (const file of files) {
    const handle = await open(file);
    let length: number;
    do {
      length = (await handle.read(block)).bytesRead;
      hash.update(block.subarray(0, length));
    } while (length > 0);
    await handle.close();
  }
  return hash.digest('hex');
}

/**
 * The unit vector of one text. Never of several at once: the 8-bit model scales its activations over the whole batch,
 * so that a text's vector would depend on its neighbours.
 */
export async function embedText(
  { session, tokenizer, words }: LoadedModel,
  text: string,
): Promise<Float32Array> {
  const all = tokenizer.encode(text).ids;
  const last = all.at(-1);
  const ids = all.length > TOKENS_MOST && last !== undefined ? [...all.slice(0, TOKENS_MOST - 1), last] : all;
  const shape = [1, ids.length];
  const output = await session.run({
    words: new Tensor('uint8', rowsOf(ids, words), [...shape, DIMENSIONS]),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  const hidden = output.last_hidden_state?.data;
  if (!(hidden instanceof Float32Array)) throw new Error('The sentence model gave no hidden state');
  return normalise(meanOfTokens(hidden, ids.length));
}

/** The tokens' rows of the table, one after another; the system holds what is read often. */
function rowsOf(ids: readonly number[], { fd }: FileHandle): Uint8Array {
  const rows = new Uint8Array(ids.length * DIMENSIONS);
  ids.forEach((id, at) => {
    if (readSync(fd, rows, at * DIMENSIONS, DIMENSIONS, id * DIMENSIONS) < DIMENSIONS)
      throw new Error(`The table of words ends before token ${id}`);
  });
  return rows;
}

function meanOfTokens(hidden: Float32Array, tokens: number): Float32Array {
  const mean = new Float32Array(DIMENSIONS);
  for (let token = 0; token < tokens; token++) {
    const offset = token * DIMENSIONS;
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (hidden[offset + i] ?? 0) / tokens;
  }
  return mean;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
