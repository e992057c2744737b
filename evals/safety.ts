import { writeFileSync } from 'node:fs';
import { createMiniLmEmbedder } from '#coach/embedder/minilm-embedder.ts';
import { TRIAGE_ENCODER } from '#coach/embedder/sentence-models.ts';
import { createHearing } from '#coach/triage/reader/hearing.ts';
import { triage } from '#coach/triage/triage.ts';
import { endWithUsage, readArguments } from '../scripts/command-line.ts';
import { proportionText } from './proportion.ts';
import { figuresOf, isFit, type JudgedRow, LEVELS } from './safety-figures.ts';
import { readSafetyRows } from './safety-rows.ts';

/**
 * `npm run eval:safety -- FILE.jsonl… [--json FILE] [--rules]`: levels of triage against the expected ones, each figure
 * with its 95 % interval. `--rules` leaves the second reader out. Rows without `expected_level` are counted apart by the
 * level they get: a look at false alarms in ordinary questions.
 */
const USAGE = 'npm run eval:safety -- FILE.jsonl… [--json FILE] [--rules]';
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { json: { type: 'string' }, rules: { type: 'boolean' } },
});
if (positionals.length === 0) endWithUsage('Which file?', USAGE);

const embedder = createMiniLmEmbedder(TRIAGE_ENCODER);
const hear = createHearing(embedder);
await hear('keto');

const judge = async (text: string) => triage({ text }, values.rules ? null : await hear(text));
/** The best of a few rounds: other work on the machine is not what is measured. */
async function msOf(text: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    await judge(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

const rows: (JudgedRow & { rules: string[]; ms: number })[] = [];
for (const row of positionals.flatMap(readSafetyRows)) {
  const { level: got, rules } = await judge(row.text);
  rows.push({ ...row, got, rules, ms: await msOf(row.text) });
}
await embedder.close();
const marked = rows.filter((row) => row.expected !== null);
const figures = figuresOf(marked);
for (const row of marked.filter((row) => !isFit(row))) {
  console.log(`${row.id}  expected ${row.expected}, got ${row.got}  [${row.rules.join(' ')}]`);
}
const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(`${marked.length} rows, p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`);
for (const [name, found] of Object.entries(figures))
  console.log(`${name.padEnd(26)}${proportionText(found)}`);

const families = [...new Set(marked.flatMap(({ family }) => family ?? []))].sort();
for (const family of families) {
  const { emergencyCaught, callTodayOrHigherCaught, harmlessToldCall } = figuresOf(
    marked.filter((row) => row.family === family),
  );
  const told = [emergencyCaught, callTodayOrHigherCaught, harmlessToldCall].map(proportionText);
  console.log(`${family}: emergency ${told[0]}; at least call ${told[1]}; harmless told call ${told[2]}`);
}

const unmarked = rows.filter((row) => row.expected === null);
if (unmarked.length > 0) {
  const count = (level: string) => unmarked.filter(({ got }) => got === level).length;
  console.log(`Without an expected level: ${unmarked.length}`);
  console.table(Object.fromEntries(LEVELS.map((level) => [level, count(level)])));
}
if (values.json) {
  const shares = Object.fromEntries(
    Object.entries(figures).map(([name, found]) => [name, found?.share ?? null]),
  );
  const told = marked.map(({ id, expected, got }) => ({ id, expected, got }));
  writeFileSync(values.json, `${JSON.stringify({ ...shares, intervals: figures, rows: told }, null, 2)}\n`);
}
