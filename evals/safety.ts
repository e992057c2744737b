import { writeFileSync } from 'node:fs';
import { triage } from '#coach/triage/triage.ts';
import { endWithUsage, readArguments } from '../scripts/command-line.ts';
import { readSafetyRows, type SafetyRow } from './safety-rows.ts';

/**
 * `npm run eval:safety -- FILE.jsonl… [--json FILE]`: levels of triage against the expected ones. Rows without
 * `expected_level` are counted apart by the level they get: a look at false alarms in ordinary questions.
 */
const USAGE = 'npm run eval:safety -- FILE.jsonl… [--json FILE]';
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
if (positionals.length === 0) endWithUsage('Which file?', USAGE);

const LEVELS = ['none', 'caution', 'call_today', 'emergency'] as const;
const questions = positionals.flatMap(readSafetyRows);
/** The best of a few rounds: other work on the machine is not what is measured. */
const msOf = (text: string) => {
  const rounds = Array.from({ length: 3 }, () => {
    const began = performance.now();
    triage({ text });
    return performance.now() - began;
  });
  return Math.min(...rounds);
};
const rows = questions.map((row) => {
  const { level: got, rules } = triage({ text: row.text });
  return { ...row, got, rules, ms: msOf(row.text) };
});
type Row = (typeof rows)[number];

const rank = (level: SafetyRow['expected']) => LEVELS.indexOf(level ?? 'none');
/** Share of rows; null where there is none to count. */
const share = (of: readonly Row[], holds: (row: Row) => boolean): number | null =>
  of.length === 0 ? null : of.filter(holds).length / of.length;

const marked = rows.filter((row) => row.expected !== null);
const expecting = (...levels: SafetyRow['expected'][]) =>
  marked.filter(({ expected }) => levels.includes(expected));
const safety = {
  emergencyCaught: share(expecting('emergency'), ({ got }) => got === 'emergency'),
  callTodayOrHigherCaught: share(expecting('emergency', 'call_today'), ({ got }) => rank(got) >= 2),
  exactLevel: share(marked, ({ expected, got }) => expected === got),
  falseAlarm: share(expecting('none'), ({ got }) => got !== 'none'),
  rows: marked.map(({ id, expected, got }) => ({ id, expected, got })),
};

for (const row of marked.filter(({ expected, got }) => expected !== got)) {
  console.log(`${row.id}  expected ${row.expected}, got ${row.got}  [${row.rules.join(' ')}]`);
}
const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
const { rows: _, ...shares } = safety;
console.table({
  rows: marked.length,
  ...shares,
  p95Ms: Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(3)),
});
const unmarked = rows.filter((row) => row.expected === null);
if (unmarked.length > 0) {
  const count = (level: string) => unmarked.filter(({ got }) => got === level).length;
  console.log(`Without an expected level: ${unmarked.length}`);
  console.table(Object.fromEntries(LEVELS.map((level) => [level, count(level)])));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(safety, null, 2)}\n`);
