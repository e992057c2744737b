import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { READER_FILES } from '#coach/triage/reader/reader-weights.ts';

/**
 * `npm run train:triage [-- --left-out]`: makes the weights of the second reader again from the messages, or with
 * `--left-out` its figures on each writer left out of training. Needs Python with torch and numpy.
 */
const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-triage-'));
const rows = join(folder, 'rows.jsonl');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`);
}

run(process.execPath, ...process.execArgv, join(import.meta.dirname, 'write-features.ts'), rows);
const train = join(import.meta.dirname, 'train.py');
if (process.argv.includes('--left-out')) {
  const found = join(folder, 'left-out.jsonl');
  run('python3', train, rows, '--left-out', found);
  run(process.execPath, ...process.execArgv, join(import.meta.dirname, 'left-out-figures.ts'), found);
} else {
  const weights = fileURLToPath(READER_FILES.weights);
  run('python3', train, rows, '--write', weights);
  const digest = createHash('sha256').update(readFileSync(weights)).digest('hex');
  writeFileSync(READER_FILES.digest, `${digest}\n`);
}
