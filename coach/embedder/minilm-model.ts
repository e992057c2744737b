import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { DIMENSIONS, type SentenceModel, TOKENIZER, TOKENS_MOST } from './sentence-models.ts';

export type LoadedModel = { session: InferenceSession; tokenizer: Tokenizer };

/** Reads model and tokenizer from the disk, about 0.2 s. @throws Error when the weights are not the pinned ones */
export async function loadModel({ id, sha256, weights }: SentenceModel): Promise<LoadedModel> {
  const digest = await sha256Of(weights);
  if (digest !== sha256) throw new Error(`Weights of ${id} are not the pinned ones: sha256 ${digest}`);
  return {
    // By its path: given as bytes, the 23 MB of weights would stay in memory twice.
    session: await InferenceSession.create(weights, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableCpuMemArena: false, // an arena of each model's own holds some 15 MB more
    }),
    tokenizer: await loadTokenizer(),
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

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * The unit vector of one text. Never of several at once: the 8-bit model scales its activations over the whole batch,
 * so that a text's vector would depend on its neighbours.
 */
export async function embedText({ session, tokenizer }: LoadedModel, text: string): Promise<Float32Array> {
  const all = tokenizer.encode(text).ids;
  const last = all.at(-1);
  const ids = all.length > TOKENS_MOST && last !== undefined ? [...all.slice(0, TOKENS_MOST - 1), last] : all;
  const shape = [1, ids.length];
  const output = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  const hidden = output.last_hidden_state?.data;
  if (!(hidden instanceof Float32Array)) throw new Error('The sentence model gave no hidden state');
  return normalise(meanOfTokens(hidden, ids.length));
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
