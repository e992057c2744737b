import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { levelsFrom } from '#coach/triage/reader/message-reader.ts';
import { triage } from '#coach/triage/triage.ts';
import { proportionText } from '../../evals/proportion.ts';
import { figuresOf, type JudgedRow } from '../../evals/safety-figures.ts';

/**
 * `node scripts/run.mjs training/triage/left-out-figures.ts LEFT_OUT.jsonl`: what triage as a whole makes of
 * each message with a reader that learned from the other writers alone.
 */
const [file = ''] = process.argv.slice(2);
const rows: JudgedRow[] = [];
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { id, text, expected_level: expected, second = [], family, heard } = JSON.parse(line);
  const levels = levelsFrom(new Map(Object.entries(heard.levels)));
  const { level: got } = triage({ text }, () => ({ levels, family: heard.family }));
  rows.push({ id, text, expected, acceptable: second, family, got });
}
for (const [name, found] of Object.entries(figuresOf(rows))) {
  console.log(`${name.padEnd(26)}${proportionText(found)}`);
}
