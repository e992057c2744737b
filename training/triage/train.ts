import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256Of } from '#coach/embedder/minilm-model.ts';
import { MINILM_SOURCE, TRIAGE_ENCODER } from '#coach/embedder/sentence-models.ts';
import { READER_FILES } from '#coach/triage/reader/reader-weights.ts';
import { shipEncoder } from '../ship-encoder.ts';

/**
 * `npm run train:triage [-- --left-out]`: makes the encoder and the weights of the second reader again from the messages,
 * or with `--left-out` their figures on each writer left out of training. Needs Python with torch, onnx and numpy.
 */
const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-triage-'));
const rows = join(folder, 'rows.jsonl');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`);
}

const here = (file: string) => join(import.meta.dirname, file);
run(process.execPath, ...process.execArgv, here('write-features.ts'), rows);
const isLeftOut = process.argv.includes('--left-out');
const target = isLeftOut ? [] : [TRIAGE_ENCODER.weights];
run('python3', here('train_encoder.py'), rows, MINILM_SOURCE, folder, ...target);
if (isLeftOut) {
  const found = join(folder, 'left-out.jsonl');
  run('python3', here('train.py'), rows, folder, '--left-out', found);
  run(process.execPath, ...process.execArgv, here('left-out-figures.ts'), found);
} else {
  const weights = fileURLToPath(READER_FILES.weights);
  run('python3', here('train.py'), rows, folder, '--write', weights);
  writeFileSync(READER_FILES.digest, `${await sha256Of(weights)}\n`);
  await shipEncoder(TRIAGE_ENCODER);
}
