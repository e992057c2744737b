import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { MINILM, minilmFiles } from './minilm-weights.ts';

export type MiniLm = { session: InferenceSession; tokenizer: Tokenizer };

/** Reads model and tokenizer from the disk, about 0.2 s. @throws Error when the weights are not the pinned ones */
export async function loadMiniLm(): Promise<MiniLm> {
  const files = minilmFiles();
  const digest = await sha256Of(files.weights);
  if (digest !== MINILM.sha256) {
    throw new Error(`Weights of ${MINILM.id} are not the pinned ones: sha256 ${digest}`);
  }
  const [tokenizer, config] = await Promise.all([readFile(files.tokenizer), readFile(files.tokenizerConfig)]);
  return {
    // By its path: given as bytes, the 23 MB of weights would stay in memory twice.
    session: await InferenceSession.create(files.weights, { intraOpNumThreads: 1, interOpNumThreads: 1 }),
    tokenizer: new Tokenizer(JSON.parse(tokenizer.toString()), JSON.parse(config.toString())),
  };
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * The unit vector of one text. Never of several at once: the 8-bit model scales its activations over the whole batch,
 * so that a text's vector would depend on its neighbours.
 */
export async function embedText({ session, tokenizer }: MiniLm, text: string): Promise<Float32Array> {
  const all = tokenizer.encode(text).ids;
  const last = all.at(-1);
  const ids =
    all.length > MINILM.maxTokens && last !== undefined ? [...all.slice(0, MINILM.maxTokens - 1), last] : all;
  const shape = [1, ids.length];
  const output = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  const hidden = output.last_hidden_state?.data;
  if (!(hidden instanceof Float32Array)) throw new Error(`${MINILM.id} gave no hidden state`);
  return normalise(meanOfTokens(hidden, ids.length));
}

function meanOfTokens(hidden: Float32Array, tokens: number): Float32Array {
  const mean = new Float32Array(MINILM.dimensions);
  for (let token = 0; token < tokens; token++) {
    const offset = token * MINILM.dimensions;
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (hidden[offset + i] ?? 0) / tokens;
  }
  return mean;
}

function normalise(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
