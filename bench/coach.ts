import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { loadAskedCards } from '#coach/handbook/load-handbook.ts';
import { leanEnvironment, leanFlags } from '../scripts/lean-node.mjs';
import type { Figures } from './bench.ts';
import { benchQuestions } from './coach-questions.ts';

const figures = z.object({
  loadMs: z.number(),
  answerP95Ms: z.number(),
  answerMedianMs: z.number(),
  questions: z.number(),
  rssMb: z.number(),
});

/** The coach in a process of its own, started as `npm start` starts the server: load, answers to more than 300 questions, and memory after them. */
export async function benchCoach(): Promise<Figures> {
  const questions = benchQuestions(await loadAskedCards());
  const child = spawn(process.execPath, [...leanFlags, join(import.meta.dirname, 'coach-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...leanEnvironment, ...process.env },
  });
  child.stdin.end(JSON.stringify(questions));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The coach's process ended with ${code}`);
  const {
    loadMs,
    answerP95Ms,
    answerMedianMs,
    questions: asked,
    rssMb,
  } = figures.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
  console.log(`${asked} answers, median ${answerMedianMs} ms`);
  return { loadMs, answerP95Ms, rssMb };
}
