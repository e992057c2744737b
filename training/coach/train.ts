import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINILM, QUESTION_ENCODER } from '#coach/embedder/sentence-models.ts';

/**
 * `npm run train:coach [-- --ranking]`: makes the encoder of questions and the ranking of cards again from the handbook's
 * ways of asking, about 40 minutes on two cores; with `--ranking` the ranking alone. Needs Python with torch and onnx.
 * Writes the index anew too.
 */
const HELD_OUT = join(import.meta.dirname, 'held-out.json');
const DIGEST = new URL('../../coach/index/question-encoder.sha256', import.meta.url);

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`);
}
const runHere = (file: string, ...args: string[]) =>
  run(process.execPath, ...process.execArgv, join(import.meta.dirname, file), ...args);

/** In a process of its own, which reads the new digest. */
const index = () => runHere('../../cli/keto.ts', 'index-coach');

if (!process.argv.includes('--ranking')) {
  const texts = join(mkdtempSync(join(tmpdir(), 'keto-navigator-coach-')), 'texts.jsonl');
  runHere('write-texts.ts', texts);
  run(
    'python3',
    join(import.meta.dirname, 'train_encoder.py'),
    texts,
    MINILM.weights,
    QUESTION_ENCODER.weights,
    HELD_OUT,
  );
  const digest = createHash('sha256').update(readFileSync(QUESTION_ENCODER.weights)).digest('hex');
  writeFileSync(fileURLToPath(DIGEST), `${digest}\n`);
}
runHere('train-ranking.ts', HELD_OUT);
index();
runHere('train-judged.ts');
index();
