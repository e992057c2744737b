import { writeFileSync } from 'node:fs';
import { createCoach } from '#coach/coach.ts';
import { readArguments } from '../scripts/command-line.ts';
import { figureCases, figureMisses } from './figures/figure-eval.ts';

/**
 * `npm run eval:figures -- [--seed N] [--json FILE]`: 200 questions with figures, their answers worked out from the
 * table's file and the published formulas. Prints each miss; ends with exit code 1 when there is one.
 */
const { values } = readArguments('npm run eval:figures -- [--seed N] [--json FILE]', {
  options: { seed: { type: 'string', default: '1' }, json: { type: 'string' } },
});
const cases = figureCases(Number(values.seed));
const coach = await createCoach();
const misses = await figureMisses(coach, cases);
await coach.close();
for (const { question, missing, answer } of misses) {
  console.log(`MISS ${question}\n  wanted ${missing}\n  got ${answer.replaceAll('\n', '\n      ')}\n`);
}
const figures = { questions: cases.length, right: cases.length - misses.length, misses };
console.log(`${figures.right} of ${figures.questions} right`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = misses.length > 0 ? 1 : 0;
