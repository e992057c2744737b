import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateDiaryEntry } from '#contract/diary.ts';
import { addDays } from '#domain/dates/calendar-day.ts';
import { type Account, newAccount } from './account.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';
import { runServer } from './server-under-test.ts';
import { todayReadyTimes } from './tracking-views.ts';

const ENTRIES = 10_000;
const DAYS = 400;
const AT_ONCE = 500;
const CALLS = 200;
/** Not counted: the first calls of a process also compile it. */
const WARM_UP = 20;
const FIRST_DAY = '2025-01-01';
const TOLD = [
  'two eggs and half an avocado',
  '150 g salmon, a cup of broccoli',
  'a handful of walnuts',
  'coffee with 2 tbsp cream',
];

function entry(index: number): CreateDiaryEntry {
  const day = addDays(FIRST_DAY, index % DAYS);
  const known = { value: 2, low: 1.5, high: 2.6 };
  return {
    day,
    eatenAt: `${day}T12:00:00Z`,
    meal: 'lunch',
    name: `Food ${index % 300}`,
    amount: { count: 1, unit: 'cup' },
    grams: known,
    values: { netCarbs: known, totalCarbs: known, energy: known, protein: known, fat: known },
    source: { kind: 'own' },
    idempotencyKey: crypto.randomUUID(),
  };
}

async function p95(call: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS + WARM_UP; index++) {
    const began = performance.now();
    await call(index);
    if (index >= WARM_UP) times.push(performance.now() - began);
  }
  return Math.round(quantile(times, 0.95) * 10) / 10;
}

async function figures(url: string, account: Account): Promise<Figures> {
  for (let start = 0; start < ENTRIES; start += AT_ONCE) {
    const entries = Array.from({ length: AT_ONCE }, (_, index) => entry(start + index));
    await account.call('POST', '/api/diary', { entries });
  }
  const dayAt = (index: number) => addDays(FIRST_DAY, (index * 7) % DAYS);
  return {
    dayP95Ms: await p95((index) =>
      account.call('GET', `/api/diary?from=${addDays(dayAt(index), -1)}&to=${dayAt(index)}`),
    ),
    daysOfAYearP95Ms: await p95(() =>
      account.call('GET', `/api/diary/days?from=${FIRST_DAY}&to=${addDays(FIRST_DAY, 364)}`),
    ),
    frequentP95Ms: await p95(() => account.call('GET', '/api/diary/frequent')),
    addP95Ms: await p95((index) => account.call('POST', '/api/diary', { entries: [entry(index)] })),
    readP95Ms: await p95((index) =>
      account.call('POST', '/api/diary/read', { text: TOLD[index % TOLD.length] }),
    ),
    todayReadyMs: Math.round(quantile(await todayReadyTimes(url, account), 0.5)),
  };
}

/** The running product with a diary of 10,000 entries over 400 days. */
export async function benchDiary(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      return await figures(server.url, await newAccount(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
