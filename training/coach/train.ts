import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MINILM, MINILM_SOURCE, QUESTION_ENCODER } from '#coach/embedder/sentence-models.ts';
import { shipEncoder } from '../ship-encoder.ts';

/**
 * `npm run train:coach [-- --ranking]`: makes the encoder of questions and the ranking of cards again from the handbook's
 * ways of asking, about 40 minutes on two cores; with `--ranking` the ranking alone. Needs Python with torch and onnx.
 * Writes the index anew too.
 */
const HELD_OUT = join(import.meta.dirname, 'held-out.json');

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
    MINILM_SOURCE,
    QUESTION_ENCODER.weights,
    HELD_OUT,
  );
  const split = join(import.meta.dirname, '../encoder.py');
  run('python3', split, MINILM_SOURCE, MINILM.weights, basename(MINILM.words));
  for (const model of [MINILM, QUESTION_ENCODER]) await shipEncoder(model);
}
runHere('train-ranking.ts', HELD_OUT);
index();
runHere('train-judged.ts');
index();
