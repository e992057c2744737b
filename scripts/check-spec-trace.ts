import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { statementCount, traceFaults } from './spec-trace.ts';

/** Fails when a statement of the specification has no file or no test, or names one that is not there. */
const root = join(import.meta.dirname, '..');
const TRACE = 'docs/spec-trace.md';
const SECTIONS = 9;

const texts = new Map<string, string | null>();
function read(path: string): string | null {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const file = join(root, path);
  const text = existsSync(file) ? (statSync(file).isFile() ? readFileSync(file, 'utf8') : '') : null;
  texts.set(path, text);
  return text;
}

const trace = read(TRACE) ?? '';
const faults = traceFaults(trace, SECTIONS, read);
if (faults.length > 0) {
  console.error(`${TRACE} is not whole:\n${faults.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}
console.log(`${statementCount(trace)} statements of the specification have a file and a test each`);
