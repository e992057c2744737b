import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GRANOLA_BAR } from '#tests/label-images/granola-bar.ts';
import { printLabel } from '#tests/label-images/printed-label.ts';
import { renderLabel } from '#tests/label-images/render-label.ts';
import { newAccount } from './account.ts';
import type { Figures } from './bench.ts';
import { sendPhoto } from './label-queue.ts';
import { quantile } from './quantile.ts';
import { startLoad } from './rolling-load.ts';
import { runServer, serverPid } from './server-under-test.ts';

const MINUTES = 20;
/** All engines are loaded and all pools are filled by then. */
const WARM_UP_MINUTES = 5;
/** What is compared: so long after the warm-up, and at the end. */
const WINDOW_MINUTES = 3;
const REQUESTS_PER_SECOND = 20;
const SAMPLE_MS = 5_000;
const BETWEEN_TALKS_MS = 2_000;
const TALKS_A_PHOTO = 10;

const MEAL = 'two eggs, a handful of spinach and half an avocado';
const QUESTIONS = [
  'What is ketosis?',
  'How many net carbs are in 30 g of almonds?',
  'glucose 92, ketones 1.1',
];

interface Process {
  name: string;
  /** Memory of its own in MB, shared pages left out, by the time of the sample. */
  own: { at: number; mb: number }[];
}

/**
 * The product for twenty minutes under readings, pages, questions, told meals and photos of labels: what each of its
 * processes holds of its own at the end, beside what it held after the warm-up.
 */
export async function benchSoak(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
  try {
    const load = await startLoad(server.url, REQUESTS_PER_SECOND);
    const began = performance.now();
    const processes = new Map<number, Process>();
    const talks = talk(server.url, began + MINUTES * 60_000);
    while (performance.now() - began < MINUTES * 60_000) {
      sample(serverPid(dataDir), performance.now() - began, processes);
      await delay(SAMPLE_MS);
    }
    const asked = await talks;
    const counted = await load.stop();
    return { ...counted, asked, ...growth([...processes.values()]) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Asks the coach, tells a meal and now and then sends a photo. @returns how often */
async function talk(url: string, until: number): Promise<number> {
  const account = await newAccount(url);
  const label = await renderLabel(printLabel(GRANOLA_BAR, 'us'));
  const headers = { cookie: `${account.cookie.name}=${account.cookie.value}` };
  let count = 0;
  while (performance.now() < until) {
    await account.call('POST', '/api/ask', { question: QUESTIONS[count % QUESTIONS.length] });
    await account.call('POST', '/api/diary/read', { text: MEAL });
    if (count % TALKS_A_PHOTO === 0) await (await sendPhoto(url, label, headers)).text();
    count += 1;
    await delay(BETWEEN_TALKS_MS);
  }
  return count;
}

/** The server and everything it started, PostgreSQL and the label reader among them (Linux). */
function sample(server: number, at: number, processes: Map<number, Process>): void {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? statusOf(entry, 'PPid') : null;
    if (parent !== null) parents.set(Number(entry), parent);
  }
  const isOurs = (pid: number): boolean => pid === server || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  for (const pid of parents.keys()) {
    const kb = isOurs(pid) ? statusOf(String(pid), 'RssAnon') : null;
    if (kb === null) continue;
    const known = processes.get(pid) ?? { name: nameOf(pid), own: [] };
    known.own.push({ at, mb: kb / 1024 });
    processes.set(pid, known);
  }
}

/** A number of a process's status; null where it has ended or has no such line. */
function statusOf(pid: string, key: string): number | null {
  try {
    const found = new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Number(found[1]) : null;
  } catch {
    return null;
  }
}

const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');

/** Of those that live from the warm-up to the end: the one that grew most, and all together. */
function growth(processes: readonly Process[]): Figures {
  const between = ({ own }: Process, from: number, to: number) =>
    own.filter(({ at }) => at >= from * 60_000 && at < to * 60_000).map(({ mb }) => mb);
  const lasting = processes.flatMap((process) => {
    const early = between(process, WARM_UP_MINUTES, WARM_UP_MINUTES + WINDOW_MINUTES);
    const late = between(process, MINUTES - WINDOW_MINUTES, MINUTES);
    if (early.length === 0 || late.length === 0) return [];
    return [{ name: process.name, before: quantile(early, 0.5), after: quantile(late, 0.5) }];
  });
  for (const { name, before, after } of lasting)
    console.log(`${before.toFixed(0)} MB, then ${after.toFixed(0)} MB: ${name.slice(0, 100)}`);
  const sum = (of: 'before' | 'after') => Math.round(lasting.reduce((all, one) => all + one[of], 0));
  return {
    processes: lasting.length,
    grewMostMb: Math.round(Math.max(...lasting.map(({ before, after }) => after - before))),
    warmMb: sum('before'),
    endMb: sum('after'),
  };
}
