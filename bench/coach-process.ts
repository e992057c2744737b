import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { ChatEntry } from '#contract/chat.ts';
import { createGuardedCoach } from '#server/coach-worker/guarded-coach.ts';
import { quantile } from './quantile.ts';

/**
 * A process of its own that loads the coach in its worker thread, as the server does, and answers, run by
 * `bench/coach.ts`, which sends the questions; the last line of its output is a JSON object. `loadMs` counts from the start of the process to the first answers of the handbook and the foods table.
 */
const coach = createGuardedCoach({
  data: {
    limits: {},
    model: { AI_PROVIDER: undefined, AI_MODEL: undefined, AI_API_KEY: undefined, AI_BASE_URL: undefined },
  },
  report({ reason }) {
    throw new Error(`The coach's thread ended: ${reason}`);
  },
});

async function answer(question: string, history: readonly ChatEntry[]): Promise<string> {
  let text = '';
  for await (const event of coach.answer({ question, history }))
    if (event.type === 'text') text += event.text;
  return text;
}

await answer('What is ketosis?', []);
await answer('How many carbs are in an avocado?', []);
const loadMs = Math.round(performance.now());

const questions = z
  .array(z.object({ question: z.string(), followsOn: z.boolean() }))
  .parse(await json(process.stdin));
const times: number[] = [];
let last: ChatEntry | undefined;
for (const [round, { question, followsOn }] of [...questions, ...questions].entries()) {
  const history = followsOn && last ? [last] : [];
  const began = performance.now();
  const response = await answer(question, history);
  // The first round warms up: it compiles what the second one runs.
  if (round >= questions.length) times.push(performance.now() - began);
  last = { message: question, response };
}
const rssMb = Math.round(process.memoryUsage().rss / 1024 / 1024);
await coach.close();
const tenth = (value: number) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify({
    loadMs,
    answerP95Ms: tenth(quantile(times, 0.95)),
    answerMedianMs: tenth(quantile(times, 0.5)),
    questions: times.length,
    rssMb,
  }),
);
