import { writeFileSync } from 'node:fs';
import { createCoach } from '#coach/coach.ts';
import { endWithUsage, readArguments } from '../scripts/command-line.ts';
import { readTopicRows, type TopicOutcome, topicReport } from './topic-report.ts';

/**
 * `npm run eval:topic -- FILE.jsonl… [--json FILE]`: which questions the coach takes and which it refuses. Each goes
 * the whole way a person's does, triage and skills included, without history.
 */
const USAGE = 'npm run eval:topic -- FILE.jsonl… [--json FILE]';
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
if (positionals.length === 0) endWithUsage('Which file?', USAGE);

const coach = await createCoach();

async function outcomeOf(question: string): Promise<TopicOutcome> {
  let outcome: TopicOutcome = 'answered';
  for await (const event of coach.answer({ question, history: [] })) {
    if (event.type === 'off_topic') outcome = 'refused';
    if (event.type === 'safety' && event.level === 'emergency') outcome = 'emergency';
  }
  return outcome;
}

const judged = [];
for (const row of positionals.flatMap(readTopicRows))
  judged.push({ row, outcome: await outcomeOf(row.text) });
await coach.close();

const report = topicReport(judged);
for (const { id, label, predicted } of report.rows.filter((row) => row.label !== row.predicted))
  console.log(`${id}  expected ${label}, got ${predicted}`);
console.table({
  rows: report.rows.length,
  onTopicAccepted: report.onTopicAccepted,
  offTopicRefused: report.offTopicRefused,
  emergencies: report.emergencies.length,
});
for (const lean of new Set(report.borderline.map((row) => row.lean))) {
  const leaning = report.borderline.filter((row) => row.lean === lean);
  const accepted = leaning.filter(({ predicted }) => predicted === 'on_topic').length;
  console.log(`Borderline, leaning ${lean}: ${accepted} of ${leaning.length} accepted`);
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
