import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { createCoach } from '#coach/coach.ts';
import { collectAnswer } from '#coach/collect-answer.ts';
import { endWithUsage, readArguments } from '../scripts/command-line.ts';

/**
 * `npm run eval:answers -- FILE.jsonl… --out FILE.jsonl`: every question of the files with its answer, to be read one
 * by one. A row has `text` and may have `id`; each line of the output holds question, answer, sources, level,
 * offTopic, what was offered next, and milliseconds.
 */
const USAGE = 'npm run eval:answers -- FILE.jsonl… --out FILE.jsonl';
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
if (positionals.length === 0 || !values.out) endWithUsage('Which file?', USAGE);

const questionRow = z.object({ id: z.string().optional(), text: z.string().min(1) });

function readQuestions(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const row = questionRow.safeParse(parsed(line));
    if (!row.success) throw new Error(`${file} line ${index + 1}: ${z.prettifyError(row.error)}`);
    return [row.data];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // told of as a line that does not fit
  }
}

const coach = await createCoach();
const answers = [];
for (const { id, text } of positionals.flatMap(readQuestions)) {
  const began = performance.now();
  const answer = await collectAnswer(coach.answer({ question: text, history: [] }));
  answers.push({
    ...(id === undefined ? {} : { id }),
    question: text,
    answer: answer.response,
    sources: answer.sources.map(({ title, href }) => ({ title, href })),
    level: answer.safetyLevel,
    offTopic: answer.offTopic,
    next: answer.next,
    ms: Math.round((performance.now() - began) * 10) / 10,
  });
}
await coach.close();
writeFileSync(values.out, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));

const unanswered = answers.filter(({ answer }) => answer.includes('rather say so than guess')).length;
const refused = answers.filter(({ offTopic }) => offTopic).length;
console.log(`${answers.length} questions, ${refused} refused as off topic, ${unanswered} not in the sources`);
