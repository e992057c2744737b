import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FAMILY_IDS } from '#coach/triage/family-words.ts';
import type { Heard } from '#coach/triage/reader/message-reader.ts';
import { triage } from '#coach/triage/triage.ts';
import { proportionText } from '../../evals/proportion.ts';
import { figuresOf, type JudgedRow, LEVELS } from '../../evals/safety-figures.ts';

/**
 * `node scripts/run.mjs training/triage/left-out-figures.ts LEFT_OUT.jsonl`: what triage as a whole makes of
 * each message with a reader that learned from the other writers alone.
 */
const [file = ''] = process.argv.slice(2);
const KINDS = ['real', 'plain', 'negated', 'figure', 'textbook', 'otherword'];
/** The order in which train.py tells families; the first is none. */
const FAMILIES = [
  ...(['selfharm', 'heart', 'stroke', 'allergy', 'overdose', 'bleeding', 'low', 'sglt2', 'high'] as const),
  ...(['pregnancy', 'child', 'infection', 'dehydration', 'eating'] as const),
] satisfies (typeof FAMILY_IDS)[number][];

function heardOf(told: Record<string, number[]>): Heard {
  const at = (task: string, index: number) => told[task]?.[index] ?? 0;
  const [none, caution, call_today, emergency] = LEVELS.map((_, index) => at('expected_level', index));
  const families = FAMILIES.map((family, index) => ({ family, share: at('family', index + 1) }));
  return {
    levels: {
      none: none ?? 0,
      caution: caution ?? 0,
      call_today: call_today ?? 0,
      emergency: emergency ?? 0,
    },
    family: families.sort((a, b) => b.share - a.share)[0]?.family ?? null,
    talkedAbout: KINDS.slice(3).reduce((sum, kind) => sum + at('kind', KINDS.indexOf(kind)), 0),
  };
}

const rows: JudgedRow[] = [];
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { id, text, expected_level: expected, family, heard } = JSON.parse(line);
  const { level: got } = triage({ text }, () => heardOf(heard));
  rows.push({ id, text, expected, acceptable: [], family, got });
}
for (const [name, found] of Object.entries(figuresOf(rows))) {
  console.log(`${name.padEnd(26)}${proportionText(found)}`);
}
